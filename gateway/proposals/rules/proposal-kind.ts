/** Kinds of proposals, in the order of the queue. */
export const PROPOSAL_KINDS = [
  'JOINED',
  'LEFT',
  'RETIRED',
  'NEW_PLAYER',
  'ROLE',
  'RENAMED',
  'COUNTRY',
  'ACCOUNT',
  'LINK',
] as const

export type ProposalKind = (typeof PROPOSAL_KINDS)[number]
