import { FieldCost } from '../../limits/field-cost.ts'
import { compareGames, isWantedGame, type ProGame } from '../rules/pro-game.ts'
import type { LiveUpdate } from '../../delivery/feeds/live-feed.ts'
import { ActiveGameNode } from './active-game.ts'
import { ActiveGameFilterInput, toActiveGameFilter } from './active-games.ts'
import { builder } from '../../contract/builder.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { parseLiveCursor } from '../../delivery/schema/live-cursor.ts'
import { LiveSourceObject } from '../../delivery/schema/live-source.ts'

const ActiveGamesUpdateObject = builder.objectRef<LiveUpdate<ProGame>>('ActiveGamesUpdate').implement({
  description: 'An update of the subscribed running games.',
  fields: (t) => ({
    cursor: t.string({
      broadcastable: true,
      description: 'Cursor of this update. Pass it as `after` to resume the subscription from here.',
      resolve: ({ revision }) => String(revision),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      broadcastable: true,
      description: 'True if `upserted` contains all subscribed games and replaces everything sent before.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ActiveGameNode],
      broadcastable: true,
      description: 'Games that are new or have changed.',
      resolve: ({ upserted }) => upserted.toSorted(compareGames),
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 20 }),
      broadcastable: true,
      description: 'Ids of games that have ended or no longer match the filter.',
      resolve: ({ removed }) => removed.map((matchId) => encodeGlobalId('ActiveGame', matchId)),
    }),
    source: t.field({
      type: LiveSourceObject,
      broadcastable: true,
      description: 'State of the search for running games.',
      resolve: ({ source }) => source,
    }),
  }),
})

builder.subscriptionField('activeGames', (t) =>
  t.field({
    type: ActiveGamesUpdateObject,
    broadcastable: true,
    description:
      'Running games of pro players, updated live. The first update contains all games, or the changes since `after`; each later update contains the changes since the previous one. An update without changes reports that the source was polled again.',
    args: {
      filter: t.arg({ type: ActiveGameFilterInput, required: false, description: 'Restricts the subscribed games.' }),
      after: t.arg.string({
        required: false,
        description: 'The `cursor` of the last received update. Omit it to start with a snapshot.',
      }),
    },
    subscribe(_root, { filter, after }, { feeds }) {
      const wanted = toActiveGameFilter(filter)
      return feeds.activeGames.watch((game) => isWantedGame(game, wanted), parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)
