import { fractionOf, hashText, Random } from '../../random.ts'
import type { Course } from '../course.ts'
import type { PlayedSeat } from '../played-seat.ts'
import { toChampionStats, toDamageStats } from './champion-stats.ts'
import type { Deaths } from './deaths.ts'
import type { Gains } from './growth.ts'
import type { Position } from './map-places.ts'

/** Riot's interval between two frames. */
export const FRAME_INTERVAL_MS = 60_000

const FRAMES = hashText('timeline-frames')
const CONTROL = hashText('timeline-control')

/** The times of the frames, in milliseconds: each some milliseconds late, and one at the end. */
export function listFrameTimes({ lobby }: Course): readonly number[] {
  const random = new Random(lobby.key, FRAMES)
  const end = lobby.endedAt - lobby.startedAt
  const times: number[] = []
  for (let time = 0; time < end; time += FRAME_INTERVAL_MS + random.whole(0, 60)) times.push(time)
  return [...times, end]
}

export interface Track {
  readonly own: PlayedSeat
  readonly gains: readonly Gains[]
  readonly positions: readonly Position[]
  /** Gold that is spent until each frame. */
  readonly spent: readonly number[]
}

/** A player's part of the frame at `index`, in Riot's format. */
export function toParticipantFrame(
  { lobby, minutes }: Course,
  track: Track,
  index: number,
  time: number,
  deaths: Deaths,
) {
  const { performance, damage } = track.own
  const { seat, champion, absent } = performance
  const gains = track.gains[index]
  if (gains === undefined) return null
  const control = absent ? 0 : fractionOf(lobby.key, CONTROL, seat) * minutes * 12_000
  return {
    championStats: toChampionStats(champion.style, gains, !deaths.isDead(seat, time)),
    currentGold: gains.gold - (track.spent[index] ?? 0),
    damageStats: toDamageStats(damage, gains.progress),
    goldPerSecond: 0,
    jungleMinionsKilled: gains.monsters,
    level: gains.level,
    minionsKilled: gains.minions,
    participantId: seat + 1,
    position: track.positions[index] ?? { x: 0, y: 0 },
    timeEnemySpentControlled: Math.floor(control * gains.progress),
    totalGold: gains.gold,
    xp: gains.experience,
  }
}
