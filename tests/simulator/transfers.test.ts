import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountRouteOf } from '../../gateway/shared/region.ts'
import { formerPlatformOf } from '../../gateway/simulator/world/accounts.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import { ask, openWorld, read } from './riot-world.ts'

const SEED = 'transfers'

describe('a transferred account', () => {
  const transferred = createPopulation(SEED).accounts.flatMap((account) => {
    const former = formerPlatformOf(account)
    return former === null ? [] : [{ ...account, former }]
  })

  it('is one of a few, and moved between two platforms', () => {
    const share = transferred.length / createPopulation(SEED).accounts.length
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.05)
    expect(transferred.filter(({ former, platform }) => former === platform)).toEqual([])
  })

  it('still has a summoner of a lower level on its former platform, and no ranks there', async () => {
    const [account] = transferred
    if (account === undefined) throw new Error('No account of this world was transferred.')
    const simulator = openWorld({ seed: SEED })
    const { gameName, tagLine, platform, former } = account
    const path = `/riot/account/v1/accounts/by-riot-id/${encodeURIComponent(gameName)}/${encodeURIComponent(tagLine)}`
    const { puuid } = await read(simulator, accountRouteOf(platform), path, z.object({ puuid: z.string() }))
    const levelOn = async (each: string) => {
      const summoner = z.object({ summonerLevel: z.number() })
      return (await read(simulator, each, `/lol/summoner/v4/summoners/by-puuid/${puuid}`, summoner)).summonerLevel
    }
    expect(await levelOn(former)).toBeLessThan(await levelOn(platform))
    expect((await ask(simulator, former, `/lol/league/v4/entries/by-puuid/${puuid}`)).status).toBe(404)
  })
})
