import { neverCache } from '../caching/dependencies.ts'
import type { GraphQLContext } from '../contract/context.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { createRiotServices } from './riot-services.ts'

interface Stored {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Id of the key of Riot's API. */
  readonly keyId: string
}

/** Returns a context that answers from the store alone: what only Riot knows is unavailable. */
export function withoutRiot(context: GraphQLContext, { store, clock, keyId }: Stored): GraphQLContext {
  const { proScene, feeds, seenGames, championPlayers } = context
  const riot = silentRiot(keyId, clock)
  return {
    ...context,
    ...createRiotServices({
      riot,
      store,
      clock,
      proScene,
      activeGames: feeds.activeGames,
      seenGames,
      championPlayers,
      report: fail,
    }),
  }
}

/** Never called: without an answer of Riot, no check is requested. */
function fail(error: unknown): never {
  throw error
}

/** A client of Riot's API that refuses every request. */
function silentRiot(keyId: string, clock: Clock): RiotApi {
  const refuse = async (): Promise<never> => {
    neverCache()
    throw new UpstreamUnavailable('riot', clock.now(), 'requests to Riot are not allowed here')
  }
  return {
    keyId,
    accountByRiotId: refuse,
    accountByPuuid: refuse,
    activePlatform: refuse,
    summoner: refuse,
    rankEntries: refuse,
    apexLeague: refuse,
    masteries: refuse,
    matchIds: refuse,
    match: refuse,
    matchTimeline: refuse,
    activeGame: refuse,
  }
}
