import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OPEN_PLATFORMS } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { ask, DAY_MS, NOON, openWorld, read, readMatch, readMatches, readMatchIds } from './riot-world.ts'
import type { Someone } from './riot-world.ts'

const world = openWorld()

function proAccount(index: number): Someone {
  const account = world.proPlayers[index % world.proPlayers.length]?.accounts[0]
  if (account === undefined) throw new Error('no such pro')
  return account
}

const numberOf = (matchId: string) => Number(matchId.split('_')[1])

describe('a match history', () => {
  it('is long, newest first, with ids that grow with time', async () => {
    const account = proAccount(190)
    const matches = await readMatches(world, account, '?count=100')
    expect(matches).toHaveLength(100)
    const starts = matches.map(({ info }) => info.gameStartTimestamp)
    const numbers = matches.map(({ metadata }) => numberOf(metadata.matchId))
    expect(starts).toEqual(starts.toSorted((one, other) => other - one))
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    expect(new Set(numbers).size).toBe(100)
    expect(await readMatchIds(world, account, '?start=400&count=100')).toHaveLength(100)
  })

  it('never has an account in two matches at once', async () => {
    const matches = await readMatches(world, proAccount(3), '?count=100')
    const overlaps = matches.filter(({ info }, index) => {
      const earlier = matches[index + 1]
      return earlier !== undefined && earlier.info.gameEndTimestamp >= info.gameCreation
    })
    expect(overlaps).toEqual([])
  })

  it('has each match for all of its ten players', async () => {
    const account = proAccount(110)
    for (const { metadata, info } of await readMatches(world, account, '?count=3')) {
      expect(metadata.participants).toContain(account.puuid)
      const around = `?startTime=${Math.floor(info.gameStartTimestamp / 1000)}&count=5`
      for (const puuid of metadata.participants) {
        const ids = await readMatchIds(
          world,
          { puuid, platform: account.platform },
          `${around}&endTime=${Math.ceil(info.gameStartTimestamp / 1000)}`,
        )
        expect(ids).toEqual([metadata.matchId])
      }
    }
  })

  it('is divided by start and count without gaps or repeats', async () => {
    const account = proAccount(80)
    const whole = await readMatchIds(world, account, '?count=60')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 40 }), async (start, count) => {
        const part = await readMatchIds(world, account, `?start=${start}&count=${count}`)
        expect(part.slice(0, 60 - start)).toEqual(whole.slice(start, start + count))
        expect(part).toHaveLength(count)
      }),
      { numRuns: 20 },
    )
    expect(await readMatchIds(world, account)).toEqual(whole.slice(0, 20))
  })

  it('is cut at startTime and endTime', async () => {
    const account = proAccount(7)
    const [from, to] = [NOON / 1000 - 6 * 86_400, NOON / 1000 - 2 * 86_400]
    const inside = await readMatches(world, account, `?startTime=${from}&endTime=${to}&count=100`)
    const all = await readMatches(world, account, '?count=100')
    const expected = all.filter(
      ({ info }) => info.gameStartTimestamp >= from * 1000 && info.gameStartTimestamp < to * 1000,
    )
    expect(inside.length).toBeGreaterThan(3)
    expect(inside.map(({ metadata }) => metadata.matchId)).toEqual(expected.map(({ metadata }) => metadata.matchId))
  })

  it.each([420, 440, 400, 490, 450, 1700])('can be narrowed to queue %i', async (queue) => {
    const matches = await readMatches(world, proAccount(20), `?queue=${queue}&count=5`)
    expect(matches.map(({ info }) => info.queueId)).toEqual([queue, queue, queue, queue, queue])
  })

  it('can be narrowed to ranked, to normal and to tournament matches', async () => {
    const queues = async (type: string) => {
      const matches = await readMatches(world, proAccount(20), `?type=${type}&count=15`)
      return new Set(
        matches.map(({ info }) => ({ 420: 'ranked', 440: 'ranked', 0: 'tourney' })[info.queueId] ?? 'normal'),
      )
    }
    expect(await queues('ranked')).toEqual(new Set(['ranked']))
    expect(await queues('normal')).toEqual(new Set(['normal']))
    expect(await queues('tourney')).toEqual(new Set(['tourney']))
    expect(await readMatchIds(world, proAccount(20), '?type=tutorial')).toEqual([])
    expect(await readMatchIds(world, proAccount(20), '?queue=700')).toEqual([])
  })

  it('is an empty list at a wrong route, and not an error', async () => {
    const { puuid } = proAccount(0)
    const path = `/lol/match/v5/matches/by-puuid/${puuid}/ids`
    for (const route of ['europe', 'americas', 'sea']) {
      expect(await read(world, route, path, z.array(z.string()))).toEqual([])
    }
    expect(await read(world, 'asia', path, z.array(z.string()))).toHaveLength(20)
  })

  it('has matches on every open platform', async () => {
    const path = '/lol/league/v4/masterleagues/by-queue/RANKED_SOLO_5x5'
    for (const platform of OPEN_PLATFORMS) {
      const league = await read(world, platform, path, z.object({ entries: z.array(z.object({ puuid: z.string() })) }))
      const [first] = league.entries
      if (first === undefined) throw new Error(`no player on ${platform}`)
      expect(await readMatchIds(world, { puuid: first.puuid, platform })).toHaveLength(20)
    }
  })

  it('begins with the world', async () => {
    const young = openWorld({ now: Date.UTC(2026, 0, 9) })
    const ids = await readMatchIds(young, proAccount(0), '?count=100')
    expect(ids.length).toBeLessThan(30)
    expect(await readMatchIds(openWorld({ now: Date.UTC(2025, 5, 1) }), proAccount(0))).toEqual([])
  })
})

describe('a match', () => {
  it('is unknown until some time after its end, and then stays known', async () => {
    const account = proAccount(42)
    const [matchId = ''] = await readMatchIds(world, account)
    const { info } = await readMatch(world, account.platform, matchId)
    const moments = [info.gameStartTimestamp, info.gameEndTimestamp, info.gameEndTimestamp + 10 * 60_000]
    const route = account.platform === 'KR' ? 'asia' : 'europe'

    const seen = await Promise.all(
      moments.map(async (now) => {
        const then = openWorld({ now })
        const { status } = await ask(then, route, `/lol/match/v5/matches/${matchId}`)
        return { status, listed: (await readMatchIds(then, account)).includes(matchId) }
      }),
    )
    expect(seen).toEqual([
      { status: 404, listed: false },
      { status: 404, listed: false },
      { status: 200, listed: true },
    ])
  })

  it('appears while the clock runs', async () => {
    let now = NOON
    const running = createSimulator({ seed: 'test', now: () => now })
    const account = proAccount(42)
    const before = await readMatchIds(running, account, '?count=1')
    now += 2 * DAY_MS
    const after = await readMatchIds(running, account, '?count=100')
    expect(after.indexOf(before[0] ?? '')).toBeGreaterThan(0)
  })

  it.each(['KR_1', 'KR_8017000000999', 'EUW1_0', 'XX9_12', 'nonsense', 'PH2_101000000'])(
    'gets a 404 when it does not exist: %s',
    async (matchId) => {
      expect((await ask(world, 'asia', `/lol/match/v5/matches/${matchId}`)).status).toBe(404)
    },
  )
})
