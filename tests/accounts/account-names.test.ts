import { beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { ScriptedRiot } from './scripted-riot.ts'

let clock: FakeClock
let riot: ScriptedRiot
let accounts: ReturnType<typeof createAccounts>

beforeEach(() => {
  clock = new FakeClock()
  riot = new ScriptedRiot(clock)
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  accounts = createAccounts({ riot, store, clock, ranks: createRanks({ riot, store, clock }) })
  riot.call('first', 'Old', 'EUW')
})

async function find(gameName: string) {
  const lookup = await accounts.findByRiotId({ gameName, tagLine: 'EUW' }, 'EUW')
  return lookup.kind === 'found' ? lookup.account : lookup.kind
}

describe('a Riot ID with a new owner', () => {
  it('leads to its new owner even when the old one is stored', async () => {
    await find('Old')
    await clock.advance(1000)
    riot.call('first', 'New', 'EUW')
    riot.call('second', 'Old', 'EUW')
    await accounts.refresh({ platform: 'EUW1', puuid: 'first' })

    expect(await find('Old')).toMatchObject({ puuid: 'second', gameName: 'Old' })
    expect(await find('New')).toMatchObject({ puuid: 'first', gameName: 'New' })
  })

  it('does not return to its old owner through an older answer', async () => {
    const before = await riot.accountByRiotId({ gameName: 'Old', tagLine: 'EUW' }, 'EUW1', { priority: 'visitor' })
    await find('Old')
    await clock.advance(1000)
    riot.call('first', 'New', 'EUW')
    await accounts.refresh({ platform: 'EUW1', puuid: 'first' })

    riot.accountByRiotId = async (_riotId, _near, options) =>
      options.fresh === true ? { value: null, fetchedAt: clock.now() } : before
    expect(await find('Old')).toBe('not-found')
    expect(await find('New')).toMatchObject({ puuid: 'first', gameName: 'New' })
  })

  it('is reported as unavailable while Riot is down', async () => {
    await find('Old')
    riot.call('first', 'New', 'EUW')
    await accounts.refresh({ platform: 'EUW1', puuid: 'first' })
    riot.down = true
    expect(await find('Old')).toBe('unavailable')
  })
})

it('the account lookup accepts a whole Riot ID pasted as the game name', async () => {
  const lookup = await accounts.findByRiotId({ gameName: ' Old #EUW ', tagLine: '' }, null)
  expect(lookup).toMatchObject({ kind: 'found', account: { puuid: 'first' } })
})

it('concurrent refreshes of an account run once', async () => {
  await find('Old')
  await clock.advance(1000)
  const askedBefore = riot.asked
  const refreshes = await Promise.all(
    Array.from({ length: 50 }, () => accounts.refresh({ platform: 'EUW1', puuid: 'first' })),
  )
  expect(new Set(refreshes.map(({ kind }) => kind))).toEqual(new Set(['refreshed']))
  expect(riot.asked - askedBefore).toBe(3)
  expect(await accounts.refresh({ platform: 'EUW1', puuid: 'first' })).toMatchObject({ kind: 'too-soon' })
})

it('an account is not found on a region even when its active platform is unavailable', async () => {
  riot.platform = 'KR'
  riot.activePlatform = () => Promise.reject(new UpstreamUnavailable('riot', clock.now() + 1000, 'fails on purpose'))
  expect(await find('Old')).toBe('not-found')
})
