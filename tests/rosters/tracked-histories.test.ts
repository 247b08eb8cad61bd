import { afterEach, describe, expect, it } from 'vitest'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { EUW_ACCOUNTS, GamesWorld, isSeen, matchIdOf, truth } from '../active-games/games-world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = Date.UTC(2026, 10, 1, 13, 30)

/** A handful of pros, including those with hidden games. */
const ACCOUNTS = [...EUW_ACCOUNTS.filter((account) => !isSeen(account)), ...EUW_ACCOUNTS.slice(0, 4)]

let world: GamesWorld

afterEach(() => world.finish())

async function open(accounts: readonly WorldAccount[] = ACCOUNTS): Promise<void> {
  world = new GamesWorld(START)
  await world.enrol(accounts)
  world.histories.start()
}

function idsOf(account: WorldAccount, count: number, at = world.clock.now()): readonly string[] {
  return truth.listMatches(account, at, { start: 0, count }).map(matchIdOf)
}

async function findMissing(ids: readonly string[]): Promise<readonly string[]> {
  const found = await openCollection(world.store, matchesCollection).findMany(ids)
  return ids.filter((_id, index) => found[index] === null)
}

/** Number of match requests that Riot received. */
function countRequests(): number {
  return world.requests.filter((each) => each.includes('/match/')).length
}

async function untilNothingIsDue(): Promise<void> {
  for (let turns = 0; world.histories.status().tracked === 0 || world.histories.status().due > 0; turns++) {
    if (turns === 1000) throw new Error(`It ends at ${JSON.stringify(world.histories.status())}`)
    await world.clock.advance(1000)
  }
}

describe('the histories of pro players', () => {
  it('begin with the newest 20 matches of each account, and no older ones', async () => {
    await open()
    await untilNothingIsDue()
    for (const account of ACCOUNTS) {
      expect(await findMissing(idsOf(account, 20))).toEqual([])
    }
    const listed = await openCollection(world.store, matchesCollection).list({ limit: 1000 })
    const newest = new Set(ACCOUNTS.flatMap((account) => idsOf(account, 20)))
    expect(listed.filter(({ id }) => !newest.has(id))).toEqual([])
    expect(world.histories.status()).toMatchObject({ tracked: ACCOUNTS.length, due: 0, unlisted: 0, waiting: 0 })
  })

  it('receive every later match, including those of players with hidden games', async () => {
    await open()
    await world.clock.advance(6 * HOUR_MS)
    let played = 0
    for (const account of ACCOUNTS) {
      const ids = truth
        .listMatches(account, world.clock.now() - 31 * MINUTE_MS, { from: START, start: 0, count: 100 })
        .map(matchIdOf)
      played += isSeen(account) ? 0 : ids.length
      expect(await findMissing(ids)).toEqual([])
    }
    expect(played).toBeGreaterThan(0)
  })

  it('are not requested again after a restart', async () => {
    await open()
    await untilNothingIsDue()
    await world.clock.advance(2 * MINUTE_MS)
    const requestsBefore = countRequests()
    await world.restart('histories')
    await world.clock.advance(MINUTE_MS)
    expect(countRequests()).toBe(requestsBefore)
    for (const account of ACCOUNTS) {
      const newest = truth.listMatches(account, START, { start: 0, count: 1 })[0]
      const known = world.histories.lastPlayedAt(account.platform, account.puuid)
      expect(Math.abs((known ?? 0) - (newest?.endedAt ?? 0))).toBeLessThan(MINUTE_MS)
    }
  })

  it('have no gap after a long downtime, even when Riot fails during the catch-up', async () => {
    const account = EUW_ACCOUNTS.find((each) => each.gamesPerDay > 8)
    if (account === undefined) throw new Error('No account has that many matches.')
    await open([account])
    await untilNothingIsDue()
    await world.clock.advance(2 * MINUTE_MS)
    await world.close()
    await world.clock.advance(60 * HOUR_MS)
    await world.restart('histories')
    // Two lists, and the first few matches.
    for (const requestsBefore = countRequests() + 9; countRequests() < requestsBefore;) await world.clock.advance(100)
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    await world.clock.advance(10 * MINUTE_MS)
    world.simulator.misbehave(null)
    await world.clock.advance(15 * MINUTE_MS)
    const since = truth.listMatches(account, world.clock.now() - HOUR_MS, { from: START, start: 0, count: 200 })
    expect(since.length).toBeGreaterThan(20)
    expect(await findMissing(since.slice(0, 100).map(matchIdOf))).toEqual([])
  })

  it('wait while Riot is down, and continue by themselves', async () => {
    await open()
    await world.clock.advance(2000)
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    await world.clock.advance(10 * MINUTE_MS)
    // Riot is tried every five seconds, and a platform does not wait during a trial.
    const waiting = new Set<number>()
    for (let second = 0; second < 10; second++) {
      await world.clock.advance(1000)
      waiting.add(world.histories.status().waiting)
    }
    expect(waiting).toContain(1)
    world.simulator.misbehave(null)
    await world.clock.advance(5 * MINUTE_MS)
    await untilNothingIsDue()
    for (const account of ACCOUNTS) {
      expect(await findMissing(idsOf(account, 15, START))).toEqual([])
    }
  })
})
