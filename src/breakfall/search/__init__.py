"""Looking ahead under hidden cards: a tree of what could be chosen, grown on guesses.

Like the rules it is compiled by mypyc, and needs nothing but the core.
"""
