import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import champions from '../gateway/game-data/facts/champions.json' with { type: 'json' }
import { statisticsQueueOf } from '../gateway/matches/rules/counted-queue.ts'
import type { Match, ProStamp } from '../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../gateway/matches/rules/normalise-match.ts'
import { toMatchBody } from '../gateway/simulator/match/match.ts'
import { toTimelineBody } from '../gateway/simulator/match/timeline/timeline.ts'
import { World } from '../gateway/simulator/world/world.ts'
import { normaliseTimeline } from '../gateway/timelines/rules/normalise-timeline.ts'
import type { Timeline } from '../gateway/timelines/rules/timeline.ts'

/** Riot's number of the champion that appears in every match. */
export const STAR = 103

/** Number of ordinary players per seat: large enough that a match hardly ever has the same player twice. */
const PEOPLE_A_SEAT = 5000

/** Matches of the demo world from which all others are made. A prime, so that patches and seats change with each turn. */
const ORIGINALS = 499

/** The parts of a match body that vary. */
const bodyForm = z.looseObject({
  metadata: z.looseObject({}),
  info: z.looseObject({
    queueId: z.int(),
    participants: z.array(z.looseObject({ championId: z.int(), gameEndedInEarlySurrender: z.boolean() })),
  }),
})

type Body = z.infer<typeof bodyForm>

/** A match from which others are made. */
interface Original {
  readonly body: Body
  /** Null when it is unknown. */
  readonly timeline: () => Timeline | null
}

const PATCHES = ['16.20', '16.19', '16.18', '16.17', '16.16'] as const

const BEGIN = Date.UTC(2026, 8, 1)

type Mode = 'starring' | 'plain'

const keys = champions.map(({ key }) => key)

/** Generates any number of different matches cheaply. The statistics count all of them. */
export interface VariedMatches {
  /** Match number `n` in Riot's format; with `counts` false, of a queue that does not count. */
  toText(n: number, counts?: boolean): string
  /** Match number `n`, normalised. */
  toMatch(n: number): Match
  /** The timeline of match number `n`; null without one. */
  toTimeline(n: number): Timeline | null
  /** Pro players in match number `n`: in every third match the player of the star, one of `playerIds` in turn. */
  listPros(n: number, playerIds: readonly string[]): readonly ProStamp[]
}

/**
 * Creates matches of the demo world with other players on other champions. With `starring` every match has {@link STAR}, in
 * every third one with a player who plays no other champion, and the matches are of five patches; otherwise of one. `originals` are
 * those of the demo world by default.
 */
export function createVariedMatches(mode: Mode, originals = simulateOriginals()): VariedMatches {
  const bodies = originals.map(({ body }) => body)
  const matches = bodies.map(normaliseMatch)

  return {
    toText(n, counts = true) {
      const { metadata, info } = pick(bodies, n)
      const cast = castOf(n, info.participants, mode)
      return JSON.stringify({
        metadata: { ...metadata, matchId: matchIdOf(n), participants: cast.map(({ puuid }) => puuid) },
        info: {
          ...info,
          ...timesOf(n, mode),
          queueId: counts ? info.queueId : 430,
          participants: info.participants.map((each, index) => ({ ...each, ...cast[index] })),
        },
      })
    },

    toMatch(n) {
      const match = pick(matches, n)
      const cast = castOf(n, match.participants, mode)
      const { gameStartTimestamp: startedAt, gameVersion } = timesOf(n, mode)
      return {
        ...match,
        matchId: matchIdOf(n),
        platform: 'EUW1',
        gameVersion,
        startedAt,
        puuids: cast.map(({ puuid }) => puuid),
        participants: match.participants.map((each, index) => ({ ...each, ...cast[index] })),
      }
    },

    toTimeline(n) {
      const timeline = pick(originals, n).timeline()
      return timeline === null ? null : { ...timeline, matchId: matchIdOf(n) }
    },

    listPros(n, playerIds) {
      const playerId = playerIds[Math.trunc(n / 3) % playerIds.length]
      return n % 3 === 0 && playerId !== undefined ? [{ participantId: starSeatOf(n) + 1, playerId }] : []
    },
  }
}

/** Returns the players of match number `n` and their champions, seat by seat. */
function castOf(n: number, participants: readonly { readonly championId: number }[], mode: Mode) {
  const turn = Math.trunc(n / ORIGINALS)
  const turned = participants.map(({ championId }) => keys[(keys.indexOf(championId) + 7 * turn) % keys.length] ?? 0)
  const seat = mode === 'starring' ? starSeatOf(n) : -1
  // A player who already has the star swaps champions with the player who should have it.
  const playing = turned.map((championId) => (championId === STAR ? (turned[seat] ?? STAR) : championId))
  return playing.map((championId, index) => {
    const person = index === seat ? starPlayerOf(n) : `person-${index}-${scatter(n * 10 + index) % PEOPLE_A_SEAT}`
    return {
      puuid: person.padEnd(78, '-'),
      championId: index === seat ? STAR : championId,
      riotIdGameName: person,
      riotIdTagline: 'BENCH',
    }
  })
}

function starSeatOf(n: number): number {
  return scatter(n) % 10
}

function starPlayerOf(n: number): string {
  if (n % 3 === 0) return `pro-${(n / 3) % 100}`
  if (n % 3 === 1) return `trick-${Math.trunc(n / 36)}`
  return `fan-${scatter(n) % PEOPLE_A_SEAT}`
}

function matchIdOf(n: number): string {
  return `EUW1_${7_000_000_000 + n}`
}

function timesOf(n: number, mode: Mode) {
  const gameStartTimestamp = BEGIN + n * 60_000
  return { gameStartTimestamp, gameVersion: `${PATCHES[mode === 'starring' ? n % PATCHES.length : 0]}.700.1234` }
}

/** Returns a pseudo-random number that depends only on `n`. */
function scatter(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 12)) >>> 0
}

function simulateOriginals(): readonly Original[] {
  const world = new World('bench')
  const now = Date.UTC(2026, 10, 1)
  const originals = new Map<number, Original>()
  for (const account of world.population.accounts) {
    for (const lobby of world.listMatches(account, now, { start: 0, count: 5 })) {
      if (originals.has(lobby.key)) continue
      const body = bodyForm.parse(toMatchBody(lobby))
      if (!counts(body)) continue
      let known: Timeline | null = null
      originals.set(lobby.key, { body, timeline: () => (known ??= normaliseTimeline(toTimelineBody(lobby))) })
    }
    if (originals.size >= ORIGINALS) break
  }
  return [...originals.values()].slice(0, ORIGINALS)
}

/** Reads the matches of a folder with bodies as Riot sends them, one per file; those that do not count are left out. */
export function readOriginals(folder: string): readonly Original[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const bodies = files.map((file) => bodyForm.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  return bodies.filter(counts).map((body) => ({ body, timeline: () => null }))
}

/** True for a match of a counted queue that was no remake. */
function counts({ info: { queueId, participants } }: Body): boolean {
  return statisticsQueueOf(queueId) !== null && !participants.some((each) => each.gameEndedInEarlySurrender)
}

function pick<T>(list: readonly T[], n: number): T {
  const picked = list[n % list.length]
  if (picked === undefined) throw new Error('The demo world has no matches.')
  return picked
}
