"""The games. Importing this registers all of them."""

from __future__ import annotations

from breakfall.core.registry import register
from breakfall.games.break_ import Break
from breakfall.games.havenfall import Havenfall
from breakfall.games.hellbreak import Hellbreak
from breakfall.games.nightbreak import Nightbreak
from breakfall.games.nightfall import Nightfall

register(Nightbreak())
register(Break())
register(Nightfall())
register(Hellbreak())
register(Havenfall())
