"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
ACTIONS = Counter("pyramidion_entries", "Lines added to the logs of tables", ["kind"], registry=registry)
REFUSED = Counter("pyramidion_refused", "Wishes that were refused", ["code"], registry=registry)
LATENCY = Histogram(
    "pyramidion_entry_seconds",
    "From the wish to the broadcast",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=registry,
)
TABLES = Gauge("pyramidion_tables", "Tables in memory", registry=registry)
CLIENTS = Gauge("pyramidion_clients", "Open sockets", registry=registry)
LAGGED = Counter("pyramidion_lagged", "Slow clients dropped to a fresh view", registry=registry)
BOTS_FAILED = Counter("pyramidion_bots_failed", "Bots that crashed or took too long", registry=registry)
REQUESTS = Counter("pyramidion_requests", "HTTP requests", ["status"], registry=registry)
