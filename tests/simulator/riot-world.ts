import { z } from 'zod'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import type { Platform } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import type { Simulator, SimulatorOptions } from '../../gateway/simulator/simulator.ts'

/** A time in the middle of a ranked season. */
export const NOON = Date.UTC(2026, 10, 1, 12)

export const DAY_MS = 86_400_000

/** Limits above the number of requests of any test. The time of their world stands still. */
const ROOMY = {
  application: [{ requests: 1_000_000, seconds: 1 }],
  method: [{ requests: 1_000_000, seconds: 1 }],
}

/** Opens a world at a fixed time, with limits that no test reaches. */
export function openWorld(options: Partial<Omit<SimulatorOptions, 'now'>> & { readonly now?: number } = {}): Simulator {
  const { now = NOON, seed = 'test', rateLimits = ROOMY } = options
  return createSimulator({ seed, now: () => now, rateLimits })
}

/** Sends `GET https://{routing}.api.riotgames.com{path}`. */
export function ask(simulator: Simulator, routing: string, path: string, signal?: AbortSignal): Promise<Response> {
  const url = `https://${routing.toLowerCase()}.api.riotgames.com${path}`
  return simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'demo' }, ...(signal && { signal }) }))
}

/** Returns the parsed body of a 200; throws for any other status. */
export async function read<T>(simulator: Simulator, routing: string, path: string, shape: z.ZodType<T>): Promise<T> {
  const response = await ask(simulator, routing, path)
  if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${await response.text()}`)
  return shape.parse(await response.json())
}

export interface Someone {
  readonly puuid: string
  readonly platform: Platform
}

/** Returns the match ids of an account, from the right route. */
export function readMatchIds(simulator: Simulator, { puuid, platform }: Someone, query = ''): Promise<string[]> {
  const path = `/lol/match/v5/matches/by-puuid/${puuid}/ids${query}`
  return read(simulator, matchRouteOf(platform), path, z.array(z.string()))
}

/** Returns the body of a match as text. */
export async function readMatchText(simulator: Simulator, platform: Platform, matchId: string): Promise<string> {
  const response = await ask(simulator, matchRouteOf(platform), `/lol/match/v5/matches/${matchId}`)
  return response.text()
}

/** Returns a match. */
export async function readMatch(simulator: Simulator, platform: Platform, matchId: string): Promise<MatchBody> {
  return matchBody.parse(JSON.parse(await readMatchText(simulator, platform, matchId)))
}

/** Returns several matches of an account, newest first. */
export async function readMatches(simulator: Simulator, someone: Someone, query = ''): Promise<MatchBody[]> {
  const ids = await readMatchIds(simulator, someone, query)
  return Promise.all(ids.map((id) => readMatch(simulator, someone.platform, id)))
}

const participant = z.looseObject({
  participantId: z.number(),
  puuid: z.string(),
  teamId: z.union([z.literal(100), z.literal(200)]),
  teamPosition: z.string(),
  win: z.boolean(),
  gameEndedInEarlySurrender: z.boolean(),
  teamEarlySurrendered: z.boolean(),
  championId: z.number(),
  championName: z.string(),
  champLevel: z.number(),
  kills: z.number(),
  deaths: z.number(),
  assists: z.number(),
  doubleKills: z.number(),
  tripleKills: z.number(),
  quadraKills: z.number(),
  pentaKills: z.number(),
  goldEarned: z.number(),
  goldSpent: z.number(),
  totalMinionsKilled: z.number(),
  neutralMinionsKilled: z.number(),
  visionScore: z.number(),
  totalDamageDealt: z.number(),
  totalDamageDealtToChampions: z.number(),
  physicalDamageDealtToChampions: z.number(),
  magicDamageDealtToChampions: z.number(),
  trueDamageDealtToChampions: z.number(),
  totalDamageTaken: z.number(),
  damageDealtToBuildings: z.number(),
  turretKills: z.number(),
  firstBloodKill: z.boolean(),
  totalTimeSpentDead: z.number(),
  longestTimeSpentLiving: z.number(),
  timePlayed: z.number(),
  item0: z.number(),
  item1: z.number(),
  item2: z.number(),
  item3: z.number(),
  item4: z.number(),
  item5: z.number(),
  item6: z.number(),
  summoner1Id: z.number(),
  summoner2Id: z.number(),
  perks: z.object({
    statPerks: z.object({ offense: z.number(), flex: z.number(), defense: z.number() }),
    styles: z.array(
      z.object({
        description: z.string(),
        style: z.number(),
        selections: z.array(z.looseObject({ perk: z.number() })),
      }),
    ),
  }),
})

const objective = z.object({ first: z.boolean(), kills: z.number() })

export const matchBody = z.object({
  metadata: z.object({ dataVersion: z.string(), matchId: z.string(), participants: z.array(z.string()) }),
  info: z.looseObject({
    gameId: z.number(),
    gameCreation: z.number(),
    gameStartTimestamp: z.number(),
    gameEndTimestamp: z.number(),
    gameDuration: z.number(),
    gameVersion: z.string(),
    mapId: z.number(),
    queueId: z.number(),
    platformId: z.string(),
    participants: z.array(participant),
    teams: z.array(
      z.looseObject({
        teamId: z.number(),
        win: z.boolean(),
        bans: z.array(z.object({ championId: z.number(), pickTurn: z.number() })),
        objectives: z.record(z.string(), objective),
      }),
    ),
  }),
})

export type MatchBody = z.infer<typeof matchBody>
export type ParticipantBody = MatchBody['info']['participants'][number]
