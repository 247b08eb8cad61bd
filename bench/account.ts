import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { AccountPageDocument } from '../client/gql/AccountPage.ts'
import { documentText } from '../codegen/document-text.ts'
import { regionOf } from '../gateway/shared/region.ts'
import { createPopulation } from '../gateway/simulator/world/population.ts'
import type { Contest } from './contest.ts'
import { graphqlRequest, serving } from './serving.ts'
import { Subject } from './subject.ts'

const QUERY = documentText(AccountPageDocument)

const SEED = 'bench'
const WARM_REQUESTS = 200
const COLD_REQUESTS = 12
const ROUNDS_WITH_SPARE = 9

/**
 * Measures the page of an account and the next ten matches of its history. The rival is the minimum: sending a file with the
 * answer.
 */
export async function account(stack: DisposableStack): Promise<readonly Contest[]> {
  const riot = stack.use(await Subject.start(new URL('./subjects/simulated-riot.ts', import.meta.url), {}, [SEED]))
  const variables = { RIOT_BASE_URL: `${riot.url}/{routing}`, RIOT_API_KEY: 'bench', BUNDLED_ROSTER: 'off' }
  const product = stack.use(await Subject.start(new URL('./subjects/product.ts', import.meta.url), variables))
  const requestFor = (wanted: object) => graphqlRequest(product.url, QUERY, { ...wanted, locale: 'EN', first: 10 })
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))

  /** Compares one request whose answer is cached with requests that are sent for the first time. */
  async function contest(title: string, known: object, unknown: readonly object[]): Promise<Contest> {
    const answer = await (await fetch(requestFor(known))).text()
    if (!hasTenMatches(answer)) throw new Error(`The answer does not contain ten matches: ${answer.slice(0, 300)}`)
    const path = join(folder, `${title}.json`)
    writeFileSync(path, answer)
    const file = stack.use(await Subject.start(new URL('./subjects/json-file.ts', import.meta.url), {}, [path]))
    const waiting = [...unknown]
    return {
      title: `${title}, ${(answer.length / 1000).toFixed(0)} kB of JSON`,
      rival: serving(
        'a file of the answer on node:http',
        file,
        () => warmRequests(() => graphqlRequest(file.url, QUERY)),
        (text) => text === answer,
      ),
      ours: [
        serving('warm: requested before', product, () => warmRequests(() => requestFor(known)), hasTenMatches),
        serving('cold: first request', product, () => waiting.splice(0, COLD_REQUESTS).map(requestFor), hasTenMatches),
      ],
    }
  }

  /** Returns the variables for the ten matches after the first ten. */
  async function nextPage(wanted: object): Promise<object> {
    const answer: unknown = await (await fetch(requestFor(wanted))).json()
    return { ...wanted, after: pageAnswer.parse(answer).data.account.matches.pageInfo.endCursor }
  }

  const [known, ...others] = listActiveAccounts()
  if (known === undefined) throw new Error('The simulated world has no active account.')
  const half = COLD_REQUESTS * ROUNDS_WITH_SPARE
  return [
    await contest('The page of an account with ten matches', known, others.slice(0, half)),
    await contest(
      'The next ten matches of a history',
      await nextPage(known),
      await Promise.all(others.slice(half, 2 * half).map(nextPage)),
    ),
  ]
}

const pageAnswer = z.object({
  data: z.object({
    account: z.object({ matches: z.object({ pageInfo: z.object({ endCursor: z.string() }) }) }),
  }),
})

/** Accounts with enough games for a full page, platform by platform in turn, so that no host's limits are reached. */
function listActiveAccounts() {
  const active = createPopulation(SEED).accounts.filter(({ gamesPerDay }) => gamesPerDay >= 3)
  const byPlatform = [...Map.groupBy(active, ({ platform }) => platform).values()]
  const longest = Math.max(...byPlatform.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => byPlatform.flatMap((accounts) => accounts.slice(turn, turn + 1)))
    .flat()
    .map(({ gameName, tagLine, platform }) => ({ gameName, tagLine, region: regionOf(platform) }))
}

const warmRequests = (make: () => Request) => Array.from({ length: WARM_REQUESTS }, make)

const hasTenMatches = (answer: string) => answer.split('"__typename":"AccountMatchEdge"').length - 1 >= 10
