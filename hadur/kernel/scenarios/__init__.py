"""Scenarios: positions on paper with what must and must not be possible in them."""

from hadur.kernel.scenarios.files import Scenario
from hadur.kernel.scenarios.run import Difference, found_by, run, start

__all__ = ["Difference", "Scenario", "found_by", "run", "start"]
