import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'
import { recordBuilds } from './builds-world.ts'

const BUILDS = `
  query (
    $key: Int!, $filter: StatisticsFilter, $lane: Lane, $versus: Int, $region: Region, $lowest: Tier, $highest: Tier
  ) {
    champion(key: $key) {
      builds(
        filter: $filter, lane: $lane, versus: $versus, region: $region, lowestTier: $lowest, highestTier: $highest
      ) {
        patches games countedGames
        startingItems { ...step } boots { ...step } coreItems { ...step }
        fourthItem { ...step } fifthItem { ...step } sixthItem { ...step }
        skillOrders { coverage { wins games } options { priority path share { wins games } } }
        spells { coverage { wins games } options { spells { key } share { wins games } } }
        runePages { coverage { wins games } options { share { wins games } } }
      }
    }
  }
  fragment step on BuildItemsStep {
    coverage { wins games }
    options(first: 20) { items { itemId } share { wins games } winRate { wins games low high } }
  }`

const rate = z.object({ wins: z.int(), games: z.int() })
const coverage = rate.nullable()
const step = z.object({
  coverage,
  options: z.array(
    z.object({
      items: z.array(z.object({ itemId: z.int() })),
      share: rate,
      winRate: rate.extend({ low: z.number(), high: z.number() }),
    }),
  ),
})
const answer = z.object({
  champion: z.object({
    builds: z.object({
      patches: z.array(z.string()),
      games: z.int(),
      countedGames: z.int().nullable(),
      startingItems: step,
      boots: step,
      coreItems: step,
      fourthItem: step,
      fifthItem: step,
      sixthItem: step,
      skillOrders: z.object({
        coverage,
        options: z.array(z.object({ priority: z.array(z.int()), path: z.array(z.int()), share: rate })),
      }),
      spells: z.object({ coverage, options: z.array(z.object({ share: rate })) }),
      runePages: z.object({ coverage, options: z.array(z.object({ share: rate })) }),
    }),
  }),
})

/** Finished items, by their prices. */
const FINISHED = new Set(
  items.filter(({ gold, ...item }) => (gold ?? 0) >= 1900 && !('boots' in item)).map(({ id }) => id),
)

/** A game on a champion, read from its match and its timeline without the code under test. */
interface Game {
  readonly championId: number
  readonly lane: string | null
  readonly versus: number | null
  readonly region: string
  readonly isPro: boolean
  readonly win: boolean
  readonly bought: readonly number[]
}

let world: StatisticsWorld
let games: readonly Game[]
/** The champion with the most games. */
let key: number

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(4, 20))
  await recordBuilds(world)
  games = await readGames()
  const played = Map.groupBy(games, ({ championId }) => championId)
  const [first] = [...played].toSorted(([, a], [, b]) => b.length - a.length)
  key = first?.[0] ?? 0
})

/** The solo games of the stored matches. */
async function readGames(): Promise<readonly Game[]> {
  const listed: Game[] = []
  for (const record of await world.readMatches()) {
    const counted = toCountedMatch(record)
    if (counted?.queue !== 'SOLO') continue
    const lookup = await world.context.timelines.findTimeline(counted.matchId)
    if (lookup.kind !== 'found') throw new Error('The match has no timeline.')
    for (const { participantId, championId, lane, versus, win, playerId } of counted.participants) {
      const own = lookup.recorded.timeline.participants.find((each) => each.participantId === participantId)
      const bought = (own?.purchases ?? []).filter(({ sold }) => !sold).map(({ itemId }) => itemId)
      listed.push({ championId, lane, versus, region: 'EUW', isPro: playerId !== null, win, bought })
    }
  }
  return listed
}

async function ask(variables: object = {}) {
  return answer.parse(await world.ask(BUILDS, { key, ...variables })).champion.builds
}

function own(filter: (game: Game) => boolean = () => true): readonly Game[] {
  return games.filter((game) => game.championId === key && filter(game))
}

/** Finished items in the order of their first purchase. */
function finishedOf({ bought }: Game): readonly number[] {
  return [...new Set(bought)].filter((item) => FINISHED.has(item))
}

describe('the builds of a champion', () => {
  it('count every game once, with the coverage of each step', async () => {
    const builds = await ask()
    expect(builds.games).toBe(own().length)
    expect(builds.countedGames).toBe(own().length)
    expect(builds.startingItems.coverage).toEqual({ wins: own().length, games: own().length })
    const reaching = (number: number) => own().filter((game) => finishedOf(game).length >= number).length
    expect(builds.coreItems.coverage).toEqual({ wins: reaching(3), games: own().length })
    expect(builds.fourthItem.coverage).toEqual({ wins: reaching(4), games: own().length })
    expect(builds.sixthItem.coverage).toEqual({ wins: reaching(6), games: own().length })
  })

  it('list the core items in the order of purchase, with their games and wins', async () => {
    const { coreItems } = await ask()
    expect(coreItems.options.length).toBeGreaterThan(0)
    for (const { items: core, share, winRate } of coreItems.options) {
      const bought = core.map(({ itemId }) => itemId)
      const alike = own().filter((game) => finishedOf(game).slice(0, 3).join() === bought.join())
      expect(share.wins).toBe(alike.length)
      expect(winRate).toMatchObject({ wins: alike.filter(({ win }) => win).length, games: alike.length })
    }
  })

  it('follow the lane, the opponent, the population and the region', async () => {
    const [first] = own(({ versus }) => versus !== null)
    if (first === undefined) throw new Error('The champion had no opponent.')
    const { lane, versus } = first
    expect((await ask({ lane })).games).toBe(own((game) => game.lane === lane).length)
    const against = await ask({ versus })
    expect(against.games).toBe(own((game) => game.versus === versus).length)
    expect(against.countedGames).toBe(against.games)
    expect((await ask({ filter: { population: 'PROS' } })).games).toBe(own(({ isPro }) => isPro).length)
    expect(await ask({ region: 'EUW' })).toMatchObject({ games: own().length, countedGames: null })
    expect(await ask({ region: 'KR' })).toMatchObject({ games: 0, countedGames: null })
  })

  it('of a band of ranks leave out the games of unknown tier', async () => {
    expect(await ask({ lowest: 'IRON', highest: 'CHALLENGER' })).toMatchObject({ games: 0, countedGames: null })
  })

  it('start the path of skills with the skills of the first levels', async () => {
    const { skillOrders } = await ask()
    for (const { priority, path } of skillOrders.options) {
      expect(priority.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
      expect(path.length).toBeGreaterThanOrEqual(6)
      expect(path.filter((skill) => skill === 4).length).toBeLessThanOrEqual(3)
    }
  })

  it('of a champion without games have empty steps', async () => {
    const builds = answer.parse(await world.ask(BUILDS, { key, filter: { patch: '1.1' } }))
    expect(builds.champion.builds).toMatchObject({ games: 0, countedGames: 0, boots: { coverage: null, options: [] } })
  })

  it.each([
    [{ lowest: 'UNKNOWN' }, '`lowestTier` is UNKNOWN: pass a tier from IRON to CHALLENGER.'],
    [{ versus: 0 }, '`versus` is 0: pass the `key` of a champion.'],
    [{ filter: { patch: 'x' } }, '`patch` is "x"'],
  ])('are refused with %j', async (variables, message) => {
    await expect(ask(variables)).rejects.toThrow(message)
  })
})
