import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRankEntries, DIVISIONS, type RankEntry, TIERS } from '../../gateway/accounts/rules/rank.ts'
import {
  compareSoloEntries,
  dueAtOf,
  freshnessOfProAccount,
  PRO_ACCOUNT_LIFETIME_MS,
} from '../../gateway/rosters/rules/pro-account.ts'
import { proAccountOf } from '../support/rosters.ts'
import { storedAccount } from '../support/stored-account.ts'

const MINUTE_MS = 60_000

const flags = { leagueId: null, hotStreak: false, veteran: false, freshBlood: false, inactive: false }

const entry: fc.Arbitrary<RankEntry> = fc
  .record({ tier: fc.constantFrom(...TIERS), division: fc.constantFrom(...DIVISIONS), leaguePoints: fc.nat(3) })
  .map((standing) => ({ queue: 'SOLO', queueType: 'RANKED_SOLO_5x5', wins: 1, losses: 1, ...flags, ...standing }))

describe('accounts of a pro player', () => {
  it('are ordered by solo standing, with unranked ones last', () => {
    fc.assert(
      fc.property(fc.array(fc.option(entry)), (entries) => {
        const sorted = entries.toSorted(compareSoloEntries)
        const ranked = sorted.filter((each) => each !== null)
        expect(sorted.slice(0, ranked.length)).toEqual(ranked)
        expect(ranked).toEqual(ranked.toSorted(compareRankEntries))
      }),
    )
  })
})

describe('an account of a pro player', () => {
  const rostered = proAccountOf({ platform: 'EUW1', gameName: 'Fox', tagLine: 'WEST', puuid: 'abc', keyId: 'key' })
  const { profile } = storedAccount({ namedAt: 5 * MINUTE_MS })
  const stored = storedAccount({
    puuid: 'abc',
    keyId: 'key',
    profile,
    ranks: { entries: [], fetchedAt: 3 * MINUTE_MS },
  })

  it('is due half an hour after the older of its parts was fetched', () => {
    expect(dueAtOf(rostered, stored, 'key', 9 * MINUTE_MS)).toBe(3 * MINUTE_MS + PRO_ACCOUNT_LIFETIME_MS)
  })

  it('is due at once when a wrong clock has dated it', () => {
    expect(dueAtOf(rostered, stored, 'key', 0)).toBe(0)
    expect(freshnessOfProAccount(9 * MINUTE_MS, 0)).toMatchObject({ nextRefreshAt: 0 })
  })

  it('is due at once while a part was never fetched under the current key', () => {
    expect(dueAtOf({ ...rostered, puuid: null, keyId: null }, null, 'key', 0)).toBe(0)
    expect(dueAtOf(rostered, stored, 'another key', 0)).toBe(0)
    expect(dueAtOf(rostered, null, 'key', 0)).toBe(0)
    expect(dueAtOf(rostered, { ...stored, ranks: null }, 'key', 0)).toBe(0)
  })

  it('is stale only after the next fetch is overdue', () => {
    const at = (minutes: number) => freshnessOfProAccount(0, minutes * MINUTE_MS)
    expect(at(29)).toEqual({ fetchedAt: 0, stale: false, nextRefreshAt: 30 * MINUTE_MS })
    expect(at(35).stale).toBe(false)
    expect(at(40).stale).toBe(true)
  })
})
