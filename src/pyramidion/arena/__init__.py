"""Matches between bots: seats rotated, deals shared, ratings with their intervals."""
