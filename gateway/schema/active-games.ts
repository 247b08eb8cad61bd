import { FieldCost } from '../limits/field-cost.ts'
import { compareGames, isWantedGame, type ProGame, type ProGameFilter } from '../domain/pro-game.ts'
import type { LiveBoard } from '../ports/live-feed.ts'
import { ActiveGameNode } from './active-game.ts'
import { builder } from './builder.ts'
import { toCodes, toPlayerId } from './live-filter.ts'
import { LiveSourceObject } from './live-source.ts'

export const ActiveGameFilterInput = builder.inputType('ActiveGameFilter', {
  description: 'Which running games are wanted. What is left out, or empty, lets everything through.',
  fields: (t) => ({
    leagues: t.stringList({
      required: false,
      description: 'Only with a pro player of these leagues, by their codes in any case.',
    }),
    teams: t.stringList({
      required: false,
      description: 'Only with a pro player of these teams, by their codes in any case.',
    }),
    playerId: t.id({ required: false, description: 'Only with this pro player.' }),
    champion: t.int({
      required: false,
      description: 'Only where a pro player plays the champion with this key.',
    }),
  }),
})

const ActiveGameListObject = builder.objectRef<LiveBoard<ProGame>>('ActiveGameList').implement({
  description: 'Running games of pro players.',
  fields: (t) => ({
    cursor: t.string({
      description: 'What to pass as `after` of the subscription to go on from here.',
      resolve: ({ revision }) => String(revision),
    }),
    source: t.field({
      type: LiveSourceObject,
      description: 'How the search for running games is doing.',
      resolve: ({ source }) => source,
    }),
    games: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ActiveGameNode],
      description: 'Those that began last first.',
      resolve: ({ items }) => items.toSorted(compareGames),
    }),
  }),
})

builder.queryField('activeGames', (t) =>
  t.field({
    type: ActiveGameListObject,
    description: 'Running games in which pro players are seen.',
    args: { filter: t.arg({ type: ActiveGameFilterInput, required: false, description: 'Which of them.' }) },
    async resolve(_root, { filter }, { feeds }) {
      const wanted = toActiveGameFilter(filter)
      const board = await feeds.activeGames.look()
      return { ...board, items: board.items.filter((game) => isWantedGame(game, wanted)) }
    },
  }),
)

/** The filter of the gateway behind the one of the contract. Throws a BAD_USER_INPUT error for one that makes no sense. */
export function toActiveGameFilter(filter: typeof ActiveGameFilterInput.$inferInput | null | undefined): ProGameFilter {
  return {
    leagues: toCodes('leagues', filter?.leagues),
    teams: toCodes('teams', filter?.teams),
    playerId: toPlayerId('playerId', filter?.playerId),
    champion: filter?.champion ?? null,
  }
}
