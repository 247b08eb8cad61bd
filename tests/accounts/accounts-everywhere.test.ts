import { beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { OPEN_PLATFORMS, type Platform, regionOf } from '../../gateway/shared/region.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTestWorld } from '../support/test-world.ts'
import { ScriptedRiot } from './scripted-riot.ts'

const ASKED = { gameName: 'Veyl', tagLine: 'KR1' }

/** A Riot that knows one player on several platforms. */
class WideRiot extends ScriptedRiot {
  readonly levels = new Map<Platform, number>()
  silent: readonly Platform[] = []
  readonly summonersAsked: Platform[] = []

  override async summoner(platform: Platform) {
    this.summonersAsked.push(platform)
    const answer = await super.summoner(platform)
    if (this.silent.includes(platform)) throw new UpstreamUnavailable('riot', answer.fetchedAt + 5000, 'on purpose')
    const level = this.levels.get(platform)
    return { ...answer, value: level === undefined ? null : { profileIconId: 1, summonerLevel: level } }
  }
}

let clock: FakeClock
let riot: WideRiot
let accounts: ReturnType<typeof createAccounts>

beforeEach(() => {
  clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  riot = new WideRiot(clock)
  riot.call('veyl', ASKED.gameName, ASKED.tagLine)
  accounts = createAccounts({ riot, store, clock, ranks: createRanks({ riot, store, clock }) })
})

async function regionsFound(): Promise<readonly string[]> {
  const lookup = await accounts.findEverywhere(ASKED)
  return lookup.kind === 'found' ? lookup.accounts.map(({ platform }) => regionOf(platform)) : [lookup.kind]
}

describe('a search in every region', () => {
  it('finds the only account of a player with one request to each open platform', async () => {
    riot.levels.set('KR', 90)
    expect(await regionsFound()).toEqual(['KR'])
    expect(riot.summonersAsked.toSorted()).toEqual(OPEN_PLATFORMS.toSorted())
    expect(riot.asked).toBe(1 + OPEN_PLATFORMS.length)
  })

  it('finds every account of a player, the highest level first', async () => {
    riot.levels.set('EUW1', 30).set('KR', 412).set('NA1', 77)
    expect(await regionsFound()).toEqual(['KR', 'NA', 'EUW'])
  })

  it('asks no platform whose account is stored and young', async () => {
    riot.levels.set('KR', 90)
    await accounts.findByRiotId(ASKED, 'KR')
    riot.summonersAsked.length = 0
    expect(await regionsFound()).toEqual(['KR'])
    expect(riot.summonersAsked).not.toContain('KR')
    await clock.advance(11 * 60_000)
    await regionsFound()
    expect(riot.summonersAsked).toContain('KR')
  })

  it('asks no platform about a Riot ID without an owner', async () => {
    expect(await accounts.findEverywhere({ gameName: 'Nobody', tagLine: 'XX' })).toMatchObject({
      kind: 'not-found',
      region: null,
      activeRegion: null,
    })
    expect(riot.summonersAsked).toEqual([])
  })

  it('reports regions that did not answer beside the accounts of the others', async () => {
    riot.levels.set('EUW1', 30).set('KR', 90)
    riot.silent = ['KR', 'NA1']
    expect(await accounts.findEverywhere(ASKED)).toMatchObject({
      kind: 'found',
      accounts: [{ platform: 'EUW1' }],
      unansweredRegions: ['NA', 'KR'],
    })
  })

  it('is unavailable when no account was found and a region did not answer', async () => {
    riot.silent = ['KR']
    expect(await accounts.findEverywhere(ASKED)).toEqual({ kind: 'unavailable', retryAt: clock.now() + 5000 })
  })

  it('answers from the store while Riot is down', async () => {
    riot.levels.set('EUW1', 30).set('KR', 90)
    await regionsFound()
    riot.down = true
    expect(await regionsFound()).toEqual(['KR', 'EUW'])
  })

  it('follows a Riot ID to its new owner when the cached owner was renamed', async () => {
    riot.levels.set('KR', 90)
    await regionsFound()
    // The cache still names the former owner, who has another name by now.
    const cachedAt = clock.now()
    await clock.advance(1000)
    riot.call('veyl', 'Renamed', 'KR1')
    riot.call('other', ASKED.gameName, ASKED.tagLine)
    await accounts.refresh({ platform: 'KR', puuid: 'veyl' })
    const byRiotId = riot.accountByRiotId
    riot.accountByRiotId = async (riotId, near, options) =>
      options.fresh === true
        ? byRiotId(riotId, near, options)
        : { value: { puuid: 'veyl', ...ASKED }, fetchedAt: cachedAt }
    expect(await accounts.findEverywhere(ASKED)).toMatchObject({ kind: 'found', accounts: [{ puuid: 'other' }] })
  })
})

describe('the query for the accounts of a Riot ID', () => {
  const QUERY = `
    query ($gameName: String!, $tagLine: String!) {
      accountsByRiotId(gameName: $gameName, tagLine: $tagLine) {
        __typename
        ... on FoundAccounts { accounts { gameName tagLine region level } unansweredRegions }
        ... on AccountNotFound { askedRegion activeRegion }
        ... on InvalidRiotId { field }
        ... on UpstreamUnavailable { retryAt }
      }
    }`

  it('finds a demo account in its region, for at most as many requests as it states', async () => {
    const world = openTestWorld()
    const [demo] = world.simulator.demoAccounts
    if (demo === undefined) throw new Error('The demo world has no demo accounts.')
    const { gameName, tagLine } = demo
    expect(await world.ask(QUERY, { gameName: `${gameName}#${tagLine}`, tagLine: '' })).toMatchObject({
      accountsByRiotId: { __typename: 'FoundAccounts', accounts: [{ region: 'EUW' }], unansweredRegions: [] },
    })
    expect(world.requests).toHaveLength(1 + OPEN_PLATFORMS.length)
    await world.ask(QUERY, { gameName, tagLine })
    expect(world.requests).toHaveLength(1 + OPEN_PLATFORMS.length)
  })

  it.each([
    [
      { gameName: 'Nobody at all', tagLine: 'XX' },
      { __typename: 'AccountNotFound', askedRegion: null },
    ],
    [
      { gameName: 'Somebody', tagLine: 'TOOLONG' },
      { __typename: 'InvalidRiotId', field: 'TAG_LINE' },
    ],
  ])('answers %o with %o', async (asked, answer) => {
    expect(await openTestWorld().ask(QUERY, asked)).toMatchObject({ accountsByRiotId: answer })
  })
})
