import { setTimeout as sleep } from 'node:timers/promises'
import { ranksOf, type RiotId } from '../account-page.ts'
import type { Arena } from '../arena.ts'
import { Client } from '../ask.ts'
import { Target } from '../target.ts'

/**
 * Maximum and minimum duration. A developer's key has 100 requests in 120 seconds: the maximum is two such windows,
 * the minimum a little over one.
 */
const SECONDS = 240
const LEAST_SECONDS = 130

/** Time that the attacker has Riot alone. */
const HEAD_START_SECONDS = 10

/** Number of visitors, and the seconds between two look-ups of each. */
const VISITORS = 10
const PAUSE_SECONDS = 40

/** Simultaneous look-ups of the attacker. */
const ATTACKER_CONNECTIONS = 10

/** Measures how many look-ups of visitors succeed on a developer's key while one client looks up accounts that do not exist. */
export async function scarceRiot({ copyWorld, accounts, seconds, board, tell }: Arena): Promise<void> {
  using riot = await Target.start('limited Riot')
  const env = { RIOT_BASE_URL: `${riot.url}/{routing}`, RIOT_API_KEY: 'bench', INGEST: 'off', BUNDLED_ROSTER: 'off' }
  using product = await Target.start('product', [copyWorld()], env)
  await product.outlive(async () => {
    const time = Math.max(LEAST_SECONDS, Math.min(SECONDS, seconds))
    const end = performance.now() + time * 1000
    const attacker = attack(product.url, end)
    await sleep(HEAD_START_SECONDS * 1000)
    // All accounts are on one host of Riot.
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
  let [sent, absent] = [0, 0]
  async function lookUpAccounts(): Promise<void> {
    while (performance.now() < end) {
      sent += 1
      const { text } = await client.ask(ranksOf({ gameName: `Missing ${sent}`, tagLine: 'NONE', region: 'EUW' }))
      if (text.includes('AccountNotFound')) absent += 1
    }
  }
  await Promise.all(Array.from({ length: ATTACKER_CONNECTIONS }, lookUpAccounts))
  return `${absent} of ${sent} look-ups answered`
}

/** Looks up one account after another at a human pace. Resolves to true for each answered look-up. */
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
