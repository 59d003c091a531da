"""What several processes on one database tell each other."""
