import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { seasonStart } from '../../gateway/simulator/world/calendar.ts'
import { joinDuos } from '../../gateway/simulator/world/duos.ts'
import type { Place } from '../../gateway/simulator/world/place.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { listDuos } from './duos.ts'
import { meanOf, readHistory, SEEDS, shareOf } from './histories.ts'
import { DAY_MS, NOON } from './riot-world.ts'

const APEX = ['MASTER', 'GRANDMASTER', 'CHALLENGER']
const SOLO = 420

/** Ranked solo games of the first player of each duo, in a world of each seed. */
const played = SEEDS.flatMap((seed) => {
  const world = new World(memoryOf(seed))
  return listDuos(seed, NOON).map(([one, other]) => {
    const { matches } = readHistory(world, one, 60)
    const since = seasonStart(NOON) + DAY_MS
    return { one, other, matches: matches.filter(({ queue, startedAt }) => queue.id === SOLO && startedAt >= since) }
  })
})

describe('two players who queue together', () => {
  it('exist on every platform, are on one, have two lanes, and are at most a tier apart', () => {
    for (const seed of SEEDS) {
      const duos = listDuos(seed, NOON)
      const platforms = new Set(memoryOf(seed).population.accounts.map(({ platform }) => platform))
      expect(new Set(duos.map(([{ platform }]) => platform))).toEqual(platforms)
      expect(new Set(duos.flat()).size).toBe(2 * duos.length)
      for (const [one, other] of duos) {
        expect(one.platform).toBe(other.platform)
        expect(one.lane).not.toBe(other.lane)
        expect(Math.abs(one.skill - other.skill)).toBeLessThanOrEqual(400)
      }
    }
  })

  it('are on one side in most ranked solo games of each, where any other player is in few', () => {
    const shares = played.map(({ one, other, matches }) => {
      const mates = matches.flatMap(({ seats, own }) =>
        seats.filter(({ side, account }) => side === own.side && account !== one).map(({ account }) => account),
      )
      const counts = [...Map.groupBy(mates, (mate) => mate)].map(([mate, games]) => ({ mate, games: games.length }))
      const strangers = counts.filter(({ mate }) => mate !== other).map(({ games }) => games / matches.length)
      return {
        friend: (counts.find(({ mate }) => mate === other)?.games ?? 0) / matches.length,
        stranger: meanOf(strangers),
        closest: Math.max(...strangers),
      }
    })
    expect(meanOf(shares.map(({ friend }) => friend))).toBeGreaterThan(0.6)
    expect(meanOf(shares.map(({ stranger }) => stranger))).toBeLessThan(0.2)
    expect(shareOf(shares, ({ friend, closest }) => friend > closest)).toBeGreaterThan(0.9)
  })

  it('are opponents only when both have queued for one lane', () => {
    let opponents = 0
    for (const { other, matches } of played) {
      for (const { seats, own } of matches) {
        const friend = seats.find(({ account }) => account === other)
        if (friend === undefined || friend.side === own.side) continue
        opponents++
        expect(friend.lane).toBe(own.lane)
      }
    }
    expect(opponents).toBeLessThan(played.flatMap(({ matches }) => matches).length / 50)
  })

  it('stay together for a season, and then find others', () => {
    for (const seed of SEEDS) {
      const start = seasonStart(NOON) + 2 * DAY_MS
      expect(listDuos(seed, start + 120 * DAY_MS)).toEqual(listDuos(seed, start))
      const later = listDuos(seed, start + 126 * DAY_MS)
      expect(later.length).toBeGreaterThan(0)
      expect(later).not.toEqual(listDuos(seed, start))
    }
  })

  it('are never Masters, who queue for ranked solo games alone', () => {
    const [seed = ''] = SEEDS
    const world = new World(memoryOf(seed))
    for (const now of [NOON, NOON + 60 * DAY_MS]) {
      for (const account of listDuos(seed, now, ['EUW1', 'RU']).flat()) {
        for (const { tier } of world.listStandings(account, now)) expect(APEX).not.toContain(tier)
      }
    }
  })
})

describe('the joining of duos', () => {
  const crowd = memoryOf('test').population.listAccounts('EUW1').slice(0, 40)
  const anyCase = fc.record({
    accounts: fc.shuffledSubarray([...crowd], { minLength: 34, maxLength: 34 }),
    matches: fc.integer({ min: 1, max: 3 }),
    duos: fc.integer({ min: 0, max: 2 }),
    picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  })

  it('leaves each player on their lane, and each match complete', () => {
    fc.assert(
      fc.property(anyCase, ({ accounts, matches, duos: count, picks }) => {
        const rows = Array.from({ length: matches }, (_, match) =>
          LANES.flatMap((lane, index) =>
            [0, 1].map((at) => ({ account: getAt(accounts, match * 10 + index * 2 + at), lane })),
          ),
        )
        const left = [...accounts]
        const take = (pick: number) => getAt(left.splice(pick % left.length, 1), 0)
        const duos = Array.from({ length: count }, (_, duo) => {
          return [take(picks[duo * 2] ?? 0), take(picks[duo * 2 + 1] ?? 0)] as const
        })
        const joined = joinDuos(rows, duos)

        const keyOf = ({ account, lane }: Place) => `${account.puuid} ${lane}`
        expect(joined.flatMap(({ places }) => places.map(keyOf)).toSorted()).toEqual(rows.flat().map(keyOf).toSorted())
        for (const { places, duos: together } of joined) {
          expect(places.map(({ lane }) => lane)).toEqual(LANES.flatMap((lane) => [lane, lane]))
          for (const duo of together) {
            const lanes = duo.map((account) => places.find((place) => place.account === account)?.lane)
            expect(new Set(lanes).size).toBe(2)
            expect(lanes).not.toContain(undefined)
          }
        }
        const apart = duos.filter((duo) => !joined.some(({ duos: together }) => together.includes(duo)))
        for (const duo of apart) {
          const lanes = duo.map((account) => rows.flat().find((place) => place.account === account)?.lane)
          const isPossible = !lanes.includes(undefined) && lanes[0] !== lanes[1]
          // Two duos can stand in each other's way.
          if (count === 1) expect(isPossible).toBe(false)
        }
      }),
    )
  })
})

function getAt(accounts: readonly WorldAccount[], index: number): WorldAccount {
  const account = accounts[index]
  if (account === undefined) throw new Error('There are too few accounts.')
  return account
}
