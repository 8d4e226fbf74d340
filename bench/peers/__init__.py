"""Peers, each run by the Python (or Node) of its own environment: `python -m bench.peers.NAME SECONDS` prints JSON."""
