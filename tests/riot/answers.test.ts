import { describe, expect, it } from 'vitest'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import type { Fetched } from '../../gateway/shared/upstream.ts'
import { askAndWait } from '../support/ending.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const

const ENTRY = {
  queueType: 'RANKED_SOLO_5x5',
  leagueId: 'l-1',
  tier: 'GOLD',
  rank: 'II',
  leaguePoints: 40,
  wins: 12,
  losses: 9,
  hotStreak: true,
  veteran: false,
  freshBlood: false,
  inactive: false,
}

describe('an answer of Riot', () => {
  it('may have unknown fields', async () => {
    const account = { puuid: 'p', gameName: 'Ann', tagLine: 'EUW', mood: { calm: true } }
    expect(await answerTo((api) => api.accountByPuuid('p', 'EUW1', VISITOR), account)).toEqual({
      puuid: 'p',
      gameName: 'Ann',
      tagLine: 'EUW',
    })
  })

  it('about an account without a Riot ID has empty names', async () => {
    const account = await answerTo((api) => api.accountByPuuid('p', 'EUW1', VISITOR), { puuid: 'p' })
    expect(account).toEqual({ puuid: 'p', gameName: '', tagLine: '' })
  })

  it.each([
    ['euw1', 'EUW1'],
    ['KR', 'KR'],
    ['Na1', 'NA1'],
    ['ph2', 'SG2'],
    ['TH2', 'SG2'],
    ['pbe1', null],
    ['', null],
  ])('with the active region %j is the platform %j', async (region, platform) => {
    expect(await answerTo((api) => api.activePlatform('p', 'EUW1', VISITOR), { region })).toBe(platform)
  })

  it("has the product's names of ranks, and marks tiers and divisions that it does not know", async () => {
    const { rank: _, ...unranked } = ENTRY
    const entries = await answerTo(
      (api) => api.rankEntries('EUW1', 'p', VISITOR),
      [
        ENTRY,
        { ...ENTRY, tier: 'MYTHRIL' },
        { ...ENTRY, rank: 'V' },
        { queueType: 'CHERRY', leaguePoints: 3 },
        { queueType: 'RANKED_FLEX_SR', tier: 'MASTER', rank: 'I' },
      ],
    )
    expect(entries).toEqual([
      { ...unranked, queue: 'SOLO', division: 'II' },
      { ...unranked, queue: 'SOLO', tier: 'UNKNOWN', division: 'I' },
      { ...unranked, queue: 'SOLO', tier: 'UNKNOWN', division: 'I' },
      {
        queue: 'FLEX',
        queueType: 'RANKED_FLEX_SR',
        leagueId: null,
        tier: 'MASTER',
        division: 'I',
        leaguePoints: 0,
        wins: 0,
        losses: 0,
        hotStreak: false,
        veteran: false,
        freshBlood: false,
        inactive: false,
      },
    ])
  })
})

describe('an answer about masteries', () => {
  const MASTERY = {
    championId: 62,
    championLevel: 5,
    championPoints: 24_000,
    championPointsSinceLastLevel: 2_400,
    championPointsUntilNextLevel: 7_600,
    lastPlayTime: 1_770_000_000_000,
  }
  const masteriesOf = (entry: object) =>
    answerTo((api) => api.masteries('EUW1', 'p', VISITOR), [{ ...MASTERY, ...entry }])

  it.each([
    ['championPointsSinceLastLevel', 'pointsSinceLastLevel', -(2 ** 31), 2 ** 31 - 1],
    ['championPointsUntilNextLevel', 'pointsUntilNextLevel', -(2 ** 31), 2 ** 31 - 1],
    ['championPoints', 'points', 0, 2 ** 31 - 1],
    ['lastPlayTime', 'lastPlayedAt', 0, 8.64e15],
  ])('has %s as %s from %i to %i, and is invalid beyond', async (field, name, least, most) => {
    for (const value of [least, most]) {
      expect(await masteriesOf({ [field]: value })).toEqual([expect.objectContaining({ [name]: value })])
    }
    for (const value of [least - 1, most + 1])
      await expect(masteriesOf({ [field]: value })).rejects.toThrow('answered with JSON of another shape')
  })
})

async function answerTo(ask: (api: RiotClient) => Promise<Fetched<unknown>>, body: unknown): Promise<unknown> {
  const { clock, riot, api } = openRiot()
  riot.script = () => Response.json(body)
  const ending = await askAndWait(clock, ask(api), 1_000)
  if (ending.kind === 'sent away') throw ending.error
  return ending.value.value
}
