import { describe, expect, it } from 'vitest'
import { APEX_TIERS } from '../../gateway/ladders/rules/ladder.ts'
import { askAndWait } from '../support/ending.ts'
import { openRiot } from './fake-riot.ts'

const BACKFILL = { priority: 'backfill' } as const
const ENTRY = { puuid: 'p-1', rank: 'I', leaguePoints: 812, wins: 100, losses: 80, veteran: true, hotStreak: true }

async function answerTo(body: unknown) {
  const { clock, riot, api } = openRiot()
  riot.script = () => Response.json(body)
  return await askAndWait(clock, api.apexLeague('EUW1', 'SOLO', 'CHALLENGER', BACKFILL), 1000)
}

describe('the league of an apex tier', () => {
  it("is requested from the platform, with Riot's names of tier and queue", async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => Response.json({ tier: 'MASTER', entries: [] })
    for (const tier of APEX_TIERS) await askAndWait(clock, api.apexLeague('TH2', 'FLEX', tier, BACKFILL), 10)
    await askAndWait(clock, api.apexLeague('KR', 'SOLO', 'MASTER', BACKFILL), 10)
    expect(riot.received.map(({ url }) => url.pathname)).toEqual([
      '/sg2/lol/league/v4/challengerleagues/by-queue/RANKED_FLEX_SR',
      '/sg2/lol/league/v4/grandmasterleagues/by-queue/RANKED_FLEX_SR',
      '/sg2/lol/league/v4/masterleagues/by-queue/RANKED_FLEX_SR',
      '/kr/lol/league/v4/masterleagues/by-queue/RANKED_SOLO_5x5',
    ])
  })

  it('has a standing for each of its entries', async () => {
    expect(await answerTo({ tier: 'CHALLENGER', leagueId: 'x', entries: [ENTRY] })).toMatchObject({
      value: {
        value: [
          {
            puuid: 'p-1',
            tier: 'CHALLENGER',
            leaguePoints: 812,
            wins: 100,
            losses: 80,
            veteran: true,
            hotStreak: true,
            freshBlood: false,
            inactive: false,
          },
        ],
      },
    })
  })

  it('is empty at the start of a season', async () => {
    expect(await answerTo({ tier: 'CHALLENGER', entries: [] })).toMatchObject({ value: { value: [] } })
  })

  it.each([
    ['is not an object', 7],
    ['has no PUUID', { ...ENTRY, puuid: undefined }],
    ['has a PUUID that is invalid in a URL', { ...ENTRY, puuid: 'a/b' }],
    ['has half a point', { ...ENTRY, leaguePoints: 0.5 }],
    ['has negative wins', { ...ENTRY, wins: -1 }],
  ])('leaves out an entry that %s', async (_, broken) => {
    const ending = await answerTo({ tier: 'CHALLENGER', entries: [broken, { ...ENTRY, puuid: 'p-2' }] })
    expect(ending).toMatchObject({ value: { value: [{ puuid: 'p-2' }] } })
    if (ending.kind !== 'sent away') expect(ending.value.value).toHaveLength(1)
  })

  it('is rejected in another shape', async () => {
    expect(await answerTo({ tier: 'CHALLENGER' })).toMatchObject({ kind: 'sent away' })
    const renamed = [{ ...ENTRY, puuid: undefined, playerId: 'p-1' }]
    expect(await answerTo({ tier: 'CHALLENGER', entries: renamed })).toMatchObject({ kind: 'sent away' })
  })
})
