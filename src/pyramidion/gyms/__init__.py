"""Researchers' doors: PettingZoo, Gymnasium, a batch of games in NumPy arrays, OpenSpiel."""
