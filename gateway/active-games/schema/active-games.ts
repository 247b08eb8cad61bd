import { FieldCost } from '../../limits/field-cost.ts'
import { compareGames, isWantedGame, type ProGame, type ProGameFilter } from '../rules/pro-game.ts'
import type { LiveBoard } from '../../delivery/feeds/live-feed.ts'
import { ActiveGameNode } from './active-game.ts'
import { builder } from '../../contract/builder.ts'
import { toCodes, toPlayerId } from '../../delivery/schema/live-filter.ts'
import { LiveSourceObject } from '../../delivery/schema/live-source.ts'

export const ActiveGameFilterInput = builder.inputType('ActiveGameFilter', {
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

const ActiveGameListObject = builder.objectRef<LiveBoard<ProGame>>('ActiveGameList').implement({
  description: 'A list of running games of pro players.',
  fields: (t) => ({
    cursor: t.string({
      description:
        'Cursor of this list. Pass it as `after` to the `activeGames` subscription to receive all later changes.',
      resolve: ({ revision }) => String(revision),
    }),
    source: t.field({
      type: LiveSourceObject,
      description: 'State of the search for running games.',
      resolve: ({ source }) => source,
    }),
    games: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ActiveGameNode],
      description: 'The games, most recently started first.',
      resolve: ({ items }) => items.toSorted(compareGames),
    }),
  }),
})

builder.queryField('activeGames', (t) =>
  t.field({
    type: ActiveGameListObject,
    description: 'Running games with at least one known pro player.',
    args: {
      filter: t.arg({ type: ActiveGameFilterInput, required: false, description: 'Restricts the returned games.' }),
    },
    async resolve(_root, { filter }, { feeds }) {
      const wanted = toActiveGameFilter(filter)
      const board = await feeds.activeGames.look()
      return { ...board, items: board.items.filter((game) => isWantedGame(game, wanted)) }
    },
  }),
)

/** Converts the input to a domain filter. Throws a BAD_USER_INPUT error for invalid values. */
export function toActiveGameFilter(filter: typeof ActiveGameFilterInput.$inferInput | null | undefined): ProGameFilter {
  return {
    leagues: toCodes('leagues', filter?.leagues),
    teams: toCodes('teams', filter?.teams),
    playerId: toPlayerId('playerId', filter?.playerId),
    champion: filter?.champion ?? null,
  }
}
