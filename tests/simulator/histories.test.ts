import { describe, expect, it } from 'vitest'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { Random } from '../../gateway/simulator/random.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { WORLD_EPOCH } from '../../gateway/simulator/world/calendar.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import {
  championOf,
  isOnRift,
  isPlayed,
  meanOf,
  readHistories,
  readHistory,
  SEEDS,
  shareOf,
  worlds,
} from './histories.ts'
import type { Lived } from './histories.ts'
import { DAY_MS, NOON } from './riot-world.ts'

const HOUR_MS = 3_600_000
const isRegular = ({ gamesPerDay, spells }: WorldAccount) => gamesPerDay >= 2 && spells === null

const histories = readHistories(30, 400, isRegular)

function longestStreak(results: readonly boolean[]): number {
  const runs = results.map((won, index) => {
    const end = results.slice(index).findIndex((other) => other !== won)
    return end === -1 ? results.length - index : end
  })
  return Math.max(0, ...runs)
}

function sharesByChampion(matches: readonly Lived[]): ReadonlyMap<number, number> {
  const byChampion = Map.groupBy(matches, (match) => championOf(match).key)
  return new Map([...byChampion].map(([key, { length }]) => [key, length / matches.length]))
}

/** Probability to win by the skill of both sides alone. */
function chanceBySkill({ seats, own }: Lived): number {
  const advantage = seats.reduce(
    (sum, { account, side }) => sum + (side === own.side ? account.skill : -account.skill),
    0,
  )
  return 1 / (1 + Math.exp(-advantage / 5 / 350))
}

describe('the results of matches', () => {
  const lastHundred = histories.map(({ matches }) => {
    return matches
      .filter(isPlayed)
      .slice(0, 100)
      .map(({ won }) => won)
  })

  it('have longer streaks than a coin', () => {
    const coin = new Random(1)
    const thrown = Array.from({ length: 2000 }, () => Array.from({ length: 100 }, () => coin.chance(0.5)))
    const byCoin = meanOf(thrown.map(longestStreak))
    const streaks = lastHundred.map(longestStreak)
    expect(lastHundred.every(({ length }) => length === 100)).toBe(true)
    expect(streaks.length).toBeGreaterThan(60)
    expect(meanOf(streaks)).toBeGreaterThan(byCoin + 0.4)
    expect(meanOf(streaks)).toBeLessThan(byCoin + 3)
    expect(shareOf(streaks, (streak) => streak >= 5)).toBeGreaterThan(0.85)
    expect(shareOf(streaks, (streak) => streak >= 10)).toBeGreaterThan(0.08)
  })

  it('agree on average with the skill of both sides', () => {
    const offs = histories.map(({ account, matches }) => {
      const meant = matches.filter((match) => isPlayed(match) && match.own.group === null)
      return { account, off: shareOf(meant, ({ won }) => won) - meanOf(meant.map(chanceBySkill)) }
    })
    expect(Math.abs(meanOf(offs.map(({ off }) => off)))).toBeLessThan(0.015)
    expect(offs.filter(({ off }) => Math.abs(off) > 0.15)).toEqual([])
  })
})

describe('a week', () => {
  it('has evenings with several matches in a row, and days without any', () => {
    for (const { account, matches } of histories) {
      const pauses = matches.slice(1).map((earlier, index) => (matches[index]?.createdAt ?? 0) - earlier.endedAt)
      expect(shareOf(pauses, (pause) => pause < 2 * HOUR_MS)).toBeGreaterThan(account.gamesPerDay < 3 ? 0.35 : 0.5)
      // The pause from one evening to the next is less than a day and a half.
      if (account.gamesPerDay < 9) expect(Math.max(...pauses)).toBeGreaterThan(36 * HOUR_MS)
    }
  })

  it('has nights of ARAM and of arena with the same people', () => {
    const fans = histories.filter(({ matches }) => matches.some(({ queue }) => queue.id === 1700))
    expect(fans.length / histories.length).toBeGreaterThan(0.5)
    for (const { matches } of fans) {
      const arena = matches.filter(({ queue }) => queue.id === 1700)
      const nights = Map.groupBy(arena, ({ startedAt }) => Math.floor((startedAt - 12 * HOUR_MS) / DAY_MS))
      expect(arena.length / nights.size).toBeGreaterThan(1.5)
      expect(arena.length / matches.length).toBeLessThan(0.4)
    }
    const bridge = histories.map(({ matches }) => shareOf(matches, ({ queue }) => queue.id === 450))
    expect(meanOf(bridge)).toBeGreaterThan(0.04)
    expect(meanOf(bridge)).toBeLessThan(0.25)
  })
})

describe('a match on the rift', () => {
  const matches = histories.flatMap((history) => history.matches).filter(isOnRift)

  it('has each lane once on each side', () => {
    for (const { seats } of matches) {
      expect(seats.map(({ lane }) => lane)).toEqual([...LANES, ...LANES])
      expect(new Set(seats.map(({ account }) => account)).size).toBe(10)
    }
  })

  it("is sometimes played on another lane than the account's main lane", () => {
    const shares = histories.map(({ account, matches: own }) => {
      return shareOf(own.filter(isOnRift), (match) => match.own.lane !== account.lane)
    })
    expect(meanOf(shares)).toBeGreaterThan(0.05)
    expect(meanOf(shares)).toBeLessThan(0.2)
    expect(shareOf(shares, (share) => share > 0.01 && share < 0.3)).toBeGreaterThan(0.95)
  })

  it('ends in many ways: remakes, early surrenders, short stomps and very long games', () => {
    const minutesOf = ({ startedAt, endedAt }: Lived) => (endedAt - startedAt) / 60_000
    const between = (ending: Lived['ending'], from: number, to: number) =>
      shareOf(matches, (match) => match.ending === ending && minutesOf(match) >= from && minutesOf(match) < to)
    expect(between('remake', 3, 4)).toBeGreaterThan(0.01)
    expect(between('remake', 0, 60)).toBeLessThan(0.05)
    expect(between('surrender', 15, 17)).toBeGreaterThan(0.02)
    expect(between('surrender', 20, 22.5)).toBeGreaterThan(0.05)
    expect(between('surrender', 0, 60)).toBeLessThan(0.35)
    expect(between('nexus', 15, 21)).toBeGreaterThan(0.02)
    expect(between('nexus', 38, 44)).toBeGreaterThan(0.03)
    expect(matches.every((match) => minutesOf(match) < 45)).toBe(true)
  })
})

describe('the champions of an account', () => {
  const played = histories.map(({ account, matches }) => {
    const champions = matches.filter((match) => isOnRift(match) && isPlayed(match)).map((match) => championOf(match))
    const counts = [...Map.groupBy(champions, (champion) => champion).values()].map(({ length }) => length)
    return { account, matches, first: Math.max(...counts) / champions.length, different: counts.length }
  })

  it('are a single one for some accounts, and a broad pool for others', () => {
    expect(shareOf(played, ({ first }) => first >= 0.65)).toBeGreaterThan(0.03)
    expect(shareOf(played, ({ first }) => first >= 0.65)).toBeLessThan(0.3)
    expect(shareOf(played, ({ first }) => first >= 0.2 && first < 0.5)).toBeGreaterThan(0.3)
    expect(shareOf(played, ({ different }) => different >= 20)).toBeGreaterThan(0.05)
  })

  it('come into and go out of favour', () => {
    const accounts = worlds.flatMap((world) => {
      const regulars = world.population.accounts.filter(isRegular).filter((_, index) => index % 80 === 7)
      return regulars.map((account) => readHistory(world, account, 500).matches)
    })
    const faddists = accounts.filter((matches) => {
      const rift = matches.filter((match) => isOnRift(match) && isPlayed(match))
      const months = Map.groupBy(rift, ({ startedAt }) => Math.floor((NOON - startedAt) / (28 * DAY_MS)))
      const pools = [...months.values()].filter(({ length }) => length >= 30).map(sharesByChampion)
      return [...new Set(pools.flatMap((pool) => [...pool.keys()]))].some((champion) => {
        const shares = pools.map((pool) => pool.get(champion) ?? 0)
        return Math.max(...shares) >= 0.12 && Math.min(...shares) <= 0.01
      })
    })
    expect(faddists.length).toBeGreaterThan(5)
    expect(faddists.length).toBeLessThan(accounts.length)
  })

  it('have masteries that agree with the matches', () => {
    for (const world of worlds) {
      const account = world.population.accounts.find((each) => isRegular(each) && each.gamesPerDay < 4)
      if (account === undefined) throw new Error('every account plays all day')
      const matches = readHistory(world, account).matches.filter(isPlayed)
      const masteries = world.listMasteries(account, NOON)
      const latest = new Map(matches.toReversed().map((match) => [championOf(match).key, match.endedAt]))
      for (const { champion, lastPlayedAt } of masteries) {
        const seen = latest.get(champion.key)
        if (seen === undefined) expect(lastPlayedAt).toBeLessThan(WORLD_EPOCH)
        else expect(lastPlayedAt).toBe(seen)
      }
      expect(masteries.map(({ champion }) => champion.key)).toEqual(expect.arrayContaining([...latest.keys()]))

      const weekLater = new Map(
        world.listMasteries(account, NOON + 7 * DAY_MS).map(({ champion, points }) => [champion, points]),
      )
      const grown = masteries.filter(({ champion, points }) => (weekLater.get(champion) ?? 0) > points)
      expect(masteries.filter(({ champion, points }) => (weekLater.get(champion) ?? 0) < points)).toEqual([])
      expect(grown.length).toBeGreaterThan(0)
      // A look at the past after a look at the future gives the same as before.
      expect(world.listMasteries(account, NOON)).toEqual(masteries)
    }
  })

  it('have the same masteries when they are counted step by step, even incompletely', () => {
    const seed = SEEDS[0] ?? ''
    const atOnce = new World(seed)
    for (const [index, account] of atOnce.population.accounts.filter(isRegular).slice(0, 5).entries()) {
      const masteries = atOnce.listMasteries(account, NOON)
      for (const pauses of [0, 1, 7 + index, Infinity]) {
        const world = new World(seed)
        const found = world.population.byPuuid.get(account.puuid)
        if (found === undefined) throw new Error('the same seed has other people')
        expect([...world.prepareMasteries(found, NOON).take(pauses)].length).toBeGreaterThanOrEqual(
          Math.min(pauses, 20),
        )
        const listed = world.listMasteries(found, NOON)
        expect(listed.map(({ champion: { key }, ...rest }) => ({ key, ...rest }))).toEqual(
          masteries.map(({ champion: { key }, ...rest }) => ({ key, ...rest })),
        )
        expect([...world.prepareMasteries(found, NOON)]).toEqual([])
        // A look at the past counts from the start, and does not wait for later matches.
        expect([...world.prepareMasteries(found, NOON - 90 * DAY_MS)]).toEqual([])
        expect(world.listMasteries(found, NOON - 90 * DAY_MS)).toEqual(
          atOnce.listMasteries(account, NOON - 90 * DAY_MS),
        )
      }
    }
  })
})
