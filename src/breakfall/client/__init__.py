"""What every front end for one player needs: a match at a screen, saved matches, card text."""
