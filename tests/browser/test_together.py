"""Several people at one table: two browsers and a spectator, a shared screen, a lost connection."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.player import Person, set_up
from tests.browser.serving import Server


def open_seats(page: Page) -> None:
    """The tab with who sits where, and the invitations."""
    page.get_by_role("tab", name="Seats").click()


def test_two_browsers_play_against_each_other_and_a_third_watches(
    server: Server, new_page: Callable[..., Page]
) -> None:
    host, guest, watcher = Person(new_page(), 1), Person(new_page(), 2), new_page()
    host.sit_down(
        server.url,
        server.lay_table("hellbreak", ["me", "open"], format="first-game", name="Ada"),
    )
    for page in (guest.page, watcher):
        set_up(page, server.url, speed="instant", keys=[])
    open_seats(host.page)
    codes = [code.strip() for code in host.page.locator(".code").all_inner_texts()]
    guest.page.goto(f"{server.url}/")
    guest.page.get_by_label("You have a code?").fill(codes[0].split()[-1])
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_label("Your name").fill("Ben <b>")
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_selector(".shell")
    expect(host.page.get_by_role("tabpanel")).to_contain_text("Ben <b>")
    watcher.goto(f"{server.url}/join/{codes[-1].split()[-1]}")
    watcher.get_by_role("button", name="Join").click()
    watcher.wait_for_selector(".shell")
    take_turns(host, guest)
    expect(watcher.locator(".shell")).to_have_attribute("data-decisions", str(host.decisions))
    assert watcher.locator(".option").count() == 0
    leave_and_invite_anew(host.page, guest.page)
    assert host.problems == guest.problems == []


def leave_and_invite_anew(host: Page, guest: Page) -> None:
    """In mid-match the host invites somebody else only once the guest has left."""
    panel = host.get_by_role("tabpanel")
    expect(panel).to_contain_text("once they leave the table or have been away for 2 minutes")
    expect(panel.get_by_role("button", name="Invite somebody else")).to_have_count(0)
    expect(panel.get_by_role("button", name="Let a bot play")).to_have_count(1)
    open_seats(guest)
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("button", name="Yes, leave").click()
    expect(panel.locator(".code")).to_have_count(2)  # to play, and to watch
    host.get_by_role("tab", name="Talk").click()
    expect(panel).to_contain_text("Ben <b> has left seat 2. The seat is open.")


def test_a_message_is_counted_until_it_is_seen_but_not_ones_own(
    server: Server, new_page: Callable[..., Page]
) -> None:
    host, guest = Person(new_page(), 1), Person(new_page(390, 844), 2)
    host.sit_down(server.url, server.lay_table("hellbreak", ["me", "open"], format="first-game"))
    set_up(guest.page, server.url, speed="instant", keys=[])
    open_seats(host.page)
    code = host.page.locator(".code").first.inner_text().split()[-1]
    guest.page.goto(f"{server.url}/join/{code}")
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_selector(".shell")
    host.page.get_by_role("tab", name="Talk").click()
    for text in ("Good luck!", "And have fun."):
        host.page.get_by_label("Say something").fill(text)
        host.page.get_by_role("button", name="Send").click()
    expect(host.page.get_by_role("tabpanel")).to_contain_text("And have fun.")
    host.page.get_by_role("tab", name="Log").click()
    expect(host.page.get_by_role("tab", name="Talk")).to_have_text("Talk")  # and no number
    way = guest.page.get_by_role("button", name="Log")
    expect(way).to_contain_text("2 new messages")
    way.click()
    guest.page.get_by_role("tab", name="Talk").click()
    expect(guest.page.get_by_role("tabpanel")).to_contain_text("Good luck!")
    expect(way).not_to_contain_text("new message")


def test_the_list_of_tables_names_everybody_at_them(server: Server, person: Person) -> None:
    person.sit_down(server.url, server.lay_table("hellbreak", ["me", "2"], format="first-game"))
    person.wait_for_turn()
    person.page.goto(server.url)
    names = person.page.locator("ul.tables li a span").first
    expect(names).to_have_text("You, level 2, casual")


def take_turns(one: Person, other: Person, choices: int = 30) -> None:
    """Whoever is asked chooses; both see the same number of choices in the end."""
    asked = '.shell[data-moment="asked"]'
    for _ in range(choices):
        who = one if one.page.locator(asked).count() else other
        who.page.wait_for_selector(asked)
        before = who.decisions
        who.page.locator(".option").first.click()
        for person in (one, other):
            person.page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    assert one.decisions == other.decisions >= choices


def test_people_at_one_screen_pass_the_device_behind_a_curtain(
    server: Server, person: Person
) -> None:
    seated = server.lay_table("hellbreak", ["me", "me"], seed=3, format="first-game")
    person.sit_down(server.url, seated)
    seen = set()
    for _ in range(8):
        person.page.wait_for_selector('.curtain, .shell[data-moment="asked"]')
        curtain = person.page.locator(".curtain")
        if curtain.count():
            seen.add(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            person.page.wait_for_selector(".curtain", state="detached")
        person.page.wait_for_selector('.shell[data-moment="asked"]')
        before = person.decisions
        person.page.locator(".option").first.click()
        person.page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    assert len(seen) == 2


def test_a_reload_in_the_middle_shows_the_same_table(server: Server, person: Person) -> None:
    person.sit_down(server.url, server.lay_table("nightbreak", ["me", "random"], seed=2))
    person.play_on(choices=8)
    person.wait_for_turn()
    before = person.decisions, person.page.locator(".prompt").inner_text()
    log = person.page.locator("#tab-panel li").all_inner_texts()
    person.page.reload()
    person.wait_for_turn()
    assert (person.decisions, person.page.locator(".prompt").inner_text()) == before
    assert person.page.locator("#tab-panel li").all_inner_texts() == log


def test_a_killed_server_comes_back_and_the_match_goes_on(
    mortal_server: Server, person: Person
) -> None:
    server = mortal_server
    person.sit_down(server.url, server.lay_table("nightbreak", ["me", "random"], seed=4))
    person.play_on(choices=6)
    person.wait_for_turn()
    before = person.decisions
    server.kill()
    expect(person.page.get_by_role("alert")).to_contain_text("connection is lost")
    server.start()
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.wait_for_turn()
    assert person.decisions == before
    person.play_on(choices=6)
    assert person.decisions > before


def test_a_choice_can_be_taken_back_while_nothing_was_revealed(
    server: Server, person: Person
) -> None:
    settings = {"setup": "basic", "first": "0"}
    seated = server.lay_table(
        "break", ["me", "random"], seed=1, format="rock-fire", settings=settings
    )
    person.sit_down(server.url, seated)
    person.wait_for_turn()
    prompt = person.page.locator(".prompt").inner_text()
    before = person.decisions
    person.page.locator(".option", has_text="Move").first.click()
    person.page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    person.page.get_by_role("button", name="Undo").click()
    person.page.wait_for_selector(f'.shell[data-decisions="{before}"]')
    assert person.page.locator(".prompt").inner_text() == prompt


def test_a_finished_match_is_saved_opened_again_and_followed_by_another(
    server: Server, person: Person, tmp_path: Path
) -> None:
    person.sit_down(server.url, server.lay_table("nightbreak", ["me", "random"], seed=6))
    person.play_on()
    total = person.decisions
    expect(person.page.locator("figure svg").first).to_be_visible()
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save the match").click()
    saved = tmp_path / "match.json"
    download.value.save_as(saved)
    over = person.page.url
    person.page.get_by_role("button", name="Rematch").click()
    person.page.wait_for_url(lambda url: url != over)
    person.page.wait_for_selector('.shell[data-moment="asked"]')
    person.page.goto(f"{server.url}/replay")
    person.page.get_by_label("Choose the file").set_input_files(saved)
    person.page.wait_for_selector(f'.shell[data-decisions="{total}"]')
    person.page.get_by_role("slider").fill(str(total // 2))
    expect(person.page.locator(".ask")).to_contain_text(f"after choice {total // 2} of {total}")
    assert person.problems == []
