"""Tables for people and bots, over the network: nothing lost, nothing leaked. Never looks inside a game."""
