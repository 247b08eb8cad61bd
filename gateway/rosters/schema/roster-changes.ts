import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { decodeGlobalId } from '../../contract/global-id.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { InvalidCursorError } from '../../shared/position.ts'
import { type RosterChangeFilter, toRosterChangeCursor } from '../rules/roster-change-list.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import type { ProScene } from '../services/pro-scene.ts'
import type { RosterChangePage } from '../services/roster-changes.ts'
import { filteredPlayerId, ProPlayerByInput } from './pro-player-by.ts'
import { RosterChangeNode } from './roster-change.ts'

export const RosterChangeFilterInput = builder.inputType('RosterChangeFilter', {
  description: 'Filter for roster changes. A change matches if it satisfies every given field.',
  fields: (t) => ({
    team: t.string({
      required: false,
      description: 'Code of a team that the player left or joined, case-insensitive. It may have left the rosters.',
    }),
    proPlayer: t.field({
      type: ProPlayerByInput,
      required: false,
      description: 'The player, who may have left the rosters if named by `id`. An unknown slug or name is an error.',
    }),
    player: t.id({
      required: false,
      description: 'Id of a player.',
      deprecationReason: deprecated('Use `proPlayer: { id }`.', '2027-11-30'),
    }),
  }),
})

const RosterChangeEdgeObject = builder.objectRef<RosterChange>('RosterChangeEdge').implement({
  description: 'A roster change in a list.',
  fields: (t) => ({
    cursor: t.string({ description: 'Cursor of the change in the list.', resolve: toRosterChangeCursor }),
    node: t.field({ type: RosterChangeNode, description: 'The roster change.', resolve: (change) => change }),
  }),
})

const RosterChangeConnectionObject = builder.objectRef<RosterChangePage>('RosterChangeConnection').implement({
  description: 'A page of roster changes.',
  fields: (t) => ({
    edges: t.field({
      type: [RosterChangeEdgeObject],
      description: 'Roster changes on this page, newest first.',
      resolve: ({ changes }) => [...changes],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve({ changes, hasNextPage, hasPreviousPage }) {
        const [first = null, last = null] = [changes[0], changes.at(-1)]
        return {
          hasNextPage,
          hasPreviousPage,
          startCursor: first && toRosterChangeCursor(first),
          endCursor: last && toRosterChangeCursor(last),
        }
      },
    }),
  }),
})

builder.queryField('rosterChanges', (t) =>
  t.field({
    cost: new FieldCost({ weight: 300, listSize: { argument: 'first', most: 100, of: ['edges'] } }),
    type: RosterChangeConnectionObject,
    description: 'Roster changes, newest first.',
    args: {
      filter: t.arg({
        type: RosterChangeFilterInput,
        required: false,
        description: 'Restricts the returned roster changes.',
      }),
      first: t.arg.int({ defaultValue: 25, description: 'Number of changes to return, 1 to 100.' }),
      after: t.arg.string({ required: false, description: 'The `endCursor` of the previous page.' }),
    },
    async resolve(_root, { filter, first, after }, { rosters, proScene }) {
      if (first < 1 || first > 100) throw badInput(`\`first\` is ${first}: ask for 1 to 100 changes.`)
      try {
        return await rosters.listChanges(await toRosterChangeFilter(filter, proScene), {
          first,
          after: after ?? null,
        })
      } catch (error) {
        if (error instanceof InvalidCursorError) throw badInput(error.message)
        throw error
      }
    },
  }),
)

/**
 * The ledger outlives the rosters: a code of a team and the id of a player need not be in them any more. Throws a BAD_USER_INPUT
 * error for an unknown slug or name, and for an id of something else.
 */
export async function toRosterChangeFilter(
  filter: typeof RosterChangeFilterInput.$inferInput | null | undefined,
  scene: ProScene,
): Promise<RosterChangeFilter> {
  const team = filter?.team?.toUpperCase() ?? null
  const by = filter?.proPlayer ?? null
  const older = filter?.player ?? null
  if (by !== null && older !== null) {
    throw badInput('`player` and `proPlayer` are both given: pass only `proPlayer`.')
  }
  const id = older ?? by?.id ?? null
  return { team, playerId: id === null ? await filteredPlayerId('proPlayer', by, scene) : toPlayerId(id) }
}

function toPlayerId(globalId: string): string {
  const { typename, id } = decodeGlobalId(globalId)
  if (typename !== 'ProPlayer') throw badInput('`player` is not the id of a player: pass the `id` of a `ProPlayer`.')
  return id
}
