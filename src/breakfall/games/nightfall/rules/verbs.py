"""What several orders do, named on the card: `Text(DRAWS, 2)`. (NF-8, NF-12)"""

from __future__ import annotations

from typing import Final

from breakfall.games.nightfall.card import Text
from breakfall.games.nightfall.rules.effects import (
    damage_each_opponent,
    damage_target_minion,
    damage_target_opponent,
    damage_target_player,
    destroy_target_minion,
    draw_cards,
    each_opponent_discards,
    exile_from_target_archive,
    exile_target_wound,
    gain_influence,
    restore_target_minion,
    target_opponent_discards,
)
from breakfall.games.nightfall.state import Effect, Link, Night


class DamagesMinion(Effect):
    harms_a_minion = True

    async def use(self, night: Night, me: Link, text: Text) -> None:
        await damage_target_minion(night, me, text.amount)


class DamagesPlayer(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await damage_target_player(night, me, text.amount)


class DamagesOpponent(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await damage_target_opponent(night, me, text.amount)


class DamagesOpponents(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await damage_each_opponent(night, me, text.amount)


class DestroysMinion(Effect):
    harms_a_minion = True

    async def use(self, night: Night, me: Link, text: Text) -> None:
        await destroy_target_minion(night, me)


class RestoresMinion(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await restore_target_minion(night, me, text.amount)


class Draws(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        draw_cards(night, me, text.amount)


class OpponentDiscards(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await target_opponent_discards(night, me)


class OpponentsDiscard(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await each_opponent_discards(night, me)


class ExilesWound(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await exile_target_wound(night, me)


class ExilesFromArchive(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await exile_from_target_archive(night, me, text.amount)


class GainsInfluence(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        gain_influence(night, me, text.amount)


DAMAGES_MINION: Final = DamagesMinion("Inflict {amount} damage on target minion.")
DAMAGES_PLAYER: Final = DamagesPlayer("Inflict {amount} damage on target player.")
DAMAGES_OPPONENT: Final = DamagesOpponent("Inflict {amount} damage on target opponent.")
DAMAGES_OPPONENTS: Final = DamagesOpponents("Inflict {amount} damage on each opponent.")
DESTROYS_MINION: Final = DestroysMinion("Destroy target minion.")
RESTORES_MINION: Final = RestoresMinion("Restore {amount} health to target friendly minion.")
DRAWS: Final = Draws("Draw {cards}.")
OPPONENT_DISCARDS: Final = OpponentDiscards("Target opponent discards a card from hand.")
OPPONENTS_DISCARD: Final = OpponentsDiscard("Each opponent discards a card from hand.")
EXILES_WOUND: Final = ExilesWound("Exile target wound in your discard pile.")
EXILES_FROM_ARCHIVE: Final = ExilesFromArchive("Exile {cards} from target archive.")
GAINS_INFLUENCE: Final = GainsInfluence("Gain {amount} influence.")
