import { builder } from '../../contract/builder.ts'
import type { Feeds } from '../../contract/context.ts'
import { defineLiveFeed } from '../../delivery/schema/define-live-feed.ts'
import { toCodes, toPlayerId } from '../../delivery/schema/live-filter.ts'
import { gameSortKey, isWantedGame, type ProGameFilter } from '../rules/pro-game.ts'
import { ActiveGameNode } from './active-game.ts'

const ActiveGameFilterInput = builder.inputType('ActiveGameFilter', {
  description:
    'Filter for running games. A game matches if it satisfies every given field. Omitted and empty fields match all games.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description:
        'Codes of leagues, case-insensitive, at most 100. A pro player from one of them must be in the game.',
    }),
    teams: t.stringList({
      required: false,
      description: 'Codes of teams, case-insensitive, at most 100. A pro player from one of them must be in the game.',
    }),
    playerId: t.id({ required: false, description: 'Id of a pro player who must be in the game.' }),
    champion: t.int({
      required: false,
      description: 'Key of a champion that a pro player must be playing in the game.',
    }),
  }),
})

defineLiveFeed({
  name: 'activeGames',
  feed: ({ activeGames }: Feeds) => activeGames,
  item: { type: ActiveGameNode, typename: 'ActiveGame' },
  filter: { type: ActiveGameFilterInput, parse: toActiveGameFilter, isWanted: isWantedGame },
  sortKey: gameSortKey,
  sizes: { items: 20, removed: 20 },
  names: { list: 'ActiveGameList', items: 'games', update: 'ActiveGamesUpdate' },
  descriptions: {
    query: 'Running games with at least one known pro player.',
    subscription:
      'Running games of pro players, updated live. The first update contains all games, or the changes since `after`; each later update contains the changes since the previous one. An update without changes reports that the source was polled again.',
    source: 'State of the search for running games.',
    list: 'A list of running games of pro players.',
    items: 'The games, most recently started first.',
    update: 'An update of the subscribed running games.',
    snapshot: 'True if `upserted` contains all subscribed games and replaces everything sent before.',
    upserted: 'Games that are new or have changed.',
    removed: 'Ids of games that have ended or no longer match the filter.',
    queryFilter: 'Restricts the returned games.',
    subscriptionFilter: 'Restricts the subscribed games.',
  },
})

/** Throws a BAD_USER_INPUT error for invalid values. */
function toActiveGameFilter(filter: typeof ActiveGameFilterInput.$inferInput | null | undefined): ProGameFilter {
  return {
    leagues: toCodes('leagues', filter?.leagues),
    teams: toCodes('teams', filter?.teams),
    playerId: toPlayerId('playerId', filter?.playerId),
    champion: filter?.champion ?? null,
  }
}
