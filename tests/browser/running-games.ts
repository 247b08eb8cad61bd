import type { Page } from 'playwright-core'
import { z } from 'zod'
import { REGIONS } from '../../client/game/regions.ts'
import type { AccountParams } from '../../client/paths.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { SEED } from './built-product.ts'

const ACCOUNT = z.object({ gameName: z.string(), tagLine: z.string() })
const LADDER = z.object({ entries: z.array(z.object({ puuid: z.string() })) })
/** A started game with two sides and lanes. */
const GAME = z.object({ gameQueueConfigId: z.literal(420), gameStartTime: z.number().positive() })
const PLAYING = z.object({ ...ACCOUNT.shape, region: z.enum(REGIONS) })

const MINUTE_MS = 60_000

/** An account that will be in a ranked game. */
export interface Playing {
  readonly account: AccountParams
  /** Time until the game is visible, in milliseconds. It runs for at least five more minutes. */
  readonly inMs: number
  /** Upper bound of the time from then until its end, in milliseconds. */
  readonly overInMs: number
}

/** Ladders to search for players. */
const LADDERS = [
  { region: 'KR', platform: 'kr', route: 'asia' },
  { region: 'EUW', platform: 'euw1', route: 'europe' },
  { region: 'NA', platform: 'na1', route: 'americas' },
].flatMap((place) => ['challenger', 'grandmaster', 'master'].map((tier) => ({ ...place, tier })))

/** Returns the next account of the browser tests' world that is in a ranked game at `moment` or soon after. */
export async function getPlaying(moment: number): Promise<Playing> {
  for (let inMs = 0; inMs < 180 * MINUTE_MS; inMs += 4 * MINUTE_MS) {
    for (const ladder of LADDERS) {
      const found = await findPlaying(ladder, moment + inMs)
      if (found !== null) return { ...found, inMs }
    }
  }
  throw new Error('No account of the simulated world is in a ranked game.')
}

async function findPlaying({ region, platform, route, tier }: (typeof LADDERS)[number], moment: number) {
  const riot = `https://${platform}.api.riotgames.com/lol`
  const ladder = `${riot}/league/v4/${tier}leagues/by-queue/RANKED_SOLO_5x5`
  for (const { puuid } of LADDER.parse(await askAt(moment, ladder)).entries) {
    const game = `${riot}/spectator/v5/active-games/by-summoner/${puuid}`
    const running = GAME.safeParse(await askAt(moment, game))
    if (!running.success || (await askAt(moment + 5 * MINUTE_MS, game)) === null) continue
    for (const overInMs of [30, 45, 60].map((minutes) => minutes * MINUTE_MS)) {
      if ((await askAt(moment + overInMs, game)) !== null) continue
      const account = `https://${route}.api.riotgames.com/riot/account/v1/accounts/by-puuid/${puuid}`
      return { account: PLAYING.parse({ ...ACCOUNT.parse(await askAt(moment, account)), region }), overInMs }
    }
  }
  return null
}

let now = 0
const simulator = createSimulator({ seed: memoryOf(SEED), now: () => now })

/** Answer of the simulated Riot at a moment; null for a 404. */
async function askAt(moment: number, url: string): Promise<unknown> {
  now = moment
  const response = await simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'running-games' } }))
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The simulated world answers ${response.status}.`)
  return response.json()
}

/** Waits until the product of the page sees a pro in a ranked game, and returns the pro's account. */
export async function findPlayingPro(page: Page): Promise<AccountParams> {
  const found = await page.waitForFunction(
    async () => {
      const query = '{ activeGames { games { queue region pros { gameName tagLine } } } }'
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
      const { data } = await answer.json()
      const game = data.activeGames.games.find((running: { queue: string }) => running.queue === 'SOLO')
      return game === undefined ? null : { ...game.pros[0], region: game.region }
    },
    null,
    { polling: 250 },
  )
  return PLAYING.parse(await found.jsonValue())
}
