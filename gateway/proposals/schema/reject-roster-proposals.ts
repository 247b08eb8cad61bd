import { builder } from '../../contract/builder.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { FieldProblem } from '../../rosters/rules/roster-input.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import type { ProposalGone } from '../services/proposals.ts'
import { chooseProposals, isProblem, MAX_CHOSEN, RejectRosterProposalsInput } from './proposal-choice.ts'
import { ProposalGoneObject } from './proposal-problem.ts'

type RejectProblem = NotAllowed | FieldProblem | ProposalGone

type RejectOutcome =
  | { readonly kind: 'rejected'; readonly rejected: readonly string[]; readonly problems: readonly RejectProblem[] }
  | { readonly kind: 'refused'; readonly problems: readonly RejectProblem[] }

const PROBLEM_OBJECTS = {
  'not-allowed': NotAllowedObject,
  'invalid-field': InvalidFieldObject,
  'proposal-gone': ProposalGoneObject,
}

const RejectRosterProposalsProblemUnion = builder.unionType('RejectRosterProposalsProblem', {
  description: 'Reason why `rejectRosterProposals` has not rejected a proposal, or any.',
  types: [NotAllowedObject, InvalidFieldObject, ProposalGoneObject],
  resolveType: ({ kind }: RejectProblem) => PROBLEM_OBJECTS[kind],
})

const RejectRosterProposalsPayloadObject = builder.objectRef<RejectOutcome>('RejectRosterProposalsPayload').implement({
  description: 'Result of `rejectRosterProposals`.',
  fields: (t) => ({
    rejected: t.idList({
      cost: new FieldCost({ listSize: MAX_CHOSEN }),
      description: 'Ids of the proposals that were rejected.',
      resolve: (outcome) =>
        outcome.kind === 'rejected' ? outcome.rejected.map((id) => encodeGlobalId('RosterProposal', id)) : [],
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [RejectRosterProposalsProblemUnion],
      description: 'Reasons why proposals were not rejected, one for each of them. Empty on success.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
})

builder.mutationField('rejectRosterProposals', (t) =>
  t.withAuth({ editor: true }).field({
    type: RejectRosterProposalsPayloadObject,
    description:
      'Rejects proposals. They do not come back with later comparisons, unless the source says the same about a later time. Who rejected is recorded. Requires the right to edit rosters.',
    cost: new FieldCost({ weight: 2000 }),
    args: { input: t.arg({ type: RejectRosterProposalsInput, description: 'The proposals to reject.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, { viewer, proposals, proScene }): Promise<RejectOutcome> {
      const scene = await proScene.look()
      const chosen = await chooseProposals(input, { proposals, scene }, () => true)
      if (isProblem(chosen)) return { kind: 'refused', problems: [chosen] }
      return { kind: 'rejected', ...(await proposals.reject(viewer, chosen)) }
    },
  }),
)
