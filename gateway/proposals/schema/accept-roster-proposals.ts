import { builder } from '../../contract/builder.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { NotAllowedObject, refuseViewer } from '../../contract/not-allowed.ts'
import type { NotAllowed } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { RosterChange } from '../../rosters/rules/roster-change.ts'
import type { FieldProblem } from '../../rosters/rules/roster-input.ts'
import { RosterChangeNode } from '../../rosters/schema/roster-change.ts'
import { ROSTER_PROBLEM_OBJECTS, AccountTakenObject, InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import type { ProposalProblem } from '../services/proposals.ts'
import { AcceptRosterProposalsInput, chooseProposals, isProblem, MAX_CHOSEN } from './proposal-choice.ts'
import { ProposalGoneObject, ProposalOutdatedObject } from './proposal-problem.ts'

type AcceptProblem = NotAllowed | FieldProblem | ProposalProblem

type AcceptOutcome =
  | {
      readonly kind: 'accepted'
      readonly accepted: readonly string[]
      readonly changes: readonly RosterChange[]
      readonly problems: readonly AcceptProblem[]
    }
  | { readonly kind: 'refused'; readonly problems: readonly AcceptProblem[] }

const PROBLEM_OBJECTS = {
  ...ROSTER_PROBLEM_OBJECTS,
  'proposal-gone': ProposalGoneObject,
  'proposal-outdated': ProposalOutdatedObject,
}

const AcceptRosterProposalsProblemUnion = builder.unionType('AcceptRosterProposalsProblem', {
  description: 'Reason why `acceptRosterProposals` has not accepted a proposal, or any.',
  types: [NotAllowedObject, InvalidFieldObject, ProposalGoneObject, ProposalOutdatedObject, AccountTakenObject],
  resolveType: ({ kind }: AcceptProblem) => PROBLEM_OBJECTS[kind],
})

const AcceptRosterProposalsPayloadObject = builder.objectRef<AcceptOutcome>('AcceptRosterProposalsPayload').implement({
  description: 'Result of `acceptRosterProposals`.',
  fields: (t) => ({
    accepted: t.idList({
      cost: new FieldCost({ listSize: MAX_CHOSEN }),
      description: 'Ids of the proposals that were accepted.',
      resolve: (outcome) =>
        outcome.kind === 'accepted' ? outcome.accepted.map((id) => encodeGlobalId('RosterProposal', id)) : [],
    }),
    changes: t.field({
      cost: new FieldCost({ listSize: MAX_CHOSEN }),
      type: [RosterChangeNode],
      description: 'The recorded roster changes.',
      resolve: (outcome) => (outcome.kind === 'accepted' ? [...outcome.changes] : []),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [AcceptRosterProposalsProblemUnion],
      description: 'Reasons why proposals were not accepted, one for each of them. Empty on success.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
})

builder.mutationField('acceptRosterProposals', (t) =>
  t.withAuth({ editor: true }).field({
    type: AcceptRosterProposalsPayloadObject,
    description:
      'Applies proposals to the rosters, each by itself. Who accepted and the source are recorded. Other answers to the same question are rejected. Of concurrent decisions about a proposal, only one succeeds. Requires the right to edit rosters.',
    cost: new FieldCost({ weight: 5000 }),
    args: { input: t.arg({ type: AcceptRosterProposalsInput, description: 'The proposals to accept.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, { viewer, proposals, proScene }): Promise<AcceptOutcome> {
      const scene = await proScene.look()
      const chosen = await chooseProposals(input, { proposals, scene }, ({ claims }) => claims.length === 0)
      if (isProblem(chosen)) return { kind: 'refused', problems: [chosen] }
      return { kind: 'accepted', ...(await proposals.accept(viewer, chosen)) }
    },
  }),
)
