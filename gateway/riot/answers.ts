import { z } from 'zod'
import type { ChampionMastery } from '../accounts/rules/champion-mastery.ts'
import {
  type Division,
  DIVISIONS,
  type StandingTier,
  TIERS,
  toRankedQueue,
  type RankEntry,
} from '../accounts/rules/rank.ts'
import type { ActiveGameAnswer } from '../active-games/rules/active-game.ts'
import { normaliseActiveGame } from '../active-games/rules/normalise-active-game.ts'
import type { ApexTier, LadderStanding } from '../ladders/rules/ladder.ts'
import { findMatchId } from '../shared/match-id.ts'
import { InvalidRegion, parsePlatformRegion, platformOf, type Platform } from '../shared/region.ts'

/** A whole number from 0 that fits GraphQL's `Int` and the store. */
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** A whole number that fits GraphQL's `Int`. */
const signedCount = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

/** Milliseconds since 1970, up to the last valid date. */
const moment = z.int().min(0).max(8.64e15)

const puuid = z.string().regex(/^[\w-]{1,128}$/)

const account = z.object({
  puuid,
  // An account without a Riot ID lacks these fields.
  gameName: z.string().default(''),
  tagLine: z.string().default(''),
})

export type RiotAccount = Readonly<z.infer<typeof account>>

const activeRegion = z.object({ region: z.string() })

const summoner = z.object({ profileIconId: count, summonerLevel: count })

export type RiotSummoner = Readonly<z.infer<typeof summoner>>

const rankEntry = z
  .object({
    queueType: z.string(),
    leagueId: z.string().nullable().default(null),
    // Entries of modes with their own ladder lack these fields.
    tier: z.string().nullable().catch(null),
    rank: z.string().nullable().catch(null),
    leaguePoints: count.default(0),
    wins: count.default(0),
    losses: count.default(0),
    hotStreak: z.boolean().default(false),
    veteran: z.boolean().default(false),
    freshBlood: z.boolean().default(false),
    inactive: z.boolean().default(false),
  })
  .transform(({ rank, tier, ...entry }): RankEntry | null =>
    tier === null ? null : { ...entry, queue: toRankedQueue(entry.queueType), ...placeOf(tier, rank) },
  )

/** Riot may add tiers and divisions: an account in one of them is not unranked. */
function placeOf(tierName: string, rank: string | null): { readonly tier: StandingTier; readonly division: Division } {
  const tier = TIERS.find((each) => each === tierName)
  const division = DIVISIONS.find((each) => each === rank)
  return tier === undefined || division === undefined ? { tier: 'UNKNOWN', division: 'I' } : { tier, division }
}

const apexLeague = z.object({
  entries: z.array(
    z
      .object({
        puuid,
        leaguePoints: count,
        wins: count,
        losses: count,
        hotStreak: z.boolean().default(false),
        veteran: z.boolean().default(false),
        freshBlood: z.boolean().default(false),
        inactive: z.boolean().default(false),
      })
      .nullable()
      .catch(null),
  ),
})

const mastery = z
  .object({
    championId: count,
    championLevel: count,
    championPoints: count,
    championPointsSinceLastLevel: signedCount.default(0),
    championPointsUntilNextLevel: signedCount.default(0),
    lastPlayTime: moment.default(0),
  })
  .transform((entry): ChampionMastery => ({
    championId: entry.championId,
    level: entry.championLevel,
    points: entry.championPoints,
    pointsSinceLastLevel: entry.championPointsSinceLastLevel,
    pointsUntilNextLevel: entry.championPointsUntilNextLevel,
    lastPlayedAt: entry.lastPlayTime,
  }))

const matchIds = z.array(z.string())

const hiddenGame = z.object({ implementationDetails: z.literal('filtered') })

/** Parses both answers of account-v1. Throws for another shape, like all of these functions. */
export function parseAccount(body: unknown): RiotAccount {
  return account.parse(body)
}

/** Parses the region of account-v1: the open platform for it; `null` for an unknown code. */
export function parseActivePlatform(body: unknown): Platform | null {
  const { region } = activeRegion.parse(body)
  try {
    return platformOf(parsePlatformRegion(region))
  } catch (error) {
    if (error instanceof InvalidRegion) return null
    throw error
  }
}

/** Parses summoner-v4. */
export function parseSummoner(body: unknown): RiotSummoner {
  return summoner.parse(body)
}

/** Parses league-v4, without entries of modes that have no tiers. */
export function parseRankEntries(body: unknown): readonly RankEntry[] {
  return z
    .array(rankEntry)
    .parse(body)
    .filter((entry) => entry !== null)
}

/**
 * Parses one of the highest leagues of league-v4, without invalid entries, because one of them is no reason to reject a whole
 * ladder. Throws when all entries are invalid: the shape has changed then, and an empty league would replace a valid one.
 */
export function parseApexLeague(body: unknown, tier: ApexTier): readonly LadderStanding[] {
  const { entries } = apexLeague.parse(body)
  const standings = entries.flatMap((entry) => (entry === null ? [] : [{ ...entry, tier }]))
  if (standings.length === 0 && entries.length > 0) throw new Error('No entry of the league is valid.')
  return standings
}

/** Parses champion-mastery-v4. Most points first, whatever order Riot sends. */
export function parseMasteries(body: unknown): readonly ChampionMastery[] {
  return z
    .array(mastery)
    .parse(body)
    .toSorted((a, b) => b.points - a.points || a.championId - b.championId)
}

/** Parses the ids of match-v5, without invalid ids. */
export function parseMatchIds(body: unknown): readonly string[] {
  return matchIds.parse(body).filter((text) => findMatchId(text) !== null)
}

/** Parses spectator-v5 for a player who is in a game. */
export function parseActiveGame(body: unknown): ActiveGameAnswer {
  return { kind: 'in-game', game: normaliseActiveGame(body) }
}

/** Parses the body of spectator-v5's 404: `hidden` only when the body says so. */
export function parseAbsentGame(body: string): ActiveGameAnswer {
  return { kind: saysHidden(body) ? 'hidden' : 'not-in-game' }
}

function saysHidden(body: string): boolean {
  try {
    return hiddenGame.safeParse(JSON.parse(body)).success
  } catch {
    // Proxies and load balancers in front of Riot answer with HTML or with an empty body.
    return false
  }
}
