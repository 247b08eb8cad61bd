import { LEAGUE_OF_LEGENDS_GAME_ID } from '../../streams/rules/stream-game.ts'
import { fractionOf, hashText, mix, Random } from '../random.ts'
import { listSittings } from '../world/habits.ts'
import { localDay } from '../world/timetable.ts'
import type { SimulatedChannel } from './channels.ts'
import { inventTitle } from './titles.ts'

interface Game {
  readonly id: string
  readonly name: string
}

export interface LiveChannel {
  readonly channel: SimulatedChannel
  /** Id of this session, from its start to its end. */
  readonly id: string
  readonly title: string
  readonly game: Game
  readonly viewers: number
  /** Milliseconds since 1970, whole seconds. */
  readonly startedAt: number
}

/** One session: sometimes talk, then the game, then sometimes something else. Times are milliseconds since 1970. */
interface Session {
  readonly key: number
  readonly from: number
  readonly leagueFrom: number
  readonly leagueUntil: number
  readonly until: number
  readonly afterwards: Game
}

const LEAGUE: Game = { id: LEAGUE_OF_LEGENDS_GAME_ID, name: 'League of Legends' }
const CHATTING: Game = { id: '509658', name: 'Just Chatting' }
const OTHER_GAMES: readonly Game[] = [
  { id: '513143', name: 'Teamfight Tactics' },
  { id: '516575', name: 'VALORANT' },
  { id: '27471', name: 'Minecraft' },
  CHATTING,
]

const SESSION = hashText('session')
const FLICKER = hashText('flicker')
const WAVES = hashText('waves')
const MINUTE_MS = 60_000

/** A stream is missing at most once in such a period, and not near its ends, because two gaps in a row would mean offline. */
const FLICKER_STRETCH_MS = 10 * MINUTE_MS
const FLICKER_MS = 20_000
const FLICKERS = 0.15

const RAMP_MS = 25 * MINUTE_MS
const WAVE_MS = 10 * MINUTE_MS

/** The state of a channel at a time; null when it is offline, or appears offline for some seconds. */
export function findLive(channel: SimulatedChannel, at: number): LiveChannel | null {
  const session = findSession(channel, at)
  if (session === null || flickers(channel, at)) return null
  const game = gameAt(session, at)
  return {
    channel,
    id: String(40_000_000_000 + session.key),
    title: inventTitle(channel, game.id === LEAGUE.id, mix(session.key, hashText(game.id))),
    game,
    viewers: countViewers(channel, session, at),
    startedAt: session.from,
  }
}

/** A broadcast of League of Legends that began at a time. */
export function toForcedLive(channel: SimulatedChannel, startedAt: number): LiveChannel {
  const key = mix(channel.key, SESSION, Math.floor(startedAt / 1000))
  const title = inventTitle(channel, true, key)
  const id = String(40_000_000_000 + key)
  return { channel, id, title, game: LEAGUE, viewers: channel.usualViewers, startedAt: toSecond(startedAt) }
}

/** An evening may continue past midnight. */
function findSession(channel: SimulatedChannel, at: number): Session | null {
  const today = localDay(channel.account.platform, at)
  const sessions = [...listSessions(channel, today - 1), ...listSessions(channel, today)]
  return sessions.find(({ from, until }) => from <= at && at < until) ?? null
}

/** The owner streams during each sitting, sometimes talks before it, and sometimes plays something else after the last one. */
function listSessions(channel: SimulatedChannel, day: number): readonly Session[] {
  const sittings = listSittings(channel.account, day, null)
  return sittings.flatMap((sitting, index) => {
    const key = mix(channel.key, SESSION, day, index)
    const random = new Random(key)
    if (!random.chance(channel.keenness)) return []
    const from = toSecond(sitting.from - random.within(2, 12) * MINUTE_MS)
    const leagueFrom = random.chance(0.35) ? sitting.from : from
    const leagueUntil = sitting.until + random.within(1, 9) * MINUTE_MS
    const continues = index === sittings.length - 1 && random.chance(0.25)
    const until = continues ? leagueUntil + random.within(40, 130) * MINUTE_MS : leagueUntil
    return [{ key, from, leagueFrom, leagueUntil, until, afterwards: random.pick(OTHER_GAMES) }]
  })
}

function gameAt({ leagueFrom, leagueUntil, afterwards }: Session, at: number): Game {
  if (at < leagueFrom) return CHATTING
  return at < leagueUntil ? LEAGUE : afterwards
}

function flickers({ key }: SimulatedChannel, at: number): boolean {
  const stretch = Math.floor(at / FLICKER_STRETCH_MS)
  if (fractionOf(key, FLICKER, stretch, 1) >= FLICKERS) return false
  const room = FLICKER_STRETCH_MS - FLICKER_MS - 2 * MINUTE_MS
  const from = stretch * FLICKER_STRETCH_MS + MINUTE_MS + fractionOf(key, FLICKER, stretch, 2) * room
  return from <= at && at < from + FLICKER_MS
}

/** Updated every minute. Viewers arrive during the first half hour, and then the number varies. */
function countViewers(channel: SimulatedChannel, session: Session, at: number): number {
  const minute = Math.floor(at / MINUTE_MS)
  const arrived = Math.min(1, Math.max(0, (minute * MINUTE_MS - session.from) / RAMP_MS))
  const wave = 0.75 + 0.5 * waveAt(channel.key, minute * MINUTE_MS)
  const jitter = 0.98 + 0.04 * fractionOf(channel.key, WAVES, minute, 1)
  return Math.round(channel.usualViewers * (0.2 + 0.8 * arrived) * wave * jitter)
}

/** 0 to 1, continuous. */
function waveAt(key: number, at: number): number {
  const knot = Math.floor(at / WAVE_MS)
  const way = at / WAVE_MS - knot
  return fractionOf(key, WAVES, knot) * (1 - way) + fractionOf(key, WAVES, knot + 1) * way
}

function toSecond(at: number): number {
  return Math.floor(at / 1000) * 1000
}
