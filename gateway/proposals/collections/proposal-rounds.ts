import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const proposalRound = z.object({
  outcome: z.enum(['DONE', 'UNAVAILABLE', 'FAILED']),
  /** End of the last round, whatever its outcome, in milliseconds since 1970. */
  endedAt: z.int().nonnegative(),
  /** End of the last round that was done; null before the first. */
  doneAt: z.int().nonnegative().nullable(),
  /** Earliest time of the next round, in milliseconds since 1970. */
  nextAt: z.int().nonnegative(),
  /** Names of teams in the wiki's rosters that are in no roster here. Those of the last round that was done, like all below. */
  unknownTeams: z.array(z.string()),
  /** Number of players who could be several people in the rosters, or the other way round. Nothing is proposed about them. */
  ambiguous: z.int().nonnegative(),
  /** Number of proposals that do not fit into the queue. */
  leftOut: z.int().nonnegative(),
})

export type ProposalRound = Stored<typeof proposalRound>

/** `proposal_rounds/leaguepedia`: the last round. */
export const proposalRoundsCollection: CollectionDefinition<ProposalRound> = {
  name: 'proposal_rounds',
  schema: proposalRound,
  indexes: [],
}

/** Id of the only document. */
export const LEAGUEPEDIA_ROUND_ID = 'leaguepedia'
