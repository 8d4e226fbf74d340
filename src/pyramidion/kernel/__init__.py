"""The part that knows no game: contract, machine, randomness, records, tables, scenarios."""
