import { describe, expect, it } from 'vitest'
import { hasCourse, hasLaneTable } from '../../../client/features/match/course/course-parts.ts'
import { eventsAt, nearestFrame } from '../../../client/features/match/course/frame-events.ts'
import { firstMinute, fullBar, laneLeads, minutesOf } from '../../../client/features/match/course/lane-leads.ts'
import { leadAxis, minuteMarks } from '../../../client/features/match/course/lead-axis.ts'
import { piecesOf, pointsOf, summaryOf } from '../../../client/features/match/course/lead-line.ts'
import { groupObjectives } from '../../../client/features/match/course/objective-groups.ts'
import {
  countObjectives,
  objectivesOf,
  type Objective,
  type ObjectiveKind,
} from '../../../client/features/match/course/objectives.ts'
import { sideKillsOf } from '../../../client/features/match/course/side-kills.ts'

const at = (minute: number, kind: ObjectiveKind, side: 'blue' | 'red' = 'blue'): Objective => ({
  id: `${kind} ${minute}`,
  seconds: minute * 60,
  kind,
  side,
  lane: null,
})

describe('the axis of leads', () => {
  it('has a few rounded marks, with zero among them', () => {
    expect(leadAxis([0, 4200, -1300]).marks).toEqual([-1000, 0, 1000, 2000, 3000, 4000])
    expect(leadAxis([0, 20_737]).marks).toEqual([0, 5000, 10_000, 15_000, 20_000])
    expect(leadAxis([0, -800, 150]).marks).toEqual([-800, -600, -400, -200, 0, 200])
  })

  it('leaves room for a side that never led, and above the largest lead', () => {
    const { from, to } = leadAxis([0, 10_000])
    expect(from).toBe(-1600)
    expect(to).toBe(10_800)
  })

  it('makes no cliff of an even match', () => {
    const { from, to } = leadAxis([0, 20, -10])
    expect(to - from).toBeGreaterThan(300)
    expect(leadAxis([]).marks).toContain(0)
  })

  it('marks the minutes by the length of the match', () => {
    expect(minuteMarks(31 * 60)).toEqual([0, 5, 10, 15, 20, 25, 30])
    expect(minuteMarks(9 * 60)).toEqual([0, 2, 4, 6, 8])
    expect(minuteMarks(62 * 60)).toEqual([0, 10, 20, 30, 40, 50, 60])
  })
})

describe('the line of leads', () => {
  it('is split where the other side takes the lead', () => {
    const pieces = piecesOf(pointsOf([0, 60, 120, 180], [0, 300, -100, -200]))
    expect(pieces).toEqual([
      {
        side: 'blue',
        points: [
          { seconds: 0, lead: 0 },
          { seconds: 60, lead: 300 },
          { seconds: 105, lead: 0 },
        ],
      },
      {
        side: 'red',
        points: [
          { seconds: 105, lead: 0 },
          { seconds: 120, lead: -100 },
          { seconds: 180, lead: -200 },
        ],
      },
    ])
  })

  it('continues through level stretches', () => {
    expect(piecesOf(pointsOf([0, 60, 120], [0, 0, -50])).map(({ side }) => side)).toEqual(['blue', 'red'])
    expect(piecesOf(pointsOf([0, 60, 120], [-5, 0, 0])).map(({ side }) => side)).toEqual(['red'])
  })

  it('has one point for two frames of the same second', () => {
    expect(pointsOf([0, 60, 60], [0, 10, 12])).toEqual([
      { seconds: 0, lead: 0 },
      { seconds: 60, lead: 12 },
    ])
    expect(pointsOf([0, 60], [])).toEqual([])
  })

  it('is summed up by the largest lead of each side, and the last one', () => {
    expect(summaryOf(pointsOf([0, 60, 120], [0, 300, -100]))).toEqual({
      blue: { seconds: 60, lead: 300 },
      red: { seconds: 120, lead: -100 },
      last: { seconds: 120, lead: -100 },
    })
    expect(summaryOf(pointsOf([0, 60], [0, 300]))?.red).toBeNull()
    expect(summaryOf([])).toBeNull()
  })
})

describe('the objectives', () => {
  it('belong to the side that took them, in the order of time', () => {
    const objectives = objectivesOf({
      monsterKills: [
        { seconds: 900, monster: 'DRAGON', dragon: 'OCEAN', teamId: 100 },
        { seconds: 950, monster: 'BARON', dragon: null, teamId: 0 },
      ],
      buildingKills: [
        { seconds: 800, building: 'OUTER_TOWER', lane: 'TOP', teamId: 100 },
        { seconds: 1800, building: 'NEXUS_TOWER', lane: 'MIDDLE', teamId: 200 },
      ],
    })
    expect(objectives).toEqual([
      { id: 'building 0', seconds: 800, side: 'red', kind: 'OUTER_TOWER', lane: 'TOP' },
      { id: 'monster 0', seconds: 900, side: 'blue', kind: 'OCEAN', lane: null },
      { id: 'building 1', seconds: 1800, side: 'blue', kind: 'NEXUS_TOWER', lane: null },
    ])
  })

  it('are counted where they are equal', () => {
    expect(countObjectives([at(6, 'VOID_GRUB'), at(6.1, 'OCEAN'), at(6.2, 'VOID_GRUB')])).toEqual([
      { kind: 'VOID_GRUB', lane: null, times: 2 },
      { kind: 'OCEAN', lane: null, times: 1 },
    ])
  })

  it('share a mark where marks would overlap, under the most important one', () => {
    const taken = [at(6, 'VOID_GRUB'), at(6.1, 'OCEAN'), at(20, 'BARON')]
    const groups = groupObjectives(taken, 300, 30 * 60)
    expect(groups.map(({ kind, objectives }) => [kind, objectives.length])).toEqual([
      ['OCEAN', 2],
      ['BARON', 1],
    ])
  })

  it('have marks of their own where there is room', () => {
    const taken = [at(6, 'VOID_GRUB'), at(8, 'OCEAN')]
    expect(groupObjectives(taken, 600, 30 * 60).map(({ centre }) => centre)).toEqual([120, 160])
    expect(groupObjectives(taken, 300, 30 * 60)).toHaveLength(1)
  })

  it('have marks within the lane that never overlap', () => {
    const taken = Array.from({ length: 40 }, (_, index) => at(index * 0.75, 'OUTER_TOWER'))
    const groups = groupObjectives(taken, 290, 30 * 60)
    const boxes = groups.map(({ centre, objectives }) => {
      const half = objectives.length > 1 ? 19 : 11
      return [centre - half, centre + half] as const
    })
    expect(boxes.every(([left, right]) => left >= 0 && right <= 290)).toBe(true)
    expect(boxes.every(([left], index) => left > (boxes[index - 1]?.[1] ?? -1))).toBe(true)
    expect(groups.flatMap(({ objectives }) => objectives)).toEqual(taken)
  })
})

describe('a moment of the match', () => {
  const frames = [0, 60, 120, 150]

  it('is the nearest frame', () => {
    expect([-5, 29, 31, 134, 136, 999].map((seconds) => nearestFrame(frames, seconds))).toEqual([0, 0, 1, 2, 3, 3])
  })

  it('has the events that are nearest to it', () => {
    const kills = sideKillsOf(
      [
        { seconds: 95, killerId: 1 },
        { seconds: 100, killerId: 6 },
        { seconds: 101, killerId: null },
        { seconds: 20, killerId: 1 },
      ],
      [
        { participantId: 1, teamId: 100 },
        { participantId: 6, teamId: 200 },
      ],
    )
    expect(eventsAt(2, frames, { objectives: [at(1.7, 'OCEAN'), at(1, 'BARON')], kills })).toEqual({
      objectives: [at(1.7, 'OCEAN')],
      kills: { blue: 1, red: 1 },
    })
  })
})

describe('the compared lanes', () => {
  const lead = (minute: number, gold: number, opponentId: number) => ({
    minute,
    opponentId,
    gold,
    experience: 0,
    creepScore: 2,
  })
  const players = [
    { participantId: 1, teamId: 100, lane: 'UTILITY' as const },
    { participantId: 2, teamId: 100, lane: 'TOP' as const },
    { participantId: 3, teamId: 100, lane: 'MIDDLE' as const },
    { participantId: 6, teamId: 200, lane: 'UTILITY' as const },
    { participantId: 7, teamId: 200, lane: 'TOP' as const },
  ]
  const lanes = laneLeads(players, [
    { participantId: 1, laneDifferences: [lead(10, -900, 6), lead(15, -300, 6)] },
    { participantId: 2, laneDifferences: [lead(10, 100, 7)] },
    { participantId: 3, laneDifferences: [] },
    { participantId: 6, laneDifferences: [lead(10, 900, 1)] },
  ])

  it('go from the top lane down, without those that have no opponent', () => {
    expect(lanes.map(({ lane, blue, red }) => [lane, blue.participantId, red.participantId])).toEqual([
      ['TOP', 2, 7],
      ['UTILITY', 1, 6],
    ])
  })

  it('have the minutes that the match reached, and first 15 or the last one before it', () => {
    expect(minutesOf(lanes)).toEqual([10, 15])
    expect([firstMinute([10, 15, 20]), firstMinute([10]), firstMinute([])]).toEqual([15, 10, null])
  })

  it('have bars as long as the largest lead, but a small lead is no full bar', () => {
    expect(fullBar(lanes, 'gold')).toBe(900)
    expect(fullBar(lanes, 'creepScore')).toBe(10)
  })
})

describe('the parts of the course', () => {
  const member = (teamId: number) => ({ teamId, subteamId: 0, placement: 0, lane: 'TOP' as const })
  const solo = {
    queue: 'SOLO' as const,
    mapId: 11,
    outcome: 'PLAYED' as const,
    durationSeconds: 1800,
    participants: [member(100), member(200)],
  }

  it('exist for played matches of two sides only', () => {
    expect(hasCourse(solo)).toBe(true)
    expect(hasCourse({ ...solo, outcome: 'REMAKE' })).toBe(false)
    expect(hasCourse({ ...solo, queue: 'CUSTOM', participants: [member(100)] })).toBe(false)
    expect(hasCourse({ ...solo, participants: [{ ...member(100), subteamId: 1, placement: 2 }] })).toBe(false)
  })

  it('include the lanes where the mode has them and the match was long enough', () => {
    expect(hasLaneTable(solo)).toBe(true)
    expect(hasLaneTable({ ...solo, queue: 'ARAM' })).toBe(false)
    expect(hasLaneTable({ ...solo, queue: 'CLASH', mapId: 12 })).toBe(false)
    expect(hasLaneTable({ ...solo, durationSeconds: 500 })).toBe(false)
  })
})
