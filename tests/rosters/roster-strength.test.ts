import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type RankEntry, TIERS } from '../../gateway/accounts/rules/rank.ts'
import { membershipIn } from '../../gateway/rosters/rules/memberships.ts'
import { compareSoloEntries } from '../../gateway/rosters/rules/pro-account.ts'
import { type BestStanding, listStarters, strengthOf } from '../../gateway/rosters/rules/roster-strength.ts'
import { fetchProAccounts } from '../support/pro-accounts.ts'
import { proPlayerNamed, rostersOf, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const standing: fc.Arbitrary<BestStanding> = fc
  .record({ tier: fc.constantFrom(...TIERS), leaguePoints: fc.nat(2000), fetchedAt: fc.nat(1e6) })
  .map(({ tier, leaguePoints, fetchedAt }) => {
    const facts = { queueType: 'RANKED_SOLO_5x5', leagueId: null, division: 'I', wins: 1, losses: 1 } as const
    const marks = { hotStreak: false, veteran: false, freshBlood: false, inactive: false }
    const entry: RankEntry = { queue: 'SOLO', ...facts, ...marks, tier, leaguePoints }
    return { entry, fetchedAt }
  })
const roster = fc.array(fc.option(standing), { maxLength: 12 })

describe('the strength of a roster', () => {
  it('is one of its ranks, with at least as many ranks above as below, and never an estimate', () => {
    fc.assert(
      fc.property(roster, (best) => {
        const known = best.filter((each) => each !== null)
        const { median, known: count, players, oldestAt } = strengthOf(best)
        expect([players, count]).toEqual([best.length, known.length])
        if (median === null) {
          expect([count, oldestAt]).toEqual([0, null])
          return
        }
        expect(known.map(({ entry }) => entry)).toContain(median)
        const above = known.filter(({ entry }) => compareSoloEntries(entry, median) < 0).length
        const below = known.filter(({ entry }) => compareSoloEntries(entry, median) > 0).length
        expect(above).toBeLessThanOrEqual(known.length / 2)
        expect(below).toBeLessThan(known.length / 2)
        expect(oldestAt).toBe(Math.min(...known.map(({ fetchedAt }) => fetchedAt)))
      }),
    )
  })

  it('does not depend on the order of the players, nor on players without a rank', () => {
    fc.assert(
      fc.property(roster, (best) => {
        const { median } = strengthOf(best)
        expect(compareSoloEntries(strengthOf(best.toReversed()).median, median)).toBe(0)
        expect(compareSoloEntries(strengthOf([...best, null]).median, median)).toBe(0)
      }),
    )
  })

  it('leaves out substitutes', () => {
    const starter = proPlayerNamed('Starter', 'G2')
    const substitute = { ...proPlayerNamed('Other', 'G2'), memberships: [membershipIn('G2', { substitute: true })] }
    expect(listStarters([starter, substitute])).toEqual([starter])
  })
})

const STRENGTH = `{
  proTeam(code: "G2") { strength { players known oldestAt median { tier leaguePoints } } }
  leagues { code strength { players known } }
}`
const strength = z.object({ players: z.int(), known: z.int() })
const answer = z.object({
  proTeam: z.object({
    strength: strength.extend({
      oldestAt: z.string().nullable(),
      median: z.object({ tier: z.string(), leaguePoints: z.int() }).nullable(),
    }),
  }),
  leagues: z.array(z.object({ code: z.string(), strength })),
})

describe('the strength of a team in the contract', () => {
  it('is unknown before ranks are fetched, and then has the age of the oldest', async () => {
    const world = openTestWorld()
    await writeRosters(world.store, rostersOf(world.simulator))
    const before = answer.parse(await world.ask(STRENGTH))
    expect(before.proTeam.strength).toMatchObject({ players: 5, known: 0, median: null, oldestAt: null })

    await fetchProAccounts(world)
    await world.clock.advance(60_000)
    const after = answer.parse(await world.ask(STRENGTH))
    expect(after.proTeam.strength).toMatchObject({ players: 5, known: 5 })
    expect(after.proTeam.strength.median?.tier).toMatch(/^[A-Z]+$/)
    expect(after.proTeam.strength.oldestAt).not.toBeNull()
    for (const league of after.leagues) expect(league.strength.known).toBeLessThanOrEqual(league.strength.players)
  })
})
