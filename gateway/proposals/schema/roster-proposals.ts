import { builder } from '../../contract/builder.ts'
import { NotAllowedObject } from '../../contract/not-allowed.ts'
import { type NotAllowed, toNotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { toTeamCode } from '../../rosters/schema/scene-codes.ts'
import type { ProposalRound } from '../collections/proposal-rounds.ts'
import type { PendingProposal } from '../services/proposals.ts'
import { RosterProposalNode } from './roster-proposal.ts'

/** Proposals in one answer. */
const MAX_LISTED = 100

interface ProposalQueue {
  readonly kind: 'queue'
  readonly proposals: readonly PendingProposal[]
  readonly round: ProposalRound | null
}

const RosterComparisonOutcomeEnum = builder.enumType('RosterComparisonOutcome', {
  description: 'Outcome of a comparison of the rosters with Leaguepedia.',
  values: {
    DONE: { description: 'The comparison is complete.' },
    UNAVAILABLE: { description: 'Leaguepedia could not be asked, or asked for a long pause.' },
    FAILED: { description: 'The comparison failed on this server.' },
  } satisfies Record<ProposalRound['outcome'], { description: string }>,
})

const RosterComparisonObject = builder.objectRef<ProposalRound>('RosterComparison').implement({
  description: 'The last comparison of the rosters with Leaguepedia.',
  fields: (t) => ({
    outcome: t.field({
      type: RosterComparisonOutcomeEnum,
      description: 'Its outcome.',
      resolve: ({ outcome }) => outcome,
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', description: 'Time when it ended, whatever its outcome.' }),
    doneAt: t.expose('doneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the last complete comparison ended. Null if there was none.',
    }),
    nextAt: t.expose('nextAt', { type: 'DateTime', description: 'Earliest time of the next comparison.' }),
    unknownTeams: t.stringList({
      cost: new FieldCost({ listSize: 20 }),
      description:
        "Names of teams in the last complete comparison that are not in this server's rosters. Nothing is proposed for them.",
      resolve: ({ unknownTeams }) => [...unknownTeams],
    }),
    ambiguous: t.exposeInt('ambiguous', {
      description: 'Number of people who could be several players, so that nothing was proposed about them.',
    }),
    leftOut: t.exposeInt('leftOut', { description: 'Number of proposals that do not fit into the queue of 500.' }),
  }),
})

const RosterProposalQueueObject = builder.objectRef<ProposalQueue>('RosterProposalQueue').implement({
  description: 'Roster changes that wait for the decision of an editor.',
  fields: (t) => ({
    proposals: t.field({
      type: [RosterProposalNode],
      description: `Proposals by team and player. At most ${MAX_LISTED}: others follow once these are decided.`,
      cost: new FieldCost({ listSize: MAX_LISTED }),
      resolve: ({ proposals }) => proposals.slice(0, MAX_LISTED),
    }),
    total: t.int({ description: 'Number of proposals that wait.', resolve: ({ proposals }) => proposals.length }),
    lastComparison: t.field({
      type: RosterComparisonObject,
      nullable: true,
      description:
        'The last comparison with Leaguepedia. Null if there was none, such as on a server that does not use it.',
      resolve: ({ round }) => round,
    }),
  }),
})

const RosterProposalsResultUnion = builder.unionType('RosterProposalsResult', {
  description: 'Result of `rosterProposals`: the queue, or the reason why it was refused.',
  types: [RosterProposalQueueObject, NotAllowedObject],
  resolveType: ({ kind }: ProposalQueue | NotAllowed) =>
    kind === 'queue' ? RosterProposalQueueObject : NotAllowedObject,
})

builder.queryField('rosterProposals', (t) =>
  t.withAuth({ editor: true }).field({
    type: RosterProposalsResultUnion,
    description:
      'Changes that Leaguepedia suggests for the rosters. What it contributes is under CC BY-SA: who passes it on names Leaguepedia, the licence and that it was changed. Requires the right to edit rosters.',
    cost: new FieldCost({ weight: 1000 }),
    args: {
      team: t.arg.string({
        required: false,
        description: 'Code of the team, case-insensitive. An unknown code is an error. Defaults to all proposals.',
      }),
    },
    unauthorizedResolver: (_root, _args, { viewer }) => toNotAllowed(viewer),
    async resolve(_root, { team }, { proposals, proScene }): Promise<ProposalQueue> {
      const code = await toTeamCode('team', team?.trim(), proScene)
      const [listed, round] = await Promise.all([proposals.list(code), proposals.lastRound()])
      return { kind: 'queue', proposals: listed, round }
    },
  }),
)
