"""The rules of HELLBREAK, one file for each chapter of the rulebook."""
