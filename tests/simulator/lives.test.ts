import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { levelAt } from '../../gateway/simulator/world/accounts.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { foldRiotId } from '../../gateway/simulator/world/names.ts'
import { hidesGames, isHidingRevealed } from '../../gateway/simulator/world/streamer-mode.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import type { ExampleKind } from '../../gateway/status/rules/example-account.ts'
import { championOf, isPlayed, meanOf, readHistory, SEEDS, shareOf, worlds } from './histories.ts'
import { DAY_MS, NOON, openWorld, read } from './riot-world.ts'

const LARGE_PLATFORMS = ['EUW1', 'KR', 'NA1']

/** Lists matching accounts of each world, on its large platforms. */
function listLives(isMeant: (account: WorldAccount) => boolean, most: number) {
  return worlds.flatMap((world) => {
    const meant = world.population.accounts.filter((each) => LARGE_PLATFORMS.includes(each.platform) && isMeant(each))
    expect(new Set(meant.map(({ platform }) => platform))).toEqual(new Set(LARGE_PLATFORMS))
    return meant.slice(0, most).map((account) => ({ world, account }))
  })
}

describe('a veteran', () => {
  it('has thousands of stored matches', () => {
    for (const { world, account } of listLives(({ gamesPerDay }) => gamesPerDay >= 9, 2)) {
      const { matches } = readHistory(world, account)
      expect(matches.length).toBeGreaterThan(1500)
      const [deep] = world.listMatches(account, NOON, { start: 1400, count: 1 })
      expect(deep?.gameId).toBe(matches[1400]?.gameId)
    }
  })

  it('does not delay other requests while the masteries of years are counted', async () => {
    const [veteran] = listLives(({ gamesPerDay }) => gamesPerDay >= 9, 1)
    if (veteran === undefined) throw new Error('there is no veteran')
    const { platform, puuid } = veteran.account
    const simulator = openWorld({ seed: SEEDS[0] ?? '', now: NOON + 400 * DAY_MS })
    const answered: string[] = []
    const ask = async (name: string, path: string) => {
      await read(simulator, platform, path, z.unknown())
      answered.push(name)
    }
    await Promise.all([
      ask('masteries', `/lol/champion-mastery/v4/champion-masteries/by-puuid/${puuid}`),
      ask('summoner', `/lol/summoner/v4/summoners/by-puuid/${puuid}`),
    ])
    expect(answered).toEqual(['summoner', 'masteries'])
  })
})

describe('an account that never played', () => {
  it('has no matches, ranks and masteries, and a low level', async () => {
    for (const { world, account } of listLives(({ gamesPerDay }) => gamesPerDay === 0, 10)) {
      expect(readHistory(world, account).matches).toEqual([])
      expect(world.listStandings(account, NOON)).toEqual([])
      expect(world.listMasteries(account, NOON)).toEqual([])
      expect(levelAt(account, NOON)).toBeLessThan(5)
    }
    const simulator = openWorld({ seed: SEEDS[0] ?? '' })
    const [idle] = listLives(({ gamesPerDay }) => gamesPerDay === 0, 1)
    const path = `/lol/champion-mastery/v4/champion-masteries/by-puuid/${idle?.account.puuid}`
    expect(await read(simulator, idle?.account.platform ?? '', path, z.unknown())).toEqual([])
  })
})

describe('an account with long breaks', () => {
  it('stops for months and returns, at any time of the world', () => {
    const later = NOON + 400 * DAY_MS
    const pauses = listLives(({ spells }) => spells !== null, 6).map(({ world, account }) => {
      const { matches } = readHistory(world, account, 1000, later)
      const moments = [later, ...matches.map(({ endedAt }) => endedAt)]
      expect(matches.length).toBeGreaterThan(10)
      return Math.max(...moments.slice(1).map((moment, index) => (moments[index] ?? later) - moment))
    })
    expect(Math.min(...pauses)).toBeGreaterThan(60 * DAY_MS)

    for (const now of [NOON, NOON + 500 * DAY_MS]) {
      const away = listLives(({ spells }) => spells !== null, 20).filter(({ world, account }) => {
        const [latest] = world.listMatches(account, now, { start: 0, count: 1 })
        return latest !== undefined && now - latest.endedAt > 60 * DAY_MS
      })
      expect(away.length).toBeGreaterThan(5)
    }
  })

  it('rises in level only while playing', () => {
    for (const { account } of listLives(({ spells }) => spells !== null, 6)) {
      const days = Array.from({ length: 400 }, (_, day) => levelAt(account, NOON + day * DAY_MS))
      expect(days).toEqual(days.toSorted((one, other) => one - other))
      const still = days.slice(30).filter((level, day) => level === days[day])
      expect(still.length).toBeGreaterThan(150)
      expect(days.at(-1)).toBeGreaterThan(days[0] ?? 0)
    }
  })
})

describe('a newcomer', () => {
  it('below level 30 plays no ranked matches', () => {
    for (const { world, account } of listLives((each) => each.gamesPerDay > 0 && levelAt(each, NOON) < 30, 4)) {
      const { matches } = readHistory(world, account)
      expect(matches.length).toBeGreaterThan(3)
      expect(matches.filter(({ queue }) => queue.ladder !== null)).toEqual([])
      expect(world.listStandings(account, NOON)).toEqual([])
      expect(world.listMasteries(account, NOON)[0]?.points).toBeGreaterThan(0)
    }
  })
})

function findDemoAccounts(world: World, seed: string, now: number) {
  const { demoAccounts } = openWorld({ seed, now })
  return (kind: ExampleKind): WorldAccount => {
    const demo = demoAccounts.find((each) => each.kind === kind)
    const account = demo === undefined ? undefined : world.population.byRiotId.get(foldRiotId(demo))
    if (account === undefined) throw new Error(`a world without an account of the kind ${kind}`)
    return account
  }
}

describe('the demo accounts', () => {
  const anySeed = fc.string({ minLength: 1, maxLength: 30 })
  const anyTime = fc.integer({ min: 40, max: 900 }).map((days) => NOON - 260 * DAY_MS + days * DAY_MS)

  it.each(SEEDS)('are what their kinds say, at any time of a season, in the world %j', (seed) => {
    const world = new World(seed)
    for (const days of [-200, -30, 0, 75]) {
      const now = NOON + days * DAY_MS
      const accountOf = findDemoAccounts(world, seed, now)

      const jungler = accountOf('GOLD_JUNGLER')
      const solo = world.listStandings(jungler, now).find(({ ladder }) => ladder === 'RANKED_SOLO_5x5')
      expect(solo?.tier).toBe('GOLD')
      const games = readHistory(world, jungler, 80, now).matches.filter(({ queue }) => queue.id === 420)
      expect(shareOf(games, ({ own }) => own.lane === 'JUNGLE')).toBeGreaterThan(0.6)

      const oneTrick = accountOf('ONE_TRICK')
      const [best, second] = world.listMasteries(oneTrick, now)
      const ranked = readHistory(world, oneTrick, 80, now).matches.filter(({ queue }) => queue.id === 420)
      expect(shareOf(ranked, (match) => championOf(match) === best?.champion)).toBeGreaterThan(0.6)
      expect(best?.points).toBeGreaterThan(3 * (second?.points ?? 0))

      const hidden = accountOf('HIDDEN')
      expect([hidesGames(hidden), isHidingRevealed(hidden)]).toEqual([true, true])
      expect(world.listMatches(hidden, now, { start: 0, count: 10 })).toHaveLength(10)
    }
  })

  it('have a pro with examples of every feature together, in every world and at any time', () => {
    fc.assert(
      fc.property(anySeed, anyTime, (seed, now) => {
        const world = new World(seed)
        const pro = findDemoAccounts(world, seed, now)('PRO')
        expect(world.population.proPlayers.some(({ accounts: [main] }) => main === pro)).toBe(true)
        expect(pro.gameName).toMatch(/^[^-]*[^\p{ASCII}-][^-]*$/u)
        const { matches } = readHistory(world, pro, 150, now)
        const queues = new Set(matches.map(({ queue }) => queue.id))
        for (const queue of [420, 440, 400, 450, 1700]) expect(queues).toContain(queue)
        expect(matches).toHaveLength(150)
        for (const queueId of [420, 440, 450]) {
          expect(world.listMatches(pro, now, { start: 0, count: 10, queueId })).toHaveLength(10)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('are ranked in both queues in the middle of a season, and win slightly more than they lose', () => {
    const shares = worlds.flatMap((world, index) => {
      return openWorld({ seed: SEEDS[index] ?? '' }).demoAccounts.map((demo) => {
        const account = world.population.byRiotId.get(foldRiotId(demo))
        if (account === undefined) throw new Error('an unknown demo account')
        const ladders = world.listStandings(account, NOON).map(({ ladder }) => ladder)
        expect(ladders).toEqual(['RANKED_SOLO_5x5', 'RANKED_FLEX_SR'])
        const { matches } = readHistory(world, account, 1000)
        return shareOf(matches.filter(isPlayed), ({ won }) => won)
      })
    })
    expect(meanOf(shares)).toBeGreaterThan(0.49)
    expect(meanOf(shares)).toBeLessThan(0.6)
  })
})
