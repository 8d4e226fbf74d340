"""One folder per game, each with a `GAME`; the registry finds them."""
