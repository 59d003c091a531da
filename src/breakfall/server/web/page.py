"""The page itself: what was built of web/, under every path that is not /api."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
NO_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Breakfall</title>
<h1>The page has not been built</h1>
<p>The server runs, but there is nothing to show. <code>./play</code> builds the page; by hand it is
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p>
</html>
"""


class Page(StaticFiles):
    """Files by their names; any other path is one that the page itself knows."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        is_asset = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_asset:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = FOREVER if is_asset else "no-cache"
        return response


async def no_page(_request: object) -> Response:
    return HTMLResponse(NO_PAGE, 503, {"Cache-Control": "no-store"})
