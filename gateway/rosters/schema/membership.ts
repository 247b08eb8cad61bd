import { builder } from '../../contract/builder.ts'
import { hasEnded } from '../rules/memberships.ts'
import type { Membership, ProTeam } from '../rules/pro-scene.ts'
import { printRosterDate } from '../rules/roster-date.ts'
import { ProTeamNode } from './pro-team.ts'
import { ProvenanceObject } from './provenance.ts'

interface KnownMembership extends Omit<Membership, 'team'> {
  readonly team: ProTeam
}

const PRECISION = 'A time in UTC, a day such as `2026-03-01`, a month such as `2026-03`, or a year.'

export const MembershipObject = builder.objectRef<KnownMembership>('Membership').implement({
  broadcastable: true,
  description: "A pro player's membership in a team.",
  fields: (t) => ({
    team: t.field({ type: ProTeamNode, description: 'The team.', resolve: ({ team }) => team }),
    from: t.expose('from', {
      type: 'DateTime',
      nullable: true,
      description:
        'Start of the membership; the first moment of its month or year when no more is known. Null if unknown. `fromDate` has its precision.',
    }),
    fromDate: t.string({
      nullable: true,
      description: `Start of the membership, as precise as it is known. ${PRECISION} Null if unknown.`,
      resolve: ({ from, fromWithin }) => (from === null ? null : printRosterDate({ at: from, within: fromWithin })),
    }),
    to: t.expose('to', {
      type: 'DateTime',
      nullable: true,
      description:
        'End of the membership; the first moment of its month or year when no more is known. Null while the membership continues, and when the date of its end is unknown: `ended` tells which.',
    }),
    toDate: t.string({
      nullable: true,
      description: `End of the membership, as precise as it is known. ${PRECISION} Null while the membership continues, and when the date is unknown.`,
      resolve: ({ to, toWithin }) => (to === null ? null : printRosterDate({ at: to, within: toWithin })),
    }),
    ended: t.boolean({ description: 'True if the membership has ended.', resolve: hasEnded }),
    substitute: t.exposeBoolean('substitute', { description: 'True for a substitute.' }),
    provenance: t.field({
      type: ProvenanceObject,
      description: 'Source and date of this fact.',
      resolve: ({ provenance }) => provenance,
    }),
  }),
})
