"""The rules of Nightfall, a file for each chapter."""
