import type { Lane } from '../../../gql/graphql.ts'
import { byLane } from '../../../match/match-shape.ts'

export const LANE_FIGURES = ['gold', 'creepScore', 'experience'] as const

export type LaneFigure = (typeof LANE_FIGURES)[number]

/** Leads of the blue side in a lane at a minute; negative when the red side leads. */
export type LaneLead = { readonly minute: number } & Readonly<Record<LaneFigure, number>>

/** A lane with its player of each side. */
export interface ComparedLane<Player> {
  readonly lane: Lane
  readonly blue: Player
  readonly red: Player
  readonly leads: readonly LaneLead[]
}

interface LanePlayer {
  readonly participantId: number
  readonly teamId: number
  readonly lane: Lane | null
}

interface CourseOfPlayer {
  readonly participantId: number
  readonly laneDifferences: readonly (LaneLead & { readonly opponentId: number })[]
}

/** Leads at which a bar is at least this long: a lead of ten gold is no full bar. */
const LEAST_FULL = { gold: 500, creepScore: 10, experience: 500 } as const satisfies Record<LaneFigure, number>

/** Returns the lanes that can be compared, from the top lane down. */
export function laneLeads<Player extends LanePlayer>(
  players: readonly Player[],
  courses: readonly CourseOfPlayer[],
): readonly ComparedLane<Player>[] {
  const blues = byLane(players.filter(({ teamId }) => teamId === 100))
  return blues.flatMap((blue) => {
    const leads = courses.find(({ participantId }) => participantId === blue.participantId)?.laneDifferences ?? []
    const red = players.find(({ participantId }) => participantId === leads[0]?.opponentId)
    return blue.lane === null || red === undefined ? [] : [{ lane: blue.lane, blue, red, leads }]
  })
}

/** Ascending. */
export function minutesOf(lanes: readonly ComparedLane<unknown>[]): readonly number[] {
  return [...new Set(lanes.flatMap(({ leads }) => leads.map(({ minute }) => minute)))].toSorted((a, b) => a - b)
}

/** Returns the minute that is shown first: 15, or the last one before it. */
export const firstMinute = (minutes: readonly number[]): number | null =>
  minutes.findLast((minute) => minute <= 15) ?? minutes[0] ?? null

/** The largest lead of all lanes and minutes. */
export function fullBar(lanes: readonly ComparedLane<unknown>[], figure: LaneFigure): number {
  return Math.max(LEAST_FULL[figure], ...lanes.flatMap(({ leads }) => leads.map((lead) => Math.abs(lead[figure]))))
}
