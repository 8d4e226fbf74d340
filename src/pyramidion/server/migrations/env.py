"""Alembic runs this with the connection that `store.migrate` gives it."""

from alembic import context

from pyramidion.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
