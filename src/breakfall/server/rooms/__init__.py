"""Where people meet: a match, who is there, and what each of them is told."""
