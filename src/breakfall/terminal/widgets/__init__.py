"""Pieces of the screen that every game shares."""
