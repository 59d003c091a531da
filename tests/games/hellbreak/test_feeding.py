"""Stories about the round and its Feeding Phase. (HB-5)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import BID_FOR_INITIATIVE, COLLECT
from tests.games.hellbreak.story import CARFAX, CardName, Story, at, made_up, side, table
from tests.games.hellbreak.tables import laid_table, real_pile, side_of, sides_seen, table_seen

EVERYBODY = (0, 1, None)
GETTING = ("blood", "malice", "draws-cards")  # what the log tells of collecting


def bidding(dracula: list[CardName], jaws: list[CardName], *, initiative: str = "dracula") -> Story:
    """A story that begins with the bids."""
    return table(
        dracula=side(hand=dracula),
        jaws=side(hand=jaws),
        stage=BID_FOR_INITIATIVE,
        initiative=initiative,
    )


def bid(story: Story, dracula: str, jaws: str) -> None:
    story.answer_as("dracula", f"bid:{dracula}")
    story.answer_as("jaws", f"bid:{jaws}")


def bid_winner(story: Story) -> str:
    assert story.kind == "take-initiative"
    return "dracula" if story.asks("dracula", "take-initiative") else "jaws"


# ---------------------------------------------------------------- HB-5.1 three phases


@pytest.mark.rule("HB-5.1")
def test_a_round_is_feeding_horror_and_refresh_and_then_a_new_round_begins() -> None:
    story = table(stage=COLLECT)
    phases = []
    for _ in range(10):
        assert story.match.choice is not None
        seen = table_seen(story.match, None)
        phases.append((seen["round"], seen["phase"], story.kind))
        story.match.choose(0)  # bid nothing, take initiative, use no ability, pass, flip
    assert phases == [
        (2, "Feeding Phase", "bid"),
        (2, "Feeding Phase", "bid"),
        (2, "Feeding Phase", "take-initiative"),
        (2, "Horror Phase", "action"),
        (2, "Horror Phase", "action"),
        (2, "Refresh Phase", "flip"),
        (2, "Refresh Phase", "flip"),
        (3, "Feeding Phase", "bid"),
        (3, "Feeding Phase", "bid"),
        (3, "Feeding Phase", "take-initiative"),
    ]


@pytest.mark.rule("HB-5.1")
def test_resources_are_collected_before_the_bid() -> None:
    story = table(dracula=side(deck=["Renfield", "Verona", "Aleera"]), stage=COLLECT)
    assert (story.dracula.blood, story.kind) == (2, "bid")
    assert story.options_of("dracula") == ["bid:nothing", "bid:renfield", "bid:verona"]


# ---------------------------------------------------------------- HB-5.2 collecting


@pytest.mark.rule("HB-5.2")
def test_a_vault_begins_with_the_monster_alone() -> None:
    match = laid_table()
    for seat in (0, 1):
        assert real_pile(match, seat, "vault") == []
        assert (side_of(match, seat).blood, side_of(match, seat).malice) == (2, 0)
        assert len(real_pile(match, seat, "hand")) == 4 + 2


@pytest.mark.rule("HB-5.2")
def test_every_icon_in_the_vault_brings_a_token_or_a_card() -> None:
    vault: list[CardName] = ["Drain Life", "Aleera", "Larry Vaughn", "Barracuda"]
    story = table(jaws=side(vault=vault, blood=1, malice=4), stage=COLLECT)
    assert story.jaws.blood == 1 + 2 + 2 + 1  # Jaws shows 2, Drain Life 2, Barracuda 1
    assert story.jaws.malice == 4 + 2 + 1  # Aleera shows 2, Barracuda 1
    assert len(story.pile("jaws", "hand")) == 2 + 1  # Jaws shows 2, Larry Vaughn 1
    assert len(story.pile("jaws", "deck")) == 8 - 3


@pytest.mark.rule("HB-5.2")
def test_cards_in_play_in_hand_and_in_the_crypt_bring_nothing() -> None:
    dracula = side(
        minions=[at(CARFAX, "Renfield")],
        assets=["Vampire's Coffin"],
        hand=["Verona"],
        crypt=["Drain Life"],
        unleashed=True,
    )
    story = table(dracula=dracula, stage=COLLECT, controllers=("dracula", "dracula"))
    assert (story.dracula.blood, story.dracula.malice) == (1, 0)  # the Unleashed side's bar
    assert len(story.pile("dracula", "hand")) == 1 + 1


# ---------------------------------------------------------------- HB-5.3 one after the other


@pytest.mark.rule("HB-5.3")
@pytest.mark.parametrize("initiative", ["dracula", "jaws"])
def test_the_player_with_initiative_collects_everything_first_and_tokens_before_cards(
    initiative: str,
) -> None:
    barracudas: list[CardName] = ["Barracuda"]
    story = table(
        dracula=side(vault=barracudas),
        jaws=side(vault=barracudas),
        initiative=initiative,
        stage=COLLECT,
    )
    first = ("dracula", "jaws").index(initiative)
    got = [event for event in story.match.events(None) if event.kind in GETTING]
    assert [(event.kind, event.facts) for event in got] == [
        (kind, {"side": seat, fact: amount})
        for seat in (first, 1 - first)
        for kind, fact, amount in (
            ("blood", "amount", 3),
            ("malice", "amount", 1),
            ("draws-cards", "count", 2),
        )
    ]


@pytest.mark.rule("HB-5.3")
@pytest.mark.parametrize(("initiative", "winner"), [("dracula", "jaws"), ("jaws", "dracula")])
def test_with_two_empty_decks_the_monster_with_initiative_dies_and_the_other_wins(
    initiative: str, winner: str
) -> None:
    dying = {"deck": [], "health": ["Giant Octopus"]}
    story = table(side(**dying), side(**dying), initiative=initiative, stage=COLLECT)
    assert story.winner == winner
    assert len(story.side(winner).piles.health.cards) == 1  # it never came to their draw


@pytest.mark.rule("HB-5.3")
def test_what_was_just_collected_can_pay_for_a_jumpscare() -> None:
    dracula = side(vault=["Aleera"], deck=[], health=["Drain Life", "Renfield", "Verona"])
    story = table(dracula=dracula, stage=COLLECT)
    assert story.asks("dracula", "jumpscare")  # it costs 1 malice, and Aleera has brought 2
    story.answer("yes")
    assert story.dracula.malice == 1


# ---------------------------------------------------------------- HB-5.4 bidding


@pytest.mark.rule("HB-5.4")
def test_both_are_asked_at_once_for_one_card_of_their_hand_or_nothing() -> None:
    story = bidding(["Renfield", "Verona", "Renfield"], ["Barracuda"])
    assert story.asks("dracula", "bid")
    assert story.asks("jaws", "bid")
    assert sorted(story.options_of("dracula")) == ["bid:nothing", "bid:renfield", "bid:verona"]
    assert story.options_of("jaws") == ["bid:nothing", "bid:barracuda"]


@pytest.mark.rule("HB-5.4")
@pytest.mark.rule("HB-13.7")
@pytest.mark.parametrize("early", ["dracula", "jaws"])
def test_a_bid_stays_secret_until_both_have_decided(early: str) -> None:
    story = bidding(["Verona"], ["Barracuda"])
    before = [(story.match.view(seat), story.match.log(seat)) for seat in EVERYBODY]
    bids = {"dracula": "bid:verona", "jaws": "bid:barracuda"}
    late = "jaws" if early == "dracula" else "dracula"
    story.answer_as(early, bids[early])
    assert [(story.match.view(seat), story.match.log(seat)) for seat in EVERYBODY] == before
    story.answer_as(late, bids[late])
    for seat in EVERYBODY:
        assert [one["bid"] for one in sides_seen(story.match, seat)] == [["verona"], ["barracuda"]]


@pytest.mark.rule("HB-5.4")
def test_whoever_bids_nothing_keeps_all_cards() -> None:
    story = bidding(["Verona"], ["Barracuda"])
    bid(story, "verona", "nothing")
    story.answer("player:you", "use:no-more")
    assert story.pile("dracula", "hand") == []
    assert story.pile("jaws", "hand") == ["Barracuda"]
    assert story.pile("jaws", "vault") == []


# ---------------------------------------------------------------- HB-5.5 the higher cost wins


@pytest.mark.rule("HB-5.5")
@pytest.mark.parametrize("initiative", ["dracula", "jaws"])
@pytest.mark.parametrize(
    ("ours", "theirs", "winner"),
    [
        ("Verona", "Ravenous Predator", "dracula"),  # 5 against 4
        ("Mina Harker", "Ravenous Predator", "jaws"),  # 3 against 4
        ("Drain Life", None, "dracula"),  # 1 against nothing
        (None, "Barracuda", "jaws"),  # nothing against 1
    ],
)
def test_the_higher_cost_wins_whoever_has_initiative(
    ours: str | None, theirs: str | None, winner: str, initiative: str
) -> None:
    story = bidding([ours or "Verona"], [theirs or "Barracuda"], initiative=initiative)
    story.answer_as("dracula", story.options_of("dracula")[1 if ours else 0])
    story.answer_as("jaws", story.options_of("jaws")[1 if theirs else 0])
    assert bid_winner(story) == winner


@pytest.mark.rule("HB-5.5")
def test_the_printed_cost_counts_without_cuts() -> None:
    """Count Alucard costs 9, but 2 less with initiative; Killer Whale costs 8."""
    story = bidding(["Count Alucard"], ["Killer Whale"], initiative="dracula")
    bid(story, "count-alucard", "killer-whale")
    assert bid_winner(story) == "dracula"


FREE = made_up("Free Lunch", cost=0)


@pytest.mark.rule("HB-5.5")
@pytest.mark.parametrize(("initiative", "winner"), [("dracula", "jaws"), ("jaws", "dracula")])
@pytest.mark.parametrize(
    ("dracula", "jaws"),
    [
        ("ancient-wisdom", "larry-vaughn"),  # both cost 3
        ("nothing", "nothing"),
        ("free-lunch", "nothing"),  # 0 against 0
    ],
)
def test_equal_bids_are_won_by_the_player_without_initiative(
    dracula: str, jaws: str, initiative: str, winner: str
) -> None:
    story = bidding(["Ancient Wisdom", FREE], ["Larry Vaughn"], initiative=initiative)
    bid(story, dracula, jaws)
    assert bid_winner(story) == winner


@pytest.mark.rule("HB-5.5")
def test_two_empty_hands_bid_nothing_against_nothing() -> None:
    story = bidding([], [], initiative="dracula")
    assert bid_winner(story) == "jaws"


# ---------------------------------------------------------------- HB-5.6 the winner chooses


@pytest.mark.rule("HB-5.6")
@pytest.mark.parametrize(("taker", "holder"), [("you", "jaws"), ("opponent", "dracula")])
@pytest.mark.parametrize("before", ["dracula", "jaws"])
def test_the_winner_decides_who_takes_the_initiative_card(
    taker: str, holder: str, before: str
) -> None:
    story = bidding([], ["Giant Octopus"], initiative=before)
    story.answer("bid:giant-octopus")
    assert sorted(story.options) == ["player:opponent", "player:you"]
    story.answer(f"player:{taker}")
    assert table_seen(story.match, None)["initiative"] == ("dracula", "jaws").index(holder)
    assert story.asks(holder, "action")  # and goes first


@pytest.mark.rule("HB-5.6")
def test_in_initiative_order_the_other_player_goes_second() -> None:
    story = bidding([], ["Giant Octopus"])
    story.answer("bid:giant-octopus", "player:you")
    assert story.asks("jaws", "action")
    story.answer("pass")
    assert story.asks("dracula", "action")
    story.answer("pass")
    assert story.asks("jaws", "flip")
    story.answer("stay")
    assert story.asks("dracula", "flip")


# ---------------------------------------------------------------- HB-5.7 bids go to the vaults


@pytest.mark.rule("HB-5.7")
def test_both_bids_go_openly_to_their_owners_vaults_once_initiative_is_settled() -> None:
    story = bidding(["Verona", "Renfield"], ["Barracuda"])
    bid(story, "verona", "barracuda")
    assert story.pile("dracula", "vault") == story.pile("jaws", "vault") == []
    story.answer("player:you", "use:no-more")
    for seat in EVERYBODY:
        seen = sides_seen(story.match, seat)
        assert [one["vault"] for one in seen] == [["verona"], ["barracuda"]]
        assert [one["bid"] for one in seen] == [[], []]
    assert story.pile("dracula", "hand") == ["Renfield"]


@pytest.mark.rule("HB-5.7")
def test_the_aspect_of_a_bid_counts_at_once() -> None:
    """Transylvanian Wolf asks for 2 Cursed icons: Dracula has one, Renfield is the other."""
    story = table(
        dracula=side(hand=["Renfield", "Transylvanian Wolf"], blood=2),
        stage=BID_FOR_INITIATIVE,
    )
    story.answer("bid:renfield", "player:you", "use:no-more")
    assert "play:transylvanian-wolf" in story.options


@pytest.mark.rule("HB-5.7")
def test_without_its_bid_the_wolf_cannot_be_played() -> None:
    story = table(
        dracula=side(hand=["Renfield", "Transylvanian Wolf"], blood=2),
        stage=BID_FOR_INITIATIVE,
    )
    story.answer("bid:nothing", "player:opponent")
    assert "play:renfield" in story.options  # he asks for one icon
    assert "play:transylvanian-wolf" not in story.options


@pytest.mark.rule("HB-5.7")
def test_the_resources_of_a_bid_are_first_collected_in_the_next_round() -> None:
    story = table(dracula=side(hand=["Drain Life"]), jaws=side(hand=["Aleera"]), stage=COLLECT)
    bid(story, "drain-life", "aleera")
    story.answer("player:opponent")
    assert (story.dracula.blood, story.jaws.malice) == (2, 0)
    story.answer("pass", "pass", "stay", "stay")
    assert story.kind == "bid"
    assert story.dracula.blood == 2 + 2 + 2
    assert story.jaws.malice == 2


# ---------------------------------------------------------------- HB-5.8 winning the bid


@pytest.mark.rule("HB-5.8")
@pytest.mark.parametrize("taker", ["you", "opponent"])
def test_winning_the_bid_counts_even_if_the_card_is_given_away(taker: str) -> None:
    story = bidding(["Verona"], ["Barracuda"])
    bid(story, "verona", "barracuda")
    story.answer(f"player:{taker}")
    assert story.asks("dracula", "trigger")
    assert story.pile("dracula", "vault") == ["Verona"]  # both bids lie in the vaults by now
    assert story.pile("jaws", "vault") == ["Barracuda"]
    story.answer("use:monster")
    assert story.dracula.malice == 1


@pytest.mark.rule("HB-5.8")
def test_getting_the_card_without_winning_the_bid_sets_nothing_off() -> None:
    story = bidding(["Drain Life"], ["Orca", "Killer Whale"])
    bid(story, "drain-life", "killer-whale")
    story.answer("player:opponent")
    assert table_seen(story.match, None)["initiative"] == 0
    assert story.asks("dracula", "action")
    assert story.dracula.malice == 0
