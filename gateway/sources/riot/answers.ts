import { z } from 'zod'
import type { ActiveGameAnswer } from '../../domain/active-game.ts'
import type { ChampionMastery } from '../../domain/champion-mastery.ts'
import type { ApexTier, LadderStanding } from '../../domain/ladder.ts'
import { findMatchId } from '../../domain/match-id.ts'
import { normaliseActiveGame } from '../../domain/normalise-active-game.ts'
import { DIVISIONS, TIERS, toRankedQueue, type RankEntry } from '../../domain/rank.ts'
import { InvalidRegion, parsePlatformRegion, platformOf, type Platform } from '../../domain/region.ts'
import type { RiotAccount, RiotSummoner } from '../../ports/riot-api.ts'

/** What GraphQL and the store hold as a whole number. */
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** What GraphQL holds as a whole number. */
const signedCount = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

/** Milliseconds since 1970, as far as a date reaches. */
const moment = z.int().min(0).max(8.64e15)

const puuid = z.string().regex(/^[\w-]{1,128}$/)

const account = z.object({
  puuid,
  // An account without a Riot ID answers without these.
  gameName: z.string().default(''),
  tagLine: z.string().default(''),
})

const activeRegion = z.object({ region: z.string() })

const summoner = z.object({ profileIconId: count, summonerLevel: count })

const rankEntry = z
  .object({
    queueType: z.string(),
    leagueId: z.string().nullable().default(null),
    // Modes with a ladder of their own send entries without these, and Riot adds tiers.
    tier: z.enum(TIERS).nullable().catch(null),
    rank: z.enum(DIVISIONS).nullable().catch(null),
    leaguePoints: count.default(0),
    wins: count.default(0),
    losses: count.default(0),
    hotStreak: z.boolean().default(false),
    veteran: z.boolean().default(false),
    freshBlood: z.boolean().default(false),
    inactive: z.boolean().default(false),
  })
  .transform(({ rank: division, tier, ...entry }): RankEntry | null =>
    tier === null || division === null ? null : { ...entry, queue: toRankedQueue(entry.queueType), tier, division },
  )

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

/** account-v1, both ways to ask. Throws on another shape, as all of these do. */
export function parseAccount(body: unknown): RiotAccount {
  return account.parse(body)
}

/** account-v1 region: the open platform that answers for it; `null` for a code that we don't know. */
export function parseActivePlatform(body: unknown): Platform | null {
  const { region } = activeRegion.parse(body)
  try {
    return platformOf(parsePlatformRegion(region))
  } catch (error) {
    if (error instanceof InvalidRegion) return null
    throw error
  }
}

/** summoner-v4. */
export function parseSummoner(body: unknown): RiotSummoner {
  return summoner.parse(body)
}

/** league-v4, without the entries whose tier or division we don't know. */
export function parseRankEntries(body: unknown): readonly RankEntry[] {
  return z
    .array(rankEntry)
    .parse(body)
    .filter((entry) => entry !== null)
}

/**
 * league-v4, one of the highest tiers; without the entries that are broken, which are not worth a whole ladder. When all
 * are, they are of another shape, and it throws: a league of nobody would take the place of one that is known.
 */
export function parseApexLeague(body: unknown, tier: ApexTier): readonly LadderStanding[] {
  const { entries } = apexLeague.parse(body)
  const standings = entries.flatMap((entry) => (entry === null ? [] : [{ ...entry, tier }]))
  if (standings.length === 0 && entries.length > 0) throw new Error('No entry of the league has the shape of one.')
  return standings
}

/** champion-mastery-v4. Most points first, whatever order Riot sends. */
export function parseMasteries(body: unknown): readonly ChampionMastery[] {
  return z
    .array(mastery)
    .parse(body)
    .toSorted((a, b) => b.points - a.points || a.championId - b.championId)
}

/** match-v5 ids, without those that can't be one. */
export function parseMatchIds(body: unknown): readonly string[] {
  return matchIds.parse(body).filter((text) => findMatchId(text) !== null)
}

/** spectator-v5, of somebody who is in a game. */
export function parseActiveGame(body: unknown): ActiveGameAnswer {
  return { kind: 'in-game', game: normaliseActiveGame(body) }
}

/** spectator-v5, the body of a 404: of somebody who hides his games only when it says so, and of nobody else. */
export function parseAbsentGame(body: string): ActiveGameAnswer {
  return { kind: saysHidden(body) ? 'hidden' : 'not-in-game' }
}

function saysHidden(body: string): boolean {
  try {
    return hiddenGame.safeParse(JSON.parse(body)).success
  } catch {
    // Whatever stands before Riot answers with pages and with nothing.
    return false
  }
}
