import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lane, QueueKind } from '../../../client/gql/graphql.ts'
import { byLane, endingOf, shapeOf, withLanes } from '../../../client/match/match-shape.ts'
import { columnsOf } from '../../../client/match/scoreboard-columns.ts'

const member = (teamId: number, win = false, subteamId = 0, placement = 0) => ({ teamId, win, subteamId, placement })

/** A match of a queue on Summoner's Rift. */
const onRift = (queue: QueueKind) => ({ queue, mapId: 11 })

/** Matches on the Howling Abyss, of queues that are played on the Rift too. */
const onBridge = (['CLASH', 'CUSTOM', 'TOURNAMENT', 'OTHER'] as const).map((queue) => ({ queue, mapId: 12 }))

const kindOf = (participants: readonly ReturnType<typeof member>[], queue: QueueKind = 'SOLO') =>
  shapeOf({ queue, participants }).kind

describe('the shape of a match', () => {
  it('has two sides when there are two', () => {
    expect(kindOf([member(100), member(200)])).toBe('sides')
  })

  it('has groups when there are placements, even on a shared side', () => {
    expect(kindOf([member(100, true, 1, 1), member(100, true, 2, 2)])).toBe('groups')
    expect(kindOf([member(100, true, 3, 0), member(100, true, 4, 0)])).toBe('groups')
  })

  it('is cooperative when all participants are on one side', () => {
    expect(kindOf([member(100)])).toBe('together')
    expect(kindOf([member(100), member(100), member(100)])).toBe('together')
  })

  it('has sides in a custom game, in practice and in a tournament, even when one of them is empty', () => {
    for (const queue of ['CUSTOM', 'PRACTICE', 'TOURNAMENT', 'TUTORIAL'] as const) {
      expect(kindOf([member(100)], queue)).toBe('sides')
      expect(kindOf([member(200), member(200)], queue)).toBe('sides')
    }
  })

  it('is empty without participants', () => {
    expect(kindOf([])).toBe('empty')
  })
})

describe('the end of a match', () => {
  const ended = (
    participants: readonly ReturnType<typeof member>[],
    outcome: 'PLAYED' | 'REMAKE' | 'ABORTED' = 'PLAYED',
    queue: QueueKind = 'SOLO',
  ) => endingOf({ queue, outcome, participants })

  it('is the winning side', () => {
    expect(ended([member(100, true), member(200)])).toEqual({ kind: 'side', colour: 'blue' })
    expect(ended([member(100), member(200, true)])).toEqual({ kind: 'side', colour: 'red' })
  })

  it('has no winner when neither or both sides are marked as winners', () => {
    expect(ended([member(100), member(200)])).toEqual({ kind: 'none' })
    expect(ended([member(100, true), member(200, true)])).toEqual({ kind: 'none' })
  })

  it('is the group in first place, not the half that counts as winners', () => {
    const first = [member(100, true, 7, 1), member(100, true, 7, 1)]
    const second = [member(100, true, 2, 2)]
    const third = [member(200, false, 3, 3)]
    expect(ended([...second, ...first, ...third])).toEqual({ kind: 'first', participants: first })
  })

  it('is shared by cooperative players', () => {
    expect(ended([member(100, true), member(100, true)])).toEqual({ kind: 'won' })
    expect(ended([member(100)])).toEqual({ kind: 'lost' })
  })

  it('has no winner in practice, whatever Riot marks', () => {
    expect(ended([member(100, true)], 'PLAYED', 'PRACTICE')).toEqual({ kind: 'none' })
  })

  it('is no victory in a remake, even when Riot marks a winner', () => {
    expect(ended([member(100), member(200, true)], 'REMAKE')).toEqual({ kind: 'REMAKE' })
  })

  it('is aborted without participants', () => {
    expect(ended([], 'ABORTED')).toEqual({ kind: 'ABORTED' })
    expect(ended([])).toEqual({ kind: 'ABORTED' })
  })
})

describe('the members of a side', () => {
  const lane = fc.constantFrom<Lane | null>('TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY', null)

  it('are sorted from the top lane down', () => {
    const played = (['UTILITY', 'MIDDLE', 'TOP', 'BOTTOM', 'JUNGLE'] as const).map((each) => ({ lane: each }))
    expect(byLane(played).map((each) => each.lane)).toEqual(['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'])
  })

  const played: readonly { readonly lane: Lane | null }[] = [{ lane: 'TOP' }, { lane: null }]

  it('have no lane in a queue without lanes, whatever Riot reports', () => {
    for (const queue of ['ARAM', 'ARAM_MAYHEM', 'URF', 'ONE_FOR_ALL', 'ULTIMATE_SPELLBOOK', 'NEXUS_BLITZ'] as const) {
      expect(withLanes(onRift(queue), played)).toEqual([{ lane: null }, { lane: null }])
    }
    expect(withLanes(onRift('TOURNAMENT'), played)).toEqual(played)
  })

  it('have no lane on the Howling Abyss, in any queue', () => {
    for (const match of onBridge) expect(withLanes(match, played)).toEqual([{ lane: null }, { lane: null }])
  })

  it('are all kept, in Riot’s order when they have no lane', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ lane, number: fc.nat() })), (members) => {
        const sorted = byLane(members)
        expect(sorted).toHaveLength(members.length)
        expect(sorted.filter((each) => each.lane === null)).toEqual(members.filter((each) => each.lane === null))
      }),
    )
  })
})

describe('the columns of a scoreboard', () => {
  const seen = [{ visionScore: 12 }, { visionScore: 0 }]
  const unseen = [{ visionScore: 0 }, { visionScore: 0 }]

  it('include vision only when any participant has some', () => {
    expect(columnsOf('sides', onRift('SOLO'), seen)).toContain('vision')
    expect(columnsOf('sides', onRift('SOLO'), unseen)).not.toContain('vision')
  })

  it('include neither CS nor vision in modes with groups', () => {
    expect(columnsOf('groups', { queue: 'ARENA', mapId: 30 }, seen)).toEqual(['score', 'damage', 'gold'])
  })

  it('include neither CS nor vision in modes without lanes', () => {
    for (const queue of ['ARAM', 'ARAM_MAYHEM', 'URF', 'ONE_FOR_ALL', 'NEXUS_BLITZ'] as const) {
      expect(columnsOf('sides', onRift(queue), seen)).toEqual(['score', 'damage', 'gold'])
    }
  })

  it('include neither CS nor vision on maps without lanes, in any queue', () => {
    for (const match of onBridge) expect(columnsOf('sides', match, seen)).toEqual(['score', 'damage', 'gold'])
    expect(columnsOf('sides', { queue: 'CUSTOM', mapId: 35 }, seen)).toEqual(['score', 'damage', 'gold'])
  })

  it('include CS in queues of many maps when they are played on the Rift', () => {
    for (const queue of ['CLASH', 'CUSTOM', 'TOURNAMENT'] as const) {
      expect(columnsOf('sides', onRift(queue), seen)).toContain('creepScore')
    }
  })

  it('count deaths and monsters, not champions, in cooperative modes', () => {
    expect(columnsOf('together', { queue: 'SWARM', mapId: 33 }, unseen)).toEqual([
      'deaths',
      'damageTaken',
      'monsters',
      'gold',
    ])
  })
})
