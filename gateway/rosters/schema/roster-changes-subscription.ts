import { builder } from '../../contract/builder.ts'
import { parseLiveCursor } from '../../delivery/schema/live-cursor.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { RosterChangesUpdate } from '../services/roster-changes-feed.ts'
import { RosterChangeNode } from './roster-change.ts'
import { RosterChangeFilterInput, toRosterChangeFilter } from './roster-changes.ts'

const RosterChangesUpdateObject = builder.objectRef<RosterChangesUpdate>('RosterChangesUpdate').implement({
  broadcastable: true,
  description: 'An update of the subscribed roster changes.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Cursor of this update. Pass it as `after` to resume the subscription from here.',
      resolve: ({ number }) => String(number),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      description: 'True if `upserted` contains the newest 25 changes and replaces everything sent before.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 25 }),
      type: [RosterChangeNode],
      description: 'Roster changes that are new or have been updated, newest first.',
      resolve: ({ upserted }) => [...upserted],
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 1 }),
      description: 'Ids of roster changes to remove. Always empty, because the ledger keeps every change.',
      // The ledger is append-only.
      resolve: () => [],
    }),
  }),
})

builder.subscriptionField('rosterChanges', (t) =>
  t.field({
    type: RosterChangesUpdateObject,
    broadcastable: true,
    description:
      'Roster changes, updated live. The first update contains the newest 25 changes, or the changes since `after`; each later update contains the changes since the previous one.',
    args: {
      filter: t.arg({
        type: RosterChangeFilterInput,
        required: false,
        description: 'Restricts the subscribed roster changes.',
      }),
      after: t.arg.string({
        required: false,
        description: 'The `cursor` of the last received update. Omit it to start with a snapshot.',
      }),
    },
    async subscribe(_root, { filter, after }, { feeds, proScene }) {
      const wanted = await toRosterChangeFilter(filter, proScene)
      return feeds.rosterChanges.watch(wanted, parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)
