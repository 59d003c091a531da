"""The rules of Nightbreak, one file for each chapter that acts."""
