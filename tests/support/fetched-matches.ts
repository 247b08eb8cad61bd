import { compressPayload, restorePayload } from '../../gateway/matches/collections/match-payload.ts'
import type { FetchedMatch, Match } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { toMatchBody } from '../../gateway/simulator/match/match.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { EUW_ACCOUNTS, truth } from '../active-games/games-world.ts'

/** When the matches were fetched, in milliseconds since 1970. */
export const FETCHED_AT = Date.UTC(2026, 10, 1, 12)

/** Newest matches of a pro of the demo world, as fetched from Riot at a moment. */
export function fetchMatches(count: number, fetchedAt = FETCHED_AT, account = proAccount()): readonly FetchedMatch[] {
  const lobbies = truth.listMatches(account, FETCHED_AT, { start: 0, count })
  return lobbies.map((lobby) => toFetched(toMatchBody(lobby), fetchedAt))
}

/** A match with this body, as fetched from Riot. */
export function toFetched(body: unknown, fetchedAt: number): FetchedMatch {
  return { match: normaliseMatch(body), payload: compressPayload(body), fetchedAt }
}

/** A match with changes, as stored before payloads were kept: a payload would still have the match without them. */
export function withChanges({ match, fetchedAt }: FetchedMatch, changes: Partial<Match>): FetchedMatch {
  return { match: { ...match, ...changes }, fetchedAt }
}

/** The body of a fetched match. */
export function bodyOf({ payload }: FetchedMatch): unknown {
  if (payload === undefined) throw new Error('The match has no payload.')
  return restorePayload(payload)
}

/** Like {@link fetchMatches}, but only matches that count in the statistics. */
export function fetchCountedMatches(count: number, account = proAccount()): readonly FetchedMatch[] {
  const counted = fetchMatches(3 * count + 10, FETCHED_AT, account).filter(
    (each) => toCountedMatch({ ...each, pros: [] }) !== null,
  )
  if (counted.length < count) throw new Error(`Only ${counted.length} matches count.`)
  return counted.slice(0, count)
}

/** Returns the account of a pro in EUW. */
export function proAccount(index = 0): WorldAccount {
  const account = EUW_ACCOUNTS[index]
  if (account === undefined) throw new Error(`There are only ${EUW_ACCOUNTS.length} accounts of pros in EUW.`)
  return account
}

/** The same match as fetched with another API key. */
export function underAnotherKey(fetched: FetchedMatch): FetchedMatch {
  const { match, fetchedAt } = fetched
  const people = match.puuids.filter((puuid) => puuid !== 'BOT')
  const text = people.reduce(
    (body, puuid) => body.replaceAll(JSON.stringify(puuid), JSON.stringify(otherPuuid(puuid))),
    JSON.stringify(bodyOf(fetched)),
  )
  return toFetched(JSON.parse(text), fetchedAt + 1)
}

/** PUUID of the same account under another API key. */
export function otherPuuid(puuid: string): string {
  return `other-${puuid}`
}
