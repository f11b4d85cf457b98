"""Benchmarks of the BANG! engine beside its peers, run by `make bench`, never part of the tests."""
