import type { StaticData } from '../ports/static-data.ts'
import type { Accounts } from '../services/accounts.ts'
import type { Masteries } from '../services/masteries.ts'
import type { MatchHistory } from '../services/match-history.ts'
import type { Matches } from '../services/matches.ts'
import type { Ranks } from '../services/ranks.ts'
import type { Status } from '../services/status.ts'

/** What resolvers work with. */
export interface GraphQLContext {
  readonly accounts: Accounts
  readonly ranks: Ranks
  readonly masteries: Masteries
  readonly matches: Matches
  readonly matchHistory: MatchHistory
  readonly staticData: StaticData
  readonly status: Status
}
