"""The games. Importing this puts all of them on the shelf."""

from __future__ import annotations

from breakfall.core.registry import put_on_the_shelf
from breakfall.games.break_ import Break
from breakfall.games.havenfall import Havenfall
from breakfall.games.hellbreak import Hellbreak
from breakfall.games.nightbreak import Nightbreak
from breakfall.games.nightfall import Nightfall

put_on_the_shelf(Nightbreak())
put_on_the_shelf(Break())
put_on_the_shelf(Nightfall())
put_on_the_shelf(Hellbreak())
put_on_the_shelf(Havenfall())
