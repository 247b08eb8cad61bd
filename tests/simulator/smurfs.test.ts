import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Platform } from '../../gateway/shared/region.ts'
import { isSmurf, levelAt, shownSkillOf, type WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { seasonStart } from '../../gateway/simulator/world/calendar.ts'
import type { World } from '../../gateway/simulator/world/world.ts'
import { isPlayed, meanOf, readHistory, SEEDS, shareOf, worlds } from './histories.ts'
import { DAY_MS, NOON, openWorld, read } from './riot-world.ts'

/** Small platforms with smurfs in the world of the first seed: their seasons are soon counted. */
const PLATFORMS: ReadonlySet<Platform> = new Set(['OC1', 'TR1', 'TW2', 'LA1'])

/** Divisions from Iron IV on: three are most of a tier. */
const RUNGS = ['IRON', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND', 'MASTER'].flatMap((tier) =>
  ['IV', 'III', 'II', 'I'].map((division) => `${tier} ${division}`),
)

const smurfsOf = ({ population }: World) => population.accounts.filter(isSmurf)

const others = ({ population }: World) =>
  population.accounts.filter((account, index) => !isSmurf(account) && account.gamesPerDay > 1 && index % 40 === 0)

/** Share of won games of the newest ranked solo ones of accounts. */
function winRateOf(world: World, accounts: readonly WorldAccount[]): number {
  const matches = accounts.flatMap((account) => readHistory(world, account, 60).matches)
  return shareOf(
    matches.filter((match) => match.queue.id === 420 && isPlayed(match)),
    ({ won }) => won,
  )
}

function rungAt(world: World, account: WorldAccount, at: number): number | null {
  const solo = world.listStandings(account, at).find(({ ladder }) => ladder === 'RANKED_SOLO_5x5')
  return solo === undefined ? null : RUNGS.indexOf(`${solo.tier} ${solo.division}`)
}

describe('a smurf', () => {
  it.each(SEEDS)('is one of a hundred accounts of the world %j, with a low level and few games', (seed) => {
    const world = worlds[SEEDS.indexOf(seed)]
    if (world === undefined) throw new Error('There is no such world.')
    const share = shareOf(world.population.accounts, isSmurf)
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.02)
    for (const smurf of smurfsOf(world)) {
      expect(levelAt(smurf, NOON)).toBeGreaterThanOrEqual(30)
      expect(levelAt(smurf, NOON)).toBeLessThanOrEqual(60)
      expect(smurf.gamesPerDay).toBeLessThan(1)
    }
  })

  it('wins far more games than others', () => {
    const [world] = worlds
    if (world === undefined) throw new Error('There is no world.')
    expect(winRateOf(world, smurfsOf(world).slice(0, 10))).toBeGreaterThan(0.6)
    expect(winRateOf(world, others(world).slice(0, 10))).toBeLessThan(0.55)
  })

  it('climbs by a tier within a season, where the players around it hardly move', () => {
    const [world] = worlds
    if (world === undefined) throw new Error('There is no world.')
    const smurfs = smurfsOf(world).filter(({ platform }) => PLATFORMS.has(platform))
    const around = world.population.accounts.filter((account) => {
      return PLATFORMS.has(account.platform) && account.gamesPerDay > 2 && shownSkillOf(account) < 1900
    })
    const [early, late] = [30, 125].map((day) => {
      const at = seasonStart(NOON) + day * DAY_MS
      return new Map([...smurfs, ...around].map((account) => [account, rungAt(world, account, at)]))
    })
    const climbs = (accounts: readonly WorldAccount[]) =>
      accounts.flatMap((account) => {
        const [first, last] = [early?.get(account) ?? null, late?.get(account) ?? null]
        return first === null || last === null ? [] : [last - first]
      })
    expect(climbs(smurfs).length).toBeGreaterThan(1)
    expect(meanOf(climbs(smurfs))).toBeGreaterThan(3)
    expect(meanOf(climbs(smurfs))).toBeGreaterThan(meanOf(climbs(around)) + 2)
  })

  it('is seen in Riot’s answers: a low level, and few champions', async () => {
    const simulator = openWorld()
    const [world] = worlds
    if (world === undefined) throw new Error('There is no world.')
    const championsOf = async ({ platform, puuid }: WorldAccount) => {
      const path = `/lol/champion-mastery/v4/champion-masteries/by-puuid/${puuid}`
      return (await read(simulator, platform, path, z.array(z.unknown()))).length
    }
    const counts = await Promise.all(smurfsOf(world).slice(0, 4).map(championsOf))
    const usual = await Promise.all(others(world).slice(0, 4).map(championsOf))
    expect(meanOf(counts)).toBeLessThan(meanOf(usual) / 1.5)
    for (const { platform, puuid } of smurfsOf(world)) {
      const path = `/lol/summoner/v4/summoners/by-puuid/${puuid}`
      const { summonerLevel } = await read(simulator, platform, path, z.object({ summonerLevel: z.int() }))
      expect(summonerLevel).toBeLessThanOrEqual(60)
    }
  })
})
