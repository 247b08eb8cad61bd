"""Asks with the gql package: queries over HTTP, subscriptions over a websocket."""

import asyncio
import json
import sys

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.websockets import WebsocketsTransport

URL = sys.argv[1]
WEBSOCKET_URL = URL.replace("http", "ws", 1) + "/graphql"
CHANGES = "subscription { rosterChanges%s { cursor snapshot upserted { playerName } } }"


def show(value):
    print(json.dumps(value), flush=True)


async def main():
    async with Client(transport=AIOHTTPTransport(url=URL + "/graphql")) as session:
        show({"query": await session.execute(gql("{ leagues { code } }"))})
    after = ""
    while True:
        try:
            async with Client(transport=WebsocketsTransport(url=WEBSOCKET_URL)) as session:
                async for event in session.subscribe(gql(CHANGES % after)):
                    changes = event["rosterChanges"]
                    after = '(after: "%s")' % changes["cursor"]
                    players = [change["playerName"] for change in changes["upserted"]]
                    show({"snapshot": changes["snapshot"], "players": players})
        except Exception:  # Any failure of the connection: it is made again.
            pass
        await asyncio.sleep(0.1)


asyncio.run(main())
