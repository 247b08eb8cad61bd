import type { StaticData } from '../ports/static-data.ts'
import type { Accounts } from '../services/accounts.ts'
import type { MatchHistory } from '../services/match-history.ts'
import type { Matches } from '../services/matches.ts'
import type { Status } from '../services/status.ts'

/** What resolvers work with. */
export interface GraphQLContext {
  readonly accounts: Accounts
  readonly matches: Matches
  readonly matchHistory: MatchHistory
  readonly staticData: StaticData
  readonly status: Status
}
