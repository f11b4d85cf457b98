"""Designed experiments: arms that differ in a few things play the same deals (docs/lab.md).

The pages are drawn in `report.py` and want libraries of their own; nothing here imports it.
"""

from .design import Arm, Experiment, read_experiment
from .results import Results, kept_results
from .running import run_experiment

__all__ = ["Arm", "Experiment", "Results", "kept_results", "read_experiment", "run_experiment"]
