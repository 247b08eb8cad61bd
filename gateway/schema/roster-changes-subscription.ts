import { FieldCost } from '../limits/field-cost.ts'
import type { RosterChangesUpdate } from '../ports/roster-changes-feed.ts'
import { builder } from './builder.ts'
import { parseLiveCursor } from './live-cursor.ts'
import { RosterChangeNode } from './roster-change.ts'
import { RosterChangeFilterInput, toRosterChangeFilter } from './roster-changes.ts'

const RosterChangesUpdateObject = builder.objectRef<RosterChangesUpdate>('RosterChangesUpdate').implement({
  description: 'What is new about the roster changes that were asked for.',
  fields: (t) => ({
    cursor: t.string({
      broadcastable: true,
      description: 'What to pass as `after` to go on from here.',
      resolve: ({ number }) => String(number),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      broadcastable: true,
      description: 'True when `upserted` is the newest 25 changes, in place of all that was sent before.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 25 }),
      type: [RosterChangeNode],
      broadcastable: true,
      description: 'Changes that are new, or stand otherwise than before; the newest first.',
      resolve: ({ upserted }) => [...upserted],
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 1 }),
      broadcastable: true,
      description: 'Ids of changes that are not to be shown any more.',
      // Nothing is ever taken out of the ledger.
      resolve: () => [],
    }),
  }),
})

builder.subscriptionField('rosterChanges', (t) =>
  t.field({
    type: RosterChangesUpdateObject,
    broadcastable: true,
    description:
      'Roster changes as they are made. First the newest 25, or what is new since `after`; then each change.',
    args: {
      filter: t.arg({ type: RosterChangeFilterInput, required: false, description: 'Which of them.' }),
      after: t.arg.string({
        required: false,
        description: 'The `cursor` of the last update that was received.',
      }),
    },
    subscribe(_root, { filter, after }, { feeds }) {
      const { team, playerId } = toRosterChangeFilter(filter)
      return feeds.rosterChanges.watch({ team: team?.toUpperCase() ?? null, playerId }, parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)
