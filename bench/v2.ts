import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DocumentNode, print as printDocument } from 'graphql'
import { z } from 'zod'
import { createApp } from '../gateway/http/app.ts'
import { createLog } from '../gateway/shared/log.ts'
import { listRestRoutes } from '../rest-compat/mount.ts'
import { writeChampions } from './champion-pages.ts'
import type { Contest } from './contest.ts'
import { fillPros } from './fill-pros.ts'
import { graphqlRequest, serving } from './serving.ts'
import { Subject } from './subject.ts'
import { STAR } from './varied-matches.ts'

const SEED = 'bench'
const MATCHES = 300
const REQUESTS = 150

/** Characters at the start of every answer that must equal those of the first answer. */
const COMPARED = 40

/** Largest allowed ratio between the cost of a read of `/v2` and that of its document. */
const TARGET = 1.3

/** Compares reads of `/v2` with the documents that they execute, sent to `/graphql` of the same server. */
export async function v2(stack: DisposableStack): Promise<readonly Contest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const path = join(folder, `demo-${SEED}.sqlite`)
  await writeChampions(path, MATCHES)
  await fillPros(path)

  const program = new URL('./subjects/product.ts', import.meta.url)
  const product = stack.use(await Subject.start(program, { SIMULATOR_SEED: SEED, INGEST: 'off' }, [folder]))
  const contests: Contest[] = []
  for (const [name, path] of Object.entries(await listReads(product))) {
    contests.push(await contest(name, product, path))
  }
  return contests
}

/** Lists the most frequent requests of old clients, as paths by title. */
async function listReads({ url }: Subject): Promise<Readonly<Record<string, string>>> {
  const { gameName, tagLine, region } = await findDemoAccount(url)
  const lookUp = `/v2/account?${new URLSearchParams({ username: gameName, tag: tagLine, region })}`
  const { puuid } = z.object({ puuid: z.string() }).parse(await (await fetch(`${url}${lookUp}`)).json())
  const batch = `/v2/match/history/batch/${puuid}?count=10`
  const [match] = wholeMatches.parse(await (await fetch(`${url}${batch}`)).json())
  return {
    'An account by its Riot ID': lookUp,
    'Every champion': '/v2/champions',
    'The ranks of an account': `/v2/league/${puuid}`,
    'A match': `/v2/match/history/match-data/${match?.metadata.matchId}`,
    'Ten matches of an account': batch,
    'Every pro player': '/v2/pro-players/accounts',
    'Who is live': '/v2/pro-players/live-streams',
    'Ten games of pro players with a champion': `/v2/champions/${STAR}/matches?amount=10`,
  }
}

const wholeMatches = z.array(z.object({ metadata: z.object({ matchId: z.string() }) })).length(10)

const account = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })

const demo = z.object({
  data: z.object({ status: z.object({ demoAccounts: z.tuple([account]).rest(account) }) }),
})

async function findDemoAccount(url: string | null) {
  const response = await fetch(graphqlRequest(url, '{ status { demoAccounts { gameName tagLine region } } }'))
  return demo.parse(await response.json()).data.status.demoAccounts[0]
}

async function contest(name: string, product: Subject, path: string): Promise<Contest> {
  const { document, variables } = await captureOperation(path)
  const graphql = () => graphqlRequest(product.url, printDocument(document), toObject(variables))
  const rest = () => new Request(`${product.url}${path}`, { headers: { 'accept-encoding': 'identity' } })
  const [graphqlAnswer, restAnswer] = [await readSuccess(graphql()), await readSuccess(rest())]
  if (graphqlAnswer.includes('"errors"')) throw new Error(`${path}: ${graphqlAnswer.slice(0, 300)}`)

  // The demo world keeps changing, so answers differ a little after their start.
  const contestant = (title: string, ask: () => Request, answer: string) =>
    serving(
      `${title}, ${(answer.length / 1000).toFixed(1)} kB`,
      product,
      () => Array.from({ length: REQUESTS }, ask),
      (text) => text.slice(0, COMPARED) === answer.slice(0, COMPARED),
    )
  return {
    title: name,
    rival: contestant('its document at /graphql', graphql, graphqlAnswer),
    ours: [contestant('the route of /v2', rest, restAnswer)],
    target: TARGET,
  }
}

async function readSuccess(request: Request): Promise<string> {
  const response = await fetch(request)
  if (!response.ok) throw new Error(`${request.url} answered with status ${response.status}.`)
  return response.text()
}

interface Operation {
  readonly document: DocumentNode
  readonly variables: unknown
}

const toObject = (variables: unknown) => (typeof variables === 'object' && variables !== null ? variables : {})

/** Returns the operation that the route of a path executes. */
async function captureOperation(path: string): Promise<Operation> {
  const captured: Operation[] = []
  const app = createApp({
    routes: listRestRoutes({
      publicUrl: null,
      executeFor: () => async (document, variables) => {
        captured.push({ document, variables })
        throw new Error('Captured: the operation must not run.')
      },
      findRefusal: async () => null,
    }),
    page: () => new Response(),
    now: Date.now,
  })
  const log = createLog({ level: 'silent', write: () => {}, now: Date.now })
  await app.fetch(new Request(`http://bench.invalid${path}`), { requestId: 'bench', address: '127.0.0.1', log })
  const [operation] = captured
  if (operation === undefined) throw new Error(`The route of ${path} executed no operation.`)
  return operation
}
