import { beforeEach, describe, expect, it } from 'vitest'
import { createStoredAccounts } from '../../gateway/accounts/services/stored-accounts.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { Pauses } from '../../gateway/jobs/background-job.ts'
import { type LadderKey, type LadderName, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createLadderNames, type LadderNames } from '../../gateway/ladders/workers/ladder-names.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { ScriptedRiot } from '../accounts/scripted-riot.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { storedAccount } from '../support/stored-account.ts'
import { standing } from './ladder-standings.ts'

const DAY_MS = 86_400_000
const EUW: LadderKey = { platform: 'EUW1', queue: 'SOLO' }
const PAUSES: Pauses = { wait: (begin) => begin(), rest: () => Promise.resolve() }

let clock: FakeClock
let riot: ScriptedRiot
let names: LadderNames
let storeAccount: (puuid: string, gameName: string, namedAt: number) => Promise<unknown>

beforeEach(() => {
  clock = new FakeClock()
  riot = new ScriptedRiot(clock)
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  names = createLadderNames({ riot, store, clock })
  storeAccount = (puuid, gameName, namedAt) =>
    createStoredAccounts(store).save({ platform: 'EUW1', puuid }, () =>
      storedAccount({ puuid, keyId: riot.keyId, gameName, tagLine: 'EUW', namedAt }),
    )
})

function ladderOf(puuids: readonly string[], known: ReadonlyMap<string, LadderName> = new Map()) {
  return toLadder(
    puuids.map((puuid, index) => standing(puuid, { leaguePoints: 10_000 - index })),
    known,
  )
}

describe('players whose names are due', () => {
  it('are those without a requested name, then those of a week ago, the best first', () => {
    const known = new Map([
      ['old', { gameName: 'Old', tagLine: 'EUW', namedAt: clock.now() - 7 * DAY_MS }],
      ['young', { gameName: 'Young', tagLine: 'EUW', namedAt: clock.now() - 6 * DAY_MS }],
      ['nameless', { gameName: null, tagLine: null, namedAt: clock.now() }],
    ])
    const due = names.listDue(ladderOf(['old', 'young', 'nameless', 'a', 'b'], known))
    expect(due.map(({ puuid }) => puuid)).toEqual(['a', 'b', 'old'])
  })

  it('are at most 300 per version', () => {
    const puuids = Array.from({ length: 500 }, (_, index) => `player-${index}`)
    expect(names.listDue(ladderOf(puuids)).map(({ puuid }) => puuid)).toEqual(puuids.slice(0, 300))
  })
})

describe('the names of players', () => {
  it('come from stored accounts, and from Riot for the others', async () => {
    await storeAccount('a', 'Ann', clock.now() - DAY_MS)
    await storeAccount('b', 'Bob of old', clock.now() - 8 * DAY_MS)
    riot.call('b', 'Bob', 'EUW')
    const found = await names.find(EUW, ladderOf(['a', 'b']), PAUSES)
    expect([...found.names]).toEqual([
      [1, { gameName: 'Ann', tagLine: 'EUW', namedAt: clock.now() - DAY_MS }],
      [2, { gameName: 'Bob', tagLine: 'EUW', namedAt: clock.now() }],
    ])
    expect([riot.asked, found.retryAt]).toEqual([1, null])
  })

  it('are remembered as unknown, with the time of the request, when Riot has none', async () => {
    const found = await names.find(EUW, ladderOf(['a']), PAUSES)
    expect([...found.names]).toEqual([[1, { gameName: null, tagLine: null, namedAt: clock.now() }]])
  })

  it('are returned as far as found when Riot goes down, with the time of the next attempt', async () => {
    let left = 2
    const wait: Pauses['wait'] = (begin) => {
      if (left === 0) riot.down = true
      left--
      return begin()
    }
    const found = await names.find(EUW, ladderOf(['a', 'b', 'c', 'd']), { ...PAUSES, wait })
    expect([...found.names.keys()]).toEqual([1, 2])
    expect(found.retryAt).toBe(clock.now() + 1000)
  })

  it('do not hide an unexpected failure', async () => {
    const broken = new Error('fails on purpose')
    const wait: Pauses['wait'] = () => Promise.reject(broken)
    await expect(names.find(EUW, ladderOf(['a']), { ...PAUSES, wait })).rejects.toBe(broken)
  })
})
