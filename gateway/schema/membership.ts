import type { Membership, ProTeam } from '../domain/pro-scene.ts'
import { builder } from './builder.ts'
import { ProTeamNode } from './pro-team.ts'

/** A time in a team that is known here. */
interface KnownMembership extends Pick<Membership, 'from' | 'to'> {
  readonly team: ProTeam
}

export const MembershipObject = builder.objectRef<KnownMembership>('Membership').implement({
  description: "A pro player's time in a team.",
  fields: (t) => ({
    team: t.field({ type: ProTeamNode, broadcastable: true, description: 'The team.', resolve: ({ team }) => team }),
    from: t.expose('from', {
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description: 'When it began; null when nobody knows.',
    }),
    to: t.expose('to', {
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description: 'When it ended; null while it goes on.',
    }),
  }),
})
