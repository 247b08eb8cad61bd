import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { ProblemInterface } from '../../contract/problem.ts'
import type { ProposalGone, ProposalOutdated } from '../services/proposals.ts'

const DEPRECATED_ID = deprecated('Use `proposalId`.', '2027-11-30')

export const ProposalGoneObject = builder.objectRef<ProposalGone>('ProposalGone').implement({
  description: 'The proposal no longer waits: an editor has decided about it, or the source no longer says so.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to proceed, in English.',
      resolve: () => 'The proposal no longer waits for a decision: query `rosterProposals` again.',
    }),
    proposalId: t.id({ description: 'The `id` of the proposal.', resolve: proposalIdOf }),
    id: t.id({
      deprecationReason: DEPRECATED_ID,
      description: 'The `id` of the proposal.',
      resolve: proposalIdOf,
    }),
  }),
})

export const ProposalOutdatedObject = builder.objectRef<ProposalOutdated>('ProposalOutdated').implement({
  description: 'The rosters have changed since the proposal was made, so that it no longer applies.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the player, in English.',
      resolve: ({ name }) =>
        `The rosters say something else about ${name} meanwhile: reject it, or wait for the next comparison.`,
    }),
    proposalId: t.id({ description: 'The `id` of the proposal.', resolve: proposalIdOf }),
    id: t.id({
      deprecationReason: DEPRECATED_ID,
      description: 'The `id` of the proposal.',
      resolve: proposalIdOf,
    }),
  }),
})

function proposalIdOf({ id }: { readonly id: string }): string {
  return encodeGlobalId('RosterProposal', id)
}
