"""What one leads the others by, in many things at once: for estimates whose weights are learned."""

from __future__ import annotations


def leads_over(own: list[float], others: list[list[float]]) -> list[float]:
    """In each thing, over the others on average."""
    leads: list[float] = []
    for at, mine in enumerate(own):
        total = 0.0
        for one in others:
            total += one[at]
        leads.append(mine - total / len(others))
    return leads


def best_of(others: list[list[float]]) -> float:
    """The most that one of them has of the first thing."""
    best = others[0][0]
    for one in others:
        best = max(best, one[0])
    return best
