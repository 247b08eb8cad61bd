import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProPlayerListDocument } from '../../client/gql/ProPlayerList.ts'
import { documentText } from '../../codegen/document-text.ts'
import { writeChampions } from '../champion-pages.ts'
import type { Contest } from '../contest.ts'
import { fillPros } from '../fill-pros.ts'
import { describeMachine } from '../live/machine.ts'
import { printTable } from '../live/table.ts'
import { repeatableRequest, graphqlRequest } from '../serving.ts'
import { Subject } from '../subject.ts'

const SEED = 'bench'
const MATCHES = 300
const ROUND_MS = 5_000

/** By then, the code is compiled and the answer is cached. */
const WARM_UP_MS = 3_000

/** Requests under way at each process. */
const AT_ONCE = 8

const SIZES = [1, 2, 4]

interface Kind {
  readonly title: string
  readonly make: (url: string | null) => Request
}

const QUERY = documentText(ProPlayerListDocument)
const VARIABLES = { filter: {}, first: 100 }

const KINDS: readonly Kind[] = [
  {
    title: 'A page from the cache',
    make: (url) => new Request(`${url}/pro-players`, { headers: { 'accept-encoding': 'br' } }),
  },
  { title: 'A query from the cache', make: (url) => repeatableRequest(url, QUERY, VARIABLES) },
  { title: 'A query that is executed', make: (url) => graphqlRequest(url, QUERY, VARIABLES) },
]

/** Measures one, two and four read-only processes, each over a copy of the store, under requests of all kinds. */
export async function scale(_stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  using cleaning = new DisposableStack()
  cleaning.defer(() => rmSync(folder, { recursive: true }))
  const store = join(folder, `demo-${SEED}.sqlite`)
  await writeChampions(store, MATCHES)
  await fillPros(store)

  const rows: string[][] = []
  for (const size of SIZES) {
    using stack = new DisposableStack()
    const subjects = await Promise.all(Array.from({ length: size }, (_, index) => start(folder, store, index)))
    for (const subject of subjects) stack.use(subject)
    for (const kind of KINDS) {
      const { perSecond, cpuMicroseconds } = await measure(subjects, kind)
      rows.push([kind.title, String(size), perSecond.toFixed(0), cpuMicroseconds.toFixed(0)])
    }
  }
  const columns = ['', 'processes', 'requests a second', 'µs of CPU a request']
  print(`${describeMachine()} The client shares them.`)
  print('')
  print(printTable({ title: 'Processes that only answer', columns, rows: rows.toSorted(byKind) }))
  return []
}

const byKind = ([one = '']: string[], [other = '']: string[]) => one.localeCompare(other)

async function start(folder: string, store: string, index: number): Promise<Subject> {
  const own = join(folder, String(index))
  mkdirSync(own, { recursive: true })
  copyFileSync(store, join(own, `demo-${SEED}.sqlite`))
  const variables = { SIMULATOR_SEED: SEED, INGEST: 'off', POINTS_PER_MINUTE: '1000000000' }
  return Subject.start(new URL('../subjects/product.ts', import.meta.url), variables, [own])
}

async function measure(subjects: readonly Subject[], kind: Kind) {
  await load(subjects, kind, WARM_UP_MS)
  const before = await cpuOf(subjects)
  const startedAt = performance.now()
  const answered = await load(subjects, kind, ROUND_MS)
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: answered / seconds, cpuMicroseconds: ((await cpuOf(subjects)) - before) / answered }
}

/** Asks all subjects for some time. Resolves to the number of answers. */
async function load(subjects: readonly Subject[], { title, make }: Kind, durationMs: number): Promise<number> {
  const startedAt = performance.now()
  let answered = 0
  const keepAsking = async ({ url }: Subject) => {
    for (; performance.now() - startedAt < durationMs; answered++) await ask(make(url), title)
  }
  await Promise.all(subjects.flatMap((subject) => Array.from({ length: AT_ONCE }, () => keepAsking(subject))))
  return answered
}

async function ask(request: Request, title: string): Promise<void> {
  const response = await fetch(request)
  const text = await response.text()
  if (!response.ok || text.includes('"errors"')) throw new Error(`${title}: ${response.status} ${text.slice(0, 300)}`)
}

async function cpuOf(subjects: readonly Subject[]): Promise<number> {
  const used = await Promise.all(subjects.map((subject) => subject.cpuAfter()))
  return used.reduce((total, each) => total + each, 0)
}
