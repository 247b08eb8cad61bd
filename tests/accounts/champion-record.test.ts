import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import { progressOf } from '../../gateway/accounts/rules/champion-mastery.ts'
import { recordsByChampion } from '../../gateway/accounts/rules/champion-record.ts'

const rememberedMatch: fc.Arbitrary<RememberedMatch> = fc.record({
  matchId: fc.nat().map((number) => `EUW1_${number}`),
  startedAt: fc.nat(),
  queueId: fc.constantFrom(420, 440, 400, 490, 700, 450, 1700, 1810, 830, 0, 9999),
  durationSeconds: fc.nat(3600),
  championId: fc.constantFrom(1, 2, 3),
  win: fc.boolean(),
  kills: fc.nat(20),
  deaths: fc.nat(20),
  assists: fc.nat(20),
  creepScore: fc.nat(300),
  lane: fc.constant(null),
})

const COUNTED = new Set([420, 440, 400, 490, 700])

describe('the champion records of an account', () => {
  it('add up games against people on the Rift by champion, and no others', () => {
    fc.assert(
      fc.property(fc.array(rememberedMatch), (matches) => {
        const records = recordsByChampion(matches)
        const counted = matches.filter(({ queueId }) => COUNTED.has(queueId))
        expect(new Set(records.keys())).toEqual(new Set(counted.map(({ championId }) => championId)))
        for (const [championId, record] of records) {
          const own = counted.filter((match) => match.championId === championId)
          const sum = (of: (match: RememberedMatch) => number) => own.reduce((total, match) => total + of(match), 0)
          expect(record).toEqual({
            championId,
            games: own.length,
            wins: own.filter(({ win }) => win).length,
            kills: sum(({ kills }) => kills),
            deaths: sum(({ deaths }) => deaths),
            assists: sum(({ assists }) => assists),
            creepScore: sum(({ creepScore }) => creepScore),
            durationSeconds: sum(({ durationSeconds }) => durationSeconds),
          })
        }
      }),
    )
  })
})

describe('the progress to the next mastery level', () => {
  const mastery = { championId: 1, level: 5, points: 30_000, lastPlayedAt: 0 }

  it.each([
    ['is a share of its points', 300, 900, 0.25],
    ['is not begun on a new level', 0, 1000, 0],
    ['is not measured where something else than points lacks', 8000, -2000, null],
    ['is not measured on the last level', 800_000, 0, null],
    ['is not begun when Riot says that it was gone backward', -50, 1000, 0],
  ])('%s', (_words, pointsSinceLastLevel, pointsUntilNextLevel, progress) => {
    expect(progressOf({ ...mastery, pointsSinceLastLevel, pointsUntilNextLevel })).toBe(progress)
  })
})
