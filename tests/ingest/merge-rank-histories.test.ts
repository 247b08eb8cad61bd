import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRankHistories } from '../../gateway/domain/merge-rank-histories.ts'
import { addStandings, type RankHistory } from '../../gateway/domain/rank-history.ts'
import { compareRankEntries, type RankEntry } from '../../gateway/domain/rank.ts'

/** One look at the standings of an account. */
interface Look {
  readonly takenAt: number
  readonly entries: readonly RankEntry[]
}

const queue = fc.constantFrom(
  { queue: 'SOLO', queueType: 'RANKED_SOLO_5x5' } as const,
  { queue: 'FLEX', queueType: 'RANKED_FLEX_SR' } as const,
  { queue: 'OTHER', queueType: 'RANKED_TFT' } as const,
)

const flags = { leagueId: null, hotStreak: false, veteran: false, freshBlood: false, inactive: false }

/** So few standings that the same ones come up again and again. */
const entry: fc.Arbitrary<RankEntry> = fc
  .record({
    ladder: queue,
    tier: fc.constantFrom('GOLD', 'PLATINUM'),
    division: fc.constantFrom('I', 'II'),
    leaguePoints: fc.nat(2),
    wins: fc.nat(1),
    losses: fc.nat(1),
  })
  .map(({ ladder, ...standing }) => ({ ...ladder, ...standing, ...flags }))

const entries = fc.uniqueArray(entry, { selector: ({ queueType }) => queueType, maxLength: 3 })

/** Looks in the order of time, none at the same moment. */
const looks: fc.Arbitrary<readonly Look[]> = fc
  .uniqueArray(fc.record({ takenAt: fc.nat(60), entries }), { selector: ({ takenAt }) => takenAt, maxLength: 25 })
  .map((all) => all.toSorted((a, b) => a.takenAt - b.takenAt))

/** Two watchers who look by turns, as chance will have it, and never at the same moment. */
const watchers = fc.array(fc.tuple(fc.nat(5), fc.boolean(), entries), { maxLength: 40 }).map((turns) => {
  let now = 0
  const all = turns.map(([pause, isFirst, seen]) => ({ isFirst, look: { takenAt: (now += pause + 1), entries: seen } }))
  const looksOf = (who: boolean) => all.filter(({ isFirst }) => isFirst === who).map(({ look }) => look)
  return [remember(looksOf(true)), remember(looksOf(false))] as const
})

/** What whoever looked so many times remembers. */
function remember(all: readonly Look[]): readonly RankHistory[] {
  return all.reduce<readonly RankHistory[]>((known, look) => addStandings(known, look.entries, look.takenAt), [])
}

/** The order of the queues means nothing. */
function byQueue(histories: readonly RankHistory[]) {
  return new Map(histories.map((history) => [history.queueType, history]))
}

describe('two histories of ranks', () => {
  it('of which one ends before the other begins are what one watcher of both times had seen', () => {
    fc.assert(
      fc.property(looks, fc.nat(25), (all, at) => {
        const merged = mergeRankHistories(remember(all.slice(0, at)), remember(all.slice(at)))
        expect(byQueue(merged)).toEqual(byQueue(remember(all)))
      }),
    )
  })

  it('merge into the same whichever is named first, and a history into itself', () => {
    fc.assert(
      fc.property(looks.map(remember), looks.map(remember), (one, other) => {
        const merged = mergeRankHistories(one, other)
        expect(byQueue(mergeRankHistories(other, one))).toEqual(byQueue(merged))
        expect(mergeRankHistories(one, one)).toEqual(one)
        expect(mergeRankHistories(merged, other)).toEqual(merged)
        expect(mergeRankHistories(one, [])).toEqual(one)
        for (const { snapshots } of merged) {
          const moments = snapshots.map(({ takenAt }) => takenAt)
          expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('leave, however they overlap, what each saw, in order, without repeats, and the higher peak', () => {
    fc.assert(
      fc.property(watchers, ([one, other]) => {
        for (const { queueType, snapshots, peak } of mergeRankHistories(one, other)) {
          const parts = [one, other].flatMap((histories) => byQueue(histories).get(queueType) ?? [])
          const seen = parts.flatMap((part) => part.snapshots)
          expect(seen).toEqual(expect.arrayContaining([...snapshots]))
          for (const { takenAt, ...standing } of seen) {
            expect(snapshots.findLast((snapshot) => snapshot.takenAt <= takenAt)).toMatchObject(standing)
          }
          for (const [index, { takenAt, ...standing }] of snapshots.entries()) {
            const before = snapshots[index - 1]
            if (before === undefined) continue
            expect(takenAt).toBeGreaterThan(before.takenAt)
            expect(before).not.toMatchObject(standing)
          }
          for (const part of parts) expect(compareRankEntries(peak, part.peak)).toBeLessThanOrEqual(0)
          expect(parts.map((part) => part.peak)).toContainEqual(peak)
        }
      }),
    )
  })

  it('keep queues apart that only one of them knows', () => {
    const solo = remember([{ takenAt: 1, entries: [entryOf('SOLO', 'RANKED_SOLO_5x5')] }])
    const flex = remember([{ takenAt: 2, entries: [entryOf('FLEX', 'RANKED_FLEX_SR')] }])
    expect(mergeRankHistories(solo, flex)).toEqual([...solo, ...flex])
  })
})

function entryOf(queue: RankEntry['queue'], queueType: string): RankEntry {
  return { queue, queueType, tier: 'GOLD', division: 'II', leaguePoints: 1, wins: 1, losses: 1, ...flags }
}
