import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRankHistories } from '../../gateway/accounts/rules/merge-rank-histories.ts'
import { addStandings, type RankHistory } from '../../gateway/accounts/rules/rank-history.ts'
import { compareRankEntries, type RankEntry } from '../../gateway/accounts/rules/rank.ts'

/** One observation of an account's standings. */
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

/** So few standings that they repeat. */
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

/** Observations in order, at distinct times. */
const looks: fc.Arbitrary<readonly Look[]> = fc
  .uniqueArray(fc.record({ takenAt: fc.nat(60), entries }), { selector: ({ takenAt }) => takenAt, maxLength: 25 })
  .map((all) => all.toSorted((a, b) => a.takenAt - b.takenAt))

/** Two watchers that observe in random turns, never at the same time. */
const watchers = fc.array(fc.tuple(fc.nat(5), fc.boolean(), entries), { maxLength: 40 }).map((turns) => {
  let now = 0
  const all = turns.map(([pause, isFirst, seen]) => ({ isFirst, look: { takenAt: (now += pause + 1), entries: seen } }))
  const looksOf = (isFirstWatcher: boolean) =>
    all.filter(({ isFirst }) => isFirst === isFirstWatcher).map(({ look }) => look)
  return [remember(looksOf(true)), remember(looksOf(false))] as const
})

/** The rank histories after these observations. */
function remember(all: readonly Look[]): readonly RankHistory[] {
  return all.reduce<readonly RankHistory[]>((known, look) => addStandings(known, look.entries, look.takenAt), [])
}

/** Ignores the order of the queues, which has no meaning. */
function byQueue(histories: readonly RankHistory[]) {
  return new Map(histories.map((history) => [history.queueType, history]))
}

describe('the merge of two rank histories', () => {
  it("equals one watcher's history when one ends before the other begins", () => {
    fc.assert(
      fc.property(looks, fc.nat(25), (all, at) => {
        const merged = mergeRankHistories(remember(all.slice(0, at)), remember(all.slice(at)))
        expect(byQueue(merged)).toEqual(byQueue(remember(all)))
      }),
    )
  })

  it('is the same in either order, and idempotent', () => {
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

  it('has the observations of both in order, without repeats, and the higher of the two peaks', () => {
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

  it('keeps queues that only one history has', () => {
    const solo = remember([{ takenAt: 1, entries: [entryOf('SOLO', 'RANKED_SOLO_5x5')] }])
    const flex = remember([{ takenAt: 2, entries: [entryOf('FLEX', 'RANKED_FLEX_SR')] }])
    expect(mergeRankHistories(solo, flex)).toEqual([...solo, ...flex])
  })
})

function entryOf(queue: RankEntry['queue'], queueType: string): RankEntry {
  return { queue, queueType, tier: 'GOLD', division: 'II', leaguePoints: 1, wins: 1, losses: 1, ...flags }
}
