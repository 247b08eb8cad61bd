import { setTimeout as sleep } from 'node:timers/promises'
import { ranksOf, type RiotId } from '../account-page.ts'
import { Client } from '../ask.ts'
import type { Arena } from '../arena.ts'
import { Target } from '../target.ts'

/** A developer's key has 100 requests in 120 seconds: the attack lasts for two such windows, unless all is to be short. */
const SECONDS = 240
const LEAST_SECONDS = 130

/** How long the attacker has Riot alone before others come. */
const HEAD_START_SECONDS = 10

/** Ten visitors, each of whom looks somebody up every so many seconds. */
const VISITORS = 10
const PAUSE_SECONDS = 40

/** How many look-ups of the attacker are under way at once. */
const ATTACKER_CONNECTIONS = 10

/** Who gets what of a developer's key while one client asks for people who don't exist. */
export async function scarceRiot({ copyWorld, accounts, seconds, board, tell }: Arena): Promise<void> {
  using riot = await Target.start('limited Riot')
  const env = { RIOT_BASE_URL: `${riot.url}/{routing}`, RIOT_API_KEY: 'bench', INGEST: 'off' }
  using product = await Target.start('product', [copyWorld()], env)
  await product.outlive(async () => {
    const time = Math.max(LEAST_SECONDS, Math.min(SECONDS, seconds))
    const end = performance.now() + time * 1000
    const attacker = attack(product.url, end)
    await sleep(HEAD_START_SECONDS * 1000)
    // All ask one host of Riot.
    const neighbours = accounts.filter(({ region }) => region === 'EUW')
    const each = Math.floor(neighbours.length / VISITORS)
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, (_, n) =>
        visit(product.url, n, neighbours.slice(n * each, (n + 1) * each), end, tell),
      ),
    )
    const outcomes = visits.flat()
    const answered = outcomes.filter((isAnswered) => isAnswered).length
    board.set('scarceRiot', (100 * answered) / outcomes.length, `${answered} of ${outcomes.length} in ${time} s`)
    tell(`The attacker: ${await attacker}`)
  })
}

async function attack(url: string, end: number): Promise<string> {
  using client = new Client(url, '127.0.0.1', ATTACKER_CONNECTIONS)
  let [asked, absent] = [0, 0]
  async function goOn(): Promise<void> {
    while (performance.now() < end) {
      asked += 1
      const { text } = await client.ask(ranksOf({ gameName: `Nobody ${asked}`, tagLine: 'NONE', region: 'EUW' }))
      if (text.includes('AccountNotFound')) absent += 1
    }
  }
  await Promise.all(Array.from({ length: ATTACKER_CONNECTIONS }, goOn))
  return `${absent} of ${asked} look-ups answered`
}

/** Looks one account after the other up, at the pace of people. Resolves to whether each look-up was answered. */
async function visit(
  url: string,
  number: number,
  accounts: readonly RiotId[],
  end: number,
  tell: Arena['tell'],
): Promise<readonly boolean[]> {
  using client = new Client(url, `127.0.0.${10 + number}`)
  const outcomes: boolean[] = []
  await sleep((number * PAUSE_SECONDS * 1000) / VISITORS)
  for (const account of accounts) {
    if (performance.now() > end) break
    const { status, text } = await client.ask(ranksOf(account))
    const isAnswered = text.includes('"fetchedAt"')
    if (!isAnswered) tell(`Not answered, visitor ${number}: ${status} ${text.slice(0, 300)}`)
    outcomes.push(isAnswered)
    await sleep(PAUSE_SECONDS * 1000)
  }
  return outcomes
}
