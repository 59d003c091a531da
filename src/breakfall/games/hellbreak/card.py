"""What is printed on the cards. (HB-2.1 to HB-2.3, HB-2.8)

Every card says field by field where its values come from. A card that names no mark for a field
has it from published card faces.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import PUBLIC, Face
from breakfall.core.wording import Count
from breakfall.games.hellbreak.printed import Bar, Icon

PLAYS_ITSELF: Final = "Play this card for 0 blood."  # a Jumpscare of many cards


def marked(**fields: str) -> dict[str, str]:
    """Where single fields of a card come from."""
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class HellCard(Face):
    """Anything with a name, traits and a text."""

    codes = ("number", "aspect", "abilities", "lurking.abilities", "unleashed.abilities")
    source: ClassVar[str] = PUBLIC
    number: ClassVar[str] = ""  # in the published set
    subtitle: ClassVar[str] = ""
    traits: ClassVar[tuple[str, ...]] = ()
    text: ClassVar[str] = ""  # names its amounts: "Deal {amount} damage to a minion."
    amount: ClassVar[int] = 0  # how much its text does
    also: ClassVar[int] = 0  # of something else that it does
    price: ClassVar[int] = 0  # the malice that it may be paid for its text
    action_cost: ClassVar[int] = 0
    marks: ClassVar[dict[str, str]] = marked()  # fields that come from elsewhere than `source`
    unique: ClassVar[bool] = False
    abilities: ClassVar[int] = 0

    @property
    def printed_text(self) -> str:
        """The text with its amounts."""
        return self.with_amounts(self.text, self.amount)

    def with_amounts(self, text: str, amount: int) -> str:
        """A text of this card, with this amount and what else is printed on it."""
        return text.format(
            amount=Count(amount),
            also=self.also,
            price=self.price,
            action_cost=self.action_cost,
        )

    @property
    def full_name(self) -> str:
        """ "Renfield, Deranged Solicitor" """
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name


class MonsterSide:
    """One side of a monster card: Lurking or Unleashed. (HB-2.2)"""

    def __init__(
        self,
        *,
        combat: int,
        health: int,
        bar: Bar,
        scheme: tuple[Icon, ...] = (),
        abilities: int = 0,
        amount: int = 0,
        text: str = "",
    ) -> None:
        self.combat = combat
        self.health = health  # what its health stack is worth (HB-3.7)
        self.bar = bar
        self.scheme = scheme
        self.abilities = abilities
        self.amount = amount
        self.text = text
