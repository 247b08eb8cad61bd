import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseMatchId } from '../../gateway/shared/match-id.ts'
import type { Platform } from '../../gateway/shared/region.ts'
import type { AnswerAsRiot } from './stand-in-riot.ts'

/** Folder of real Riot payloads. They name people, so they are stored beside the checkout, not in it. */
const SAMPLES = join(import.meta.dirname, '../../../shared/samples')

export const samplesAreMissing = !existsSync(SAMPLES)

const SUMMONER = ['summoner', 'NA1.summoner-v4.by-puuid.2025-08.json']
const RANK_ENTRIES = ['league', 'KR.league-exp-v4.entry.2025-04.json']

/** Routing values of match-v5 for the sampled platforms. */
const ROUTES: Partial<Record<Platform, string>> = {
  BR1: 'americas',
  EUW1: 'europe',
  JP1: 'asia',
  LA1: 'americas',
  NA1: 'americas',
  RU: 'europe',
  TW2: 'sea',
}

const participant = z.looseObject({
  puuid: z.string(),
  summonerName: z.string().optional(),
  riotIdGameName: z.string().optional(),
  riotIdTagline: z.string().optional(),
  kills: z.number(),
  win: z.boolean(),
  gameEndedInEarlySurrender: z.boolean(),
})

const payload = z.object({
  metadata: z.object({ matchId: z.string() }),
  info: z.object({ gameEndTimestamp: z.number(), queueId: z.number(), participants: z.array(participant) }),
})

/** A sample, with the fields that tests read directly. */
export interface SampleMatch {
  readonly matchId: string
  readonly platform: Platform
  readonly queueId: number
  readonly isRemake: boolean
  readonly participants: readonly z.infer<typeof participant>[]
  /** Milliseconds since 1970. */
  readonly endedAt: number
  /** The payload, byte for byte. */
  readonly body: string
}

/** A participant of sampled matches. */
export interface SamplePlayer {
  readonly puuid: string
  readonly gameName: string
  readonly tagLine: string
  readonly platform: Platform
  /** Newest first. */
  readonly matches: readonly SampleMatch[]
  /** False when all samples of the player are from before Riot IDs. */
  readonly hasPlayedWithRiotId: boolean
}

/** All sampled matches, newest first. */
export const sampleMatches: readonly SampleMatch[] = samplesAreMissing
  ? []
  : readdirSync(join(SAMPLES, 'matches'))
      .map((file) => readMatch(file))
      .toSorted((a, b) => b.endedAt - a.endedAt)

/** All participants of the samples. */
export const samplePlayers: readonly SamplePlayer[] = listPlayers()

function readMatch(file: string): SampleMatch {
  const body = readSample('matches', file)
  const { metadata, info } = payload.parse(JSON.parse(body))
  const { matchId, platform } = parseMatchId(metadata.matchId)
  const { queueId, participants, gameEndTimestamp: endedAt } = info
  const isRemake = participants.some((each) => each.gameEndedInEarlySurrender)
  return { matchId, platform, queueId, isRemake, participants, endedAt, body }
}

function listPlayers(): SamplePlayer[] {
  const puuids = new Set(sampleMatches.flatMap(({ participants }) => participants.map(({ puuid }) => puuid)))
  return Array.from(puuids, (puuid) => {
    const matches = sampleMatches.filter(({ participants }) => participants.some((each) => each.puuid === puuid))
    const seats = matches.flatMap(({ participants }) => participants.filter((each) => each.puuid === puuid))
    const named = seats.find(({ riotIdGameName }) => riotIdGameName)
    const platform = matches[0]?.platform ?? 'EUW1'
    return {
      puuid,
      // Players without a later match have a Riot ID made of their old name.
      gameName: named?.riotIdGameName ?? seats[0]?.summonerName ?? '',
      tagLine: named?.riotIdTagline ?? platform,
      platform,
      matches,
      hasPlayedWithRiotId: named !== undefined,
    }
  })
}

/** Answers from the samples. Like Riot, returns 404 for a match on a wrong routing value. */
export const answerFromSamples: AnswerAsRiot = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const [routing = '', ...segments] = pathname.slice(1).split('/').map(decodeURIComponent)
  const path = segments.join('/')
  const last = segments.at(-1) ?? ''
  const player = samplePlayers.find(
    ({ puuid, gameName, tagLine }) => segments.includes(puuid) || path.endsWith(`by-riot-id/${gameName}/${tagLine}`),
  )

  if (path.startsWith('lol/match/v5/matches/by-puuid/')) return Response.json(listIds(player, routing, searchParams))
  if (path.startsWith('lol/match/v5/matches/')) {
    const match = sampleMatches.find(({ matchId, platform }) => matchId === last && ROUTES[platform] === routing)
    return match === undefined ? notFound() : new Response(match.body)
  }
  if (player === undefined) return notFound()
  const { puuid, gameName, tagLine, platform } = player
  if (path.startsWith('riot/account/v1/accounts/')) return Response.json({ puuid, gameName, tagLine })
  if (path.startsWith('riot/account/v1/region/by-game/lol/')) {
    return Response.json({ puuid, game: 'lol', region: platform.toLowerCase() })
  }
  if (platform.toLowerCase() !== routing) return notFound()
  if (path.startsWith('lol/summoner/v4/')) return new Response(readSample(...SUMMONER))
  if (path.startsWith('lol/league/v4/entries/')) return new Response(readSample(...RANK_ENTRIES))
  return notFound()
}

function listIds(player: SamplePlayer | undefined, routing: string, query: URLSearchParams): string[] {
  const start = Number(query.get('start'))
  const matches = player?.matches ?? []
  return matches
    .filter(({ platform }) => ROUTES[platform] === routing)
    .filter(({ queueId }) => !query.has('queue') || queueId === Number(query.get('queue')))
    .filter(({ endedAt }) => !query.has('endTime') || endedAt < Number(query.get('endTime')) * 1000)
    .slice(start, start + Number(query.get('count')))
    .map(({ matchId }) => matchId)
}

function notFound(): Response {
  const errors = z.record(z.string(), z.unknown()).parse(JSON.parse(readSample('errors.json')))
  return Response.json(errors['404 generic'], { status: 404 })
}

function readSample(...path: readonly string[]): string {
  return readFileSync(join(SAMPLES, ...path), 'utf8')
}
