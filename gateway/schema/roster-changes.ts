import { FieldCost } from '../limits/field-cost.ts'
import { InvalidCursorError } from '../domain/match-cursor.ts'
import type { RosterChange } from '../domain/roster-change.ts'
import { type RosterChangeFilter, toRosterChangeCursor } from '../domain/roster-change-list.ts'
import type { RosterChangePage } from '../services/roster-changes.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { decodeGlobalId } from './global-id.ts'
import { RosterChangeNode } from './roster-change.ts'

export const RosterChangeFilterInput = builder.inputType('RosterChangeFilter', {
  description: 'Which roster changes are wanted: those for which everything that is given holds.',
  fields: (t) => ({
    team: t.string({ required: false, description: 'Only from or to the team with this code.' }),
    player: t.id({ required: false, description: 'Only of the player with this `id`.' }),
  }),
})

const RosterChangeEdgeObject = builder.objectRef<RosterChange>('RosterChangeEdge').implement({
  description: 'One roster change of a list.',
  fields: (t) => ({
    cursor: t.string({ description: 'The place of the change in the list.', resolve: toRosterChangeCursor }),
    node: t.field({ type: RosterChangeNode, description: 'The change.', resolve: (change) => change }),
  }),
})

const RosterChangeConnectionObject = builder.objectRef<RosterChangePage>('RosterChangeConnection').implement({
  description: 'One page of roster changes.',
  fields: (t) => ({
    edges: t.field({
      type: [RosterChangeEdgeObject],
      description: 'The newest first.',
      resolve: ({ changes }) => [...changes],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where the page begins and ends.',
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
    description: 'Roster changes, the newest first.',
    args: {
      filter: t.arg({ type: RosterChangeFilterInput, required: false, description: 'Which of them.' }),
      first: t.arg.int({ defaultValue: 25, description: 'How many changes, 1 to 100.' }),
      after: t.arg.string({ required: false, description: 'The `endCursor` of the page before.' }),
    },
    async resolve(_root, { filter, first, after }, { rosters }) {
      if (first < 1 || first > 100) throw badInput(`\`first\` is ${first}: ask for 1 to 100 changes.`)
      try {
        return await rosters.listChanges(toRosterChangeFilter(filter), { first, after: after ?? null })
      } catch (error) {
        if (error instanceof InvalidCursorError) throw badInput(error.message)
        throw error
      }
    },
  }),
)

/** The filter of the gateway behind the one of the contract. Throws a BAD_USER_INPUT error for no id of a player. */
export function toRosterChangeFilter(
  filter: typeof RosterChangeFilterInput.$inferInput | null | undefined,
): RosterChangeFilter {
  const team = filter?.team ?? null
  if (filter?.player === undefined || filter.player === null) return { team, playerId: null }
  const { typename, id } = decodeGlobalId(filter.player)
  if (typename !== 'ProPlayer') throw badInput('`player` is not the id of a player: pass the `id` of a `ProPlayer`.')
  return { team, playerId: id }
}
