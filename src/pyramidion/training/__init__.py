"""Learning what a position is worth, from games that bots play against each other."""
