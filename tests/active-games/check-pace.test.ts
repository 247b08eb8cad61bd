import { afterEach, describe, expect, it } from 'vitest'
import type { RateLimits } from '../../gateway/simulator/http/rate-limits.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { EUW_ACCOUNTS, GamesWorld, truth } from './games-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const NOON = Date.UTC(2026, 10, 1, 12)

/** Limits of a personal key, and of a development key. */
const PERSONAL_LIMITS: RateLimits = {
  application: [
    { requests: 20, seconds: 1 },
    { requests: 100, seconds: 120 },
  ],
  method: [{ requests: 2000, seconds: 10 }],
}

const ALL = truth.population.proPlayers.flatMap(({ accounts }) => accounts)

let world: GamesWorld

afterEach(() => world.finish())

async function open(accounts: readonly WorldAccount[], limits?: RateLimits) {
  world = new GamesWorld(NOON, limits)
  world.isStreaming = () => false
  const players = await world.enrol(accounts)
  world.games.start()
  return players
}

/** The ages that are older than some milliseconds, after the time between a check and its writing. */
const olderThan = (ages: readonly number[], ms: number) => ages.filter((age) => age > ms + 5 * SECOND_MS)

describe('with a production key, every pro', () => {
  it('is checked within a minute, also those who have not played for days', async () => {
    await open(ALL)
    expect(ALL.length).toBeGreaterThanOrEqual(300)
    await world.clock.advance(2 * MINUTE_MS)
    for (let turn = 0; turn < 3; turn++) {
      await world.clock.advance(13 * SECOND_MS)
      const oldestAt = world.games.status().oldestCheckAt ?? 0
      expect(world.clock.now() - oldestAt).toBeLessThanOrEqual(MINUTE_MS)
    }
    expect(world.throttled).toBe(0)
  })

  it('is not checked more often than every 45 seconds', async () => {
    await open(EUW_ACCOUNTS)
    await world.clock.advance(4 * MINUTE_MS)
    expect(world.checks).toBeLessThanOrEqual(EUW_ACCOUNTS.length * 6)
    expect(world.checks).toBeGreaterThanOrEqual(EUW_ACCOUNTS.length * 4)
  })
})

describe('with a personal key, checks', () => {
  /** Returns the accounts of the player who streams. */
  async function openScarce(): Promise<readonly WorldAccount[]> {
    const [streamer] = await open(EUW_ACCOUNTS, PERSONAL_LIMITS)
    world.isStreaming = (id) => id === streamer?.id
    return EUW_ACCOUNTS.filter(({ puuid }) => streamer?.accounts.some((one) => one.puuid === puuid))
  }

  it('use what the limits leave, those of likely players first, and state the age of the oldest', async () => {
    const hot = await openScarce()
    await world.clock.advance(20 * MINUTE_MS)
    expect(world.throttled).toBe(0)
    expect(hot.length).toBeGreaterThan(0)
    expect(olderThan(await world.readAges(hot), 2 * MINUTE_MS)).toEqual([])
    const oldest = Math.max(...(await world.readAges(EUW_ACCOUNTS)))
    expect(oldest).toBeLessThan(20 * MINUTE_MS)
    const source = await world.readSource()
    expect(Math.abs(world.clock.now() - (source?.oldestAt ?? 0) - oldest)).toBeLessThan(75 * SECOND_MS)
  })

  it('leave room for visitors, and become fewer while visitors need it', async () => {
    await openScarce()
    await world.clock.advance(4 * MINUTE_MS)
    const quiet = world.checks
    await world.clock.advance(4 * MINUTE_MS)
    const alone = world.checks - quiet
    const visits: Promise<unknown>[] = []
    for (let visit = 0; visit < 120; visit++) {
      const puuid = EUW_ACCOUNTS[visit % EUW_ACCOUNTS.length]?.puuid ?? ''
      visits.push(world.riot.summoner('EUW1', puuid, { priority: 'visitor', fresh: true }))
      await world.clock.advance(2 * SECOND_MS)
    }
    expect((await Promise.allSettled(visits)).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(world.checks - quiet - alone).toBeLessThan(alone * 0.8)
    expect(world.throttled).toBe(0)
  })
})
