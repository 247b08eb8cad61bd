import { z } from 'zod'
import type { AccountParams } from '../../client/paths.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { SEED, START } from './built-product.ts'

const ENTRIES = z.array(z.object({ puuid: z.string() }))
const STANDINGS = z.array(z.object({ wins: z.number(), losses: z.number() }))
const ACCOUNT = z.object({ gameName: z.string(), tagLine: z.string() })

/** Divisions below those of the pros. */
const PLACES = ['DIAMOND', 'EMERALD', 'PLATINUM', 'GOLD'].flatMap((tier) =>
  ['I', 'II', 'III', 'IV'].map((division) => [tier, division] as const),
)

const THREE_DAYS_MS = 3 * 24 * 60 * 60_000

/**
 * Returns ranked accounts that were never looked up, with plain Latin letters in their names and a rank that changes within
 * three days. The server itself looks up only pros.
 */
export async function listUnknownAccounts(): Promise<readonly AccountParams[]> {
  const strangers: AccountParams[] = []
  for (const [tier, division] of PLACES) {
    const path = `https://euw1.api.riotgames.com/lol/league-exp/v4/entries/RANKED_SOLO_5x5/${tier}/${division}`
    for (const { puuid } of await askAt(START, path, ENTRIES)) {
      const account = await askAt(
        START,
        `https://europe.api.riotgames.com/riot/account/v1/accounts/by-puuid/${puuid}`,
        ACCOUNT,
      )
      if (/^[A-Za-z]+$/.test(account.gameName) && (await plays(puuid))) strangers.push({ ...account, region: 'EUW' })
    }
  }
  return strangers
}

async function plays(puuid: string): Promise<boolean> {
  const path = `https://euw1.api.riotgames.com/lol/league/v4/entries/by-puuid/${puuid}`
  const [before, after] = [await askAt(START, path, STANDINGS), await askAt(START + THREE_DAYS_MS, path, STANDINGS)]
  return JSON.stringify(before) !== JSON.stringify(after)
}

let now = START
const simulator = createSimulator({ seed: memoryOf(SEED), now: () => now })

/** Answer of the browser tests' world at a moment. */
async function askAt<Answer>(moment: number, url: string, shape: z.ZodType<Answer>): Promise<Answer> {
  now = moment
  const response = await simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'strangers' } }))
  return shape.parse(await response.json())
}
