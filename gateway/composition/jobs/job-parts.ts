import type { GraphQLContext } from '../../contract/context.ts'
import type { GuardedStore } from '../../rights/services/guard-store.ts'
import type { RiotApi, RiotPacing } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import type { StoreWatches } from '../../store/store-watches.ts'

/** Dependencies that the jobs of all subjects share. */
export interface JobParts {
  readonly riot: RiotApi & RiotPacing
  readonly store: GuardedStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly context: Pick<
    GraphQLContext,
    | 'accounts'
    | 'ranks'
    | 'proScene'
    | 'proPlayers'
    | 'matches'
    | 'matchHistory'
    | 'timelines'
    | 'staticData'
    | 'feeds'
    | 'sources'
    | 'sourceHistory'
    | 'origin'
  >
  /** Returns a function that reports failures of a job. */
  readonly reportAs: (job: string, message: string) => (error: unknown) => void
}
