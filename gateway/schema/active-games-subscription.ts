import { FieldCost } from '../limits/field-cost.ts'
import { compareGames, isWantedGame, type ProGame } from '../domain/pro-game.ts'
import type { LiveUpdate } from '../ports/live-feed.ts'
import { ActiveGameNode } from './active-game.ts'
import { ActiveGameFilterInput, toActiveGameFilter } from './active-games.ts'
import { builder } from './builder.ts'
import { encodeGlobalId } from './global-id.ts'
import { parseLiveCursor } from './live-cursor.ts'
import { LiveSourceObject } from './live-source.ts'

const ActiveGamesUpdateObject = builder.objectRef<LiveUpdate<ProGame>>('ActiveGamesUpdate').implement({
  description: 'What is new about the running games that were asked for.',
  fields: (t) => ({
    cursor: t.string({
      broadcastable: true,
      description: 'What to pass as `after` to go on from here.',
      resolve: ({ revision }) => String(revision),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      broadcastable: true,
      description: 'True when `upserted` is all there is, in place of all that was sent before.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ActiveGameNode],
      broadcastable: true,
      description: 'Games that are new, or otherwise than before.',
      resolve: ({ upserted }) => upserted.toSorted(compareGames),
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 20 }),
      broadcastable: true,
      description: 'Ids of games that are over, or are not asked for any more.',
      resolve: ({ removed }) => removed.map((matchId) => encodeGlobalId('ActiveGame', matchId)),
    }),
    source: t.field({
      type: LiveSourceObject,
      broadcastable: true,
      description: 'How the search for running games is doing.',
      resolve: ({ source }) => source,
    }),
  }),
})

builder.subscriptionField('activeGames', (t) =>
  t.field({
    type: ActiveGamesUpdateObject,
    broadcastable: true,
    description:
      'Running games of pro players as they change. First all of them, or what has changed since `after`; then each change. An update without changes tells that the source was asked again.',
    args: {
      filter: t.arg({ type: ActiveGameFilterInput, required: false, description: 'Which of them.' }),
      after: t.arg.string({ required: false, description: 'The `cursor` of the last update that was received.' }),
    },
    subscribe(_root, { filter, after }, { feeds }) {
      const wanted = toActiveGameFilter(filter)
      return feeds.activeGames.watch((game) => isWantedGame(game, wanted), parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)
