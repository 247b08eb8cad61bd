import { builder } from '../../contract/builder.ts'
import type { Membership, ProTeam } from '../rules/pro-scene.ts'
import { ProTeamNode } from './pro-team.ts'

interface KnownMembership extends Pick<Membership, 'from' | 'to'> {
  readonly team: ProTeam
}

export const MembershipObject = builder.objectRef<KnownMembership>('Membership').implement({
  broadcastable: true,
  description: "A pro player's membership in a team.",
  fields: (t) => ({
    team: t.field({ type: ProTeamNode, description: 'The team.', resolve: ({ team }) => team }),
    from: t.expose('from', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of the membership. Null if unknown.',
    }),
    to: t.expose('to', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the membership. Null while the membership continues.',
    }),
  }),
})
