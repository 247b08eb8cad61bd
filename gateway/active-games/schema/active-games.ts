import { builder } from '../../contract/builder.ts'
import type { Feeds, GraphQLContext } from '../../contract/context.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { defineLiveFeed } from '../../delivery/schema/define-live-feed.ts'
import { toPlayerId } from '../../delivery/schema/live-filter.ts'
import { ChampionByInput, filteredChampion } from '../../game-data/schema/champion-by.ts'
import { filteredPlayerId, ProPlayerByInput } from '../../rosters/schema/pro-player-by.ts'
import { toLeagueCodes, toTeamCodes } from '../../rosters/schema/scene-codes.ts'
import { gameSortKey, isWantedGame, type ProGameFilter } from '../rules/pro-game.ts'
import { ActiveGameNode } from './active-game.ts'

const ActiveGameFilterInput = builder.inputType('ActiveGameFilter', {
  description:
    'Filter for running games. A game matches if it satisfies every given field. Omitted and empty fields match all games.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description:
        'Codes of leagues, case-insensitive, at most 100. A pro player from one of them must be in the game. An empty list is no filter. An unknown code is an error.',
    }),
    teams: t.stringList({
      required: false,
      description:
        'Codes of teams, case-insensitive, at most 100. A pro player from one of them must be in the game. An empty list is no filter. An unknown code is an error.',
    }),
    proPlayer: t.field({
      type: ProPlayerByInput,
      required: false,
      description: 'A pro player who must be in the game. An unknown player is an error.',
    }),
    withChampion: t.field({
      type: ChampionByInput,
      required: false,
      description: 'A champion that a pro player must be playing in the game. An unknown champion is an error.',
    }),
    playerId: t.id({
      required: false,
      description: 'Id of a pro player who must be in the game.',
      deprecationReason: deprecated('Use `proPlayer: { id }`.', '2027-11-30'),
    }),
    champion: t.int({
      required: false,
      description: 'Key of a champion that a pro player must be playing in the game.',
      deprecationReason: deprecated('Use `withChampion: { key }`.', '2027-11-30'),
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
async function toActiveGameFilter(
  filter: typeof ActiveGameFilterInput.$inferInput | null | undefined,
  context: GraphQLContext,
): Promise<ProGameFilter> {
  const { proScene } = context
  return {
    leagues: await toLeagueCodes('leagues', filter?.leagues ?? [], proScene),
    teams: await toTeamCodes('teams', filter?.teams ?? [], proScene),
    playerId:
      (await filteredPlayerId('proPlayer', filter?.proPlayer, proScene)) ?? toPlayerId('playerId', filter?.playerId),
    champion: (await filteredChampion('withChampion', filter?.withChampion, context)) ?? filter?.champion ?? null,
  }
}
