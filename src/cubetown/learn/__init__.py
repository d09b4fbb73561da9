"""Lessons: short stages on real positions, and what counts as reached (docs/learn.md)."""

from cubetown.learn.judge import Verdict, judge, stars
from cubetown.learn.stages import Stage, Task, stage_of, stages_of

__all__ = ["Stage", "Task", "Verdict", "judge", "stage_of", "stages_of", "stars"]
