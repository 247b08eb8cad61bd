import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProTeamNode } from '../../rosters/schema/pro-team.ts'
import { ProMatchEdgeObject } from './pro-matches.ts'

/** Largest number of games in one answer. */
const MOST_GAMES = 20

builder.objectField(ProTeamNode, 'recentMatches', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 10_000, listSize: { argument: 'first', most: MOST_GAMES } }),
    type: [ProMatchEdgeObject],
    description:
      "The newest known games of the team's present players over all accounts without those in doubt, newest first, excluding remakes. A match of two of them is listed once. Sends no requests to Riot's API. Results may be ten seconds old.",
    args: { first: t.arg.int({ defaultValue: 5, description: `Number of games to return, 1 to ${MOST_GAMES}.` }) },
    async resolve({ code }, { first }, { proScene, playerGames }) {
      readCount('first', first, MOST_GAMES, 'games')
      return [...(await playerGames.listNewest((await proScene.look()).listRoster(code), first))]
    },
  }),
)
