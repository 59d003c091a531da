"""Where rooms are kept. All SQL is here."""
