import { z } from 'zod'
import { PRO_LINK_KINDS } from '../../rosters/rules/pro-link-kind.ts'
import { PRO_ROLES } from '../../rosters/rules/pro-role.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { PROPOSAL_KINDS } from '../rules/proposal-kind.ts'

const text = z.string().nullable()

const claim = z.object({
  /** In the terms of `before` and `after`; null for nothing. */
  value: text,
  by: z.enum(['ROSTERS', 'TOURNAMENT_ROSTER', 'PLAYER_PAGE', 'TENURE', 'ROSTER_CHANGE']),
  /** Names or addresses of the sources that the rosters name; empty for a claim of Leaguepedia itself. */
  sources: z.array(z.string()),
  /** Address of the page that says so; null for the rosters. */
  url: text,
  /** A day, month or year, as in ISO 8601; null when unknown. */
  date: text,
})

const rosterProposal = z.object({
  kind: z.enum(PROPOSAL_KINDS),
  state: z.enum(['PENDING', 'REJECTED']),
  /** Of proposals with the same question at most one can be right. */
  question: z.string(),
  /** Null for a player who is not in the rosters. */
  playerId: text,
  /** Name in the rosters, or that of a new player. */
  playerName: z.string(),
  /** Title of the player's page in the wiki. */
  page: z.string(),
  /** Code of the team under which editors find the proposal; null without one. */
  team: text,
  /** Present value in the rosters; null for none. */
  before: text,
  /** Proposed value; null for none. */
  after: text,
  /** Day, month or year from which that is so, as in ISO 8601; null when unknown. */
  date: text,
  /** The newest date of what supports the proposal; null when none has one. */
  newest: text,
  /** Address of the page that says so. */
  url: z.string(),
  /** All that is said about the question when sources contradict each other; empty when they agree. */
  claims: z.array(claim),
  /** Additions to the proposal: a role and country of a new player, links and accounts. */
  role: z.enum(PRO_ROLES).nullable(),
  country: text,
  substitute: z.boolean(),
  links: z.array(z.object({ kind: z.enum(PRO_LINK_KINDS), url: z.string(), handle: text })),
  accounts: z.array(z.object({ platform: z.enum(PLATFORM_CODES), gameName: z.string(), tagLine: z.string() })),
  /** Time of the round that saw it first, in milliseconds since 1970. */
  observedAt: z.int().nonnegative(),
  /** Signature of the editor who rejected it; null while it is pending. */
  decidedBy: text,
  /** Milliseconds since 1970; null while it is pending. */
  decidedAt: z.int().nonnegative().nullable(),
})

export type RosterProposalDocument = Stored<typeof rosterProposal>

/**
 * `roster_proposals/{hash of the question and the answer}`: the review queue of the editors. An accepted proposal is deleted, and a
 * rejected one stays, so that later rounds know.
 */
export const rosterProposalsCollection: CollectionDefinition<RosterProposalDocument> = {
  name: 'roster_proposals',
  schema: rosterProposal,
  indexes: [],
}
