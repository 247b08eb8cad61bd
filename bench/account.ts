import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InMemoryCache } from '@apollo/client'
import { print, visit } from 'graphql'
import { AccountPageDocument } from '../client/gql/graphql.ts'
import { regionOf } from '../gateway/domain/region.ts'
import { createPopulation } from '../gateway/simulator/world/population.ts'
import type { Contest } from './contest.ts'
import { graphqlRequest, serving } from './serving.ts'
import { Subject } from './subject.ts'

/** The document as the browser sends it: with type names, and without what is meant for the browser's cache. */
const QUERY = print(
  visit(new InMemoryCache().transformDocument(AccountPageDocument), {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  }),
)

const SEED = 'bench'
const WARM_ASKS = 200
const COLD_ASKS = 12

/** What the page of an account with ten matches costs, beside the least that could be done: sending a file of it. */
export async function account(stack: DisposableStack): Promise<Contest> {
  const riot = stack.use(await Subject.start(new URL('./subjects/simulated-riot.ts', import.meta.url), {}, [SEED]))
  const variables = { RIOT_BASE_URL: `${riot.url}/{routing}`, RIOT_API_KEY: 'bench' }
  const product = stack.use(await Subject.start(new URL('./subjects/product.ts', import.meta.url), variables))
  const askFor = (wanted: object) => graphqlRequest(product.url, QUERY, { ...wanted, locale: 'EN', first: 10 })

  const accounts = listActiveAccounts()
  const [known] = accounts.splice(0, 1)
  if (known === undefined) throw new Error('Nobody in the simulated world plays.')
  const answer = await (await fetch(askFor(known))).text()
  if (!hasTenMatches(answer)) throw new Error(`The page does not hold ten matches: ${answer.slice(0, 300)}`)

  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'account.json')
  writeFileSync(path, answer)
  const file = stack.use(await Subject.start(new URL('./subjects/json-file.ts', import.meta.url), {}, [path]))

  return {
    title: `The page of an account with ten matches, ${(answer.length / 1000).toFixed(0)} kB of JSON`,
    rival: serving(
      'a file of the answer on node:http',
      file,
      () => warmAsks(() => graphqlRequest(file.url, QUERY)),
      (text) => text === answer,
    ),
    ours: [
      serving('warm: an account that is known', product, () => warmAsks(() => askFor(known)), hasTenMatches),
      serving(
        'cold: an account that nobody asked for yet',
        product,
        () => accounts.splice(0, COLD_ASKS).map(askFor),
        hasTenMatches,
      ),
    ],
  }
}

/** Everybody who plays enough to have a full page, of all platforms in turn, so that no host's limits are reached. */
function listActiveAccounts() {
  const active = createPopulation(SEED).accounts.filter(({ gamesPerDay }) => gamesPerDay >= 3)
  const byPlatform = [...Map.groupBy(active, ({ platform }) => platform).values()]
  const longest = Math.max(...byPlatform.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => byPlatform.flatMap((accounts) => accounts.slice(turn, turn + 1)))
    .flat()
    .map(({ gameName, tagLine, platform }) => ({ gameName, tagLine, region: regionOf(platform) }))
}

const warmAsks = (make: () => Request) => Array.from({ length: WARM_ASKS }, make)

const hasTenMatches = (answer: string) => answer.split('"__typename":"AccountMatchEdge"').length - 1 >= 10
