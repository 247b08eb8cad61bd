import type { CountedMatch, CountedParticipant } from '../../matches/rules/counted-match.ts'
import type { Platform } from '../../shared/region.ts'
import { type AccountChampions, type ChampionSums, ONE_TRICK_GAMES, ONE_TRICK_SHARE } from './account-champions.ts'

/** Change to the totals of an account. A number is negative where more is subtracted than added. */
export type AccountChange = {
  readonly platform: Platform
  readonly puuid: string
  /** Name in the newest added match; null when no match is added. */
  name: AccountName | null
  games: number
  readonly champions: Map<number, ChampionSumsChange>
  /** Ids of the subtracted matches. A match that is subtracted and added again is in both lists. */
  readonly gone: string[]
  readonly come: string[]
}

type ChampionSumsChange = { -readonly [Field in keyof ChampionSums]: number }

/** Name of an account and the time it was seen. */
type AccountName = Pick<AccountChampions, 'gameName' | 'tagLine' | 'seenAt'>

/** Returns an empty change. */
export function startAccountChange(platform: Platform, puuid: string): AccountChange {
  return { platform, puuid, name: null, games: 0, champions: new Map(), gone: [], come: [] }
}

/** Adds the account's game in a match to the change, or subtracts it when `sign` is -1. */
export function countForAccount(
  change: AccountChange,
  participant: CountedParticipant,
  { matchId, startedAt, durationSeconds }: CountedMatch,
  sign: 1 | -1,
): void {
  change.games += sign
  const sums = sumsOf(change, participant.championId)
  sums.games += sign
  if (participant.win) sums.wins += sign
  sums.kills += sign * participant.kills
  sums.deaths += sign * participant.deaths
  sums.assists += sign * participant.assists
  sums.creepScore += sign * participant.creepScore
  sums.durationSeconds += sign * durationSeconds
  if (sign === 1) {
    const { gameName, tagLine } = participant
    change.name = laterName(change.name, { gameName, tagLine, seenAt: startedAt })
    change.come.push(matchId)
  } else {
    change.gone.push(matchId)
  }
}

/** Returns the totals with the change applied; null when no game is left. */
export function addToAccount(account: AccountChampions | null, change: AccountChange): AccountChampions | null {
  const games = (account?.games ?? 0) + change.games
  const name = laterName(account, change.name)
  if (games <= 0 || name === null) return null
  const champions = addChampions(account?.champions ?? {}, change.champions)
  return {
    platform: change.platform,
    puuid: change.puuid,
    gameName: name.gameName,
    tagLine: name.tagLine,
    seenAt: name.seenAt,
    games,
    champions,
    ...findOneTrick(champions, games),
    matchIds: listMatchIds(account?.matchIds ?? [], change),
  }
}

/** Returns true when the change alters nothing, except perhaps the name. */
export function isNoAccountChange({ games, champions, gone, come }: AccountChange): boolean {
  const left = new Set(gone)
  return (
    games === 0 &&
    come.length === gone.length &&
    come.every((id) => left.has(id)) &&
    champions.values().every((sums) => Object.values(sums).every((sum) => sum === 0))
  )
}

function sumsOf({ champions }: AccountChange, championId: number): ChampionSumsChange {
  let sums = champions.get(championId)
  if (sums === undefined) {
    sums = { games: 0, wins: 0, kills: 0, deaths: 0, assists: 0, creepScore: 0, durationSeconds: 0 }
    champions.set(championId, sums)
  }
  return sums
}

/**
 * Returns the later of two names. At equal times the alphabetically last one wins, so that the order of counting does
 * not matter.
 */
function laterName(a: AccountName | null, b: AccountName | null): AccountName | null {
  if (a === null || b === null) return a ?? b
  if (a.seenAt !== b.seenAt) return a.seenAt > b.seenAt ? a : b
  if (a.gameName !== b.gameName) return a.gameName > b.gameName ? a : b
  return a.tagLine > b.tagLine ? a : b
}

function addChampions(
  champions: AccountChampions['champions'],
  changes: ReadonlyMap<number, ChampionSums>,
): AccountChampions['champions'] {
  const all: Record<string, ChampionSums> = { ...champions }
  for (const [championId, change] of changes) {
    const sums = addSums(all[championId] ?? null, change)
    if (sums.games <= 0) delete all[championId]
    else all[championId] = sums
  }
  return all
}

function addSums(sums: ChampionSums | null, change: ChampionSums): ChampionSums {
  if (sums === null) return { ...change }
  return {
    games: sums.games + change.games,
    wins: sums.wins + change.wins,
    kills: sums.kills + change.kills,
    deaths: sums.deaths + change.deaths,
    assists: sums.assists + change.assists,
    creepScore: sums.creepScore + change.creepScore,
    durationSeconds: sums.durationSeconds + change.durationSeconds,
  }
}

function findOneTrick(
  champions: AccountChampions['champions'],
  games: number,
): Pick<AccountChampions, 'oneTrickOf' | 'oneTrickGames'> {
  const trick = Object.entries(champions).find(
    ([, sums]) => sums.games >= ONE_TRICK_GAMES && sums.games / games >= ONE_TRICK_SHARE,
  )
  if (trick === undefined) return { oneTrickOf: null, oneTrickGames: null }
  const [championId, sums] = trick
  return { oneTrickOf: Number(championId), oneTrickGames: sums.games }
}

function listMatchIds(matchIds: readonly string[], { gone, come }: AccountChange): readonly string[] {
  const ids = new Set(matchIds)
  for (const id of gone) ids.delete(id)
  for (const id of come) ids.add(id)
  return [...ids].toSorted(compareTexts)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
