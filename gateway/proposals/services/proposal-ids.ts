import { createHash } from 'node:crypto'
import { identityOf, type RosterProposal } from '../rules/proposal.ts'

/** Returns the id of a proposal's document. It is the same in every round. */
export function proposalIdOf(proposal: Pick<RosterProposal, 'kind' | 'question' | 'after'>): string {
  return createHash('sha256').update(identityOf(proposal)).digest('hex').slice(0, 32)
}
