import type { Execute } from '../../rest-compat/route.ts'
import { createAccounts } from '../accounts/services/accounts.ts'
import type { GraphQLContext } from '../contract/context.ts'
import type { Matches } from '../matches/services/matches.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import type { Clock } from '../shared/clock.ts'
import { findMatchId, InvalidMatchIdError } from '../shared/match-id.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { executeIn } from './execute-in.ts'

interface Stored {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Id of the key of Riot's API. */
  readonly keyId: string
}

/** Sends no requests to Riot: an account or a single match comes from the store or its input alone, or is unavailable. */
export function executeStored(context: GraphQLContext, { store, clock, keyId }: Stored): Execute {
  const accounts = createAccounts({ riot: silentRiot(keyId, clock), store, clock, ranks: context.ranks })
  return executeIn({ ...context, accounts, matches: { ...context.matches, findMatch: findStored(context, clock) } })
}

function findStored({ matches }: GraphQLContext, clock: Clock): Matches['findMatch'] {
  return async (text) => {
    const id = findMatchId(text)
    if (id === null) return { kind: 'invalid', problem: new InvalidMatchIdError(text) }
    const [record = null] = await matches.listStored([id.matchId])
    return record === null ? { kind: 'unavailable', retryAt: clock.now() } : { kind: 'found', record }
  }
}

/** A client of Riot's API that refuses every request. */
function silentRiot(keyId: string, clock: Clock): RiotApi {
  const refuse = async (): Promise<never> => {
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
