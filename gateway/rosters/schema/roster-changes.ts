import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { readCount } from '../../contract/count-argument.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { decodeGlobalId } from '../../contract/global-id.ts'
import { readPage } from '../../contract/read-page.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type RosterChangeFilter, toRosterChangeCursor } from '../rules/roster-change-list.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import type { ProScene } from '../services/pro-scene.ts'
import type { RosterChangePage } from '../services/roster-changes.ts'
import { filteredPlayerId, ProPlayerByInput } from './pro-player-by.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProTeamNode } from './pro-team.ts'
import { RosterChangeNode } from './roster-change.ts'

export const RosterChangeFilterInput = builder.inputType('RosterChangeFilter', {
  description: 'Filter for roster changes. A change matches if it satisfies every given field.',
  fields: (t) => ({
    team: t.string({
      required: false,
      description:
        'Code of a team that the player left or joined, case-insensitive. It may have left the rosters, so an unknown code is no error: it finds nothing.',
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

const COST = new FieldCost({ weight: 300, listSize: { argument: 'first', most: 100, of: ['edges'] } })

const pageArguments = builder.args((t) => ({
  first: t.int({ defaultValue: 25, description: 'Number of changes to return, 1 to 100.' }),
  after: t.string({ required: false, description: 'The `endCursor` of the previous page.' }),
}))

builder.queryField('rosterChanges', (t) =>
  t.field({
    cost: COST,
    type: RosterChangeConnectionObject,
    description: 'Roster changes, newest first.',
    args: {
      filter: t.arg({
        type: RosterChangeFilterInput,
        required: false,
        description: 'Restricts the returned roster changes.',
      }),
      ...pageArguments,
    },
    resolve: async (_root, { filter, ...page }, context) =>
      listChanges(await toRosterChangeFilter(filter, context.proScene), page, context),
  }),
)

builder.objectField(ProPlayerNode, 'rosterChanges', (t) =>
  t.field({
    broadcastable: false,
    cost: COST,
    type: RosterChangeConnectionObject,
    description: 'Roster changes of the player, newest first.',
    args: pageArguments,
    resolve: ({ id }, page, context) => listChanges({ team: null, playerId: id }, page, context),
  }),
)

builder.objectField(ProTeamNode, 'rosterChanges', (t) =>
  t.field({
    broadcastable: false,
    cost: COST,
    type: RosterChangeConnectionObject,
    description: 'Roster changes in which a player left or joined the team, newest first.',
    args: pageArguments,
    resolve: ({ code }, page, context) => listChanges({ team: code, playerId: null }, page, context),
  }),
)

async function listChanges(
  filter: RosterChangeFilter,
  { first, after = null }: { readonly first: number; readonly after?: string | null | undefined },
  { rosters }: GraphQLContext,
): Promise<RosterChangePage> {
  readCount('first', first, 100, 'changes')
  return readPage(() => rosters.listChanges(filter, { first, after }))
}

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
