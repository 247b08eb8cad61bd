import { account } from './account.ts'
import { attack } from './attack/attack.ts'
import { type Contest, hold } from './contest.ts'
import { http } from './http/http.ts'
import { ladder } from './ladder.ts'
import { live } from './live/live.ts'
import { metrics } from './metrics.ts'
import { riotClient } from './riot-client.ts'
import { scale } from './scale/scale.ts'
import { server } from './server.ts'
import { soak } from './soak/soak.ts'
import { statistics } from './statistics.ts'
import { storage } from './storage.ts'
import { v2 } from './v2.ts'
import { interactions } from './web/interactions.ts'
import { tasks } from './web/tasks.ts'
import { web } from './web/web.ts'

/** Prepares contests, and prints other findings. */
type Benchmark = (stack: DisposableStack, print: (line: string) => void) => Promise<readonly Contest[]>

/** Contests by name. The processes of a contest end with the stack. */
const CONTESTS: Readonly<Record<string, Benchmark>> = {
  account,
  ladder,
  metrics,
  server,
  statistics,
  storage,
  v2,
  'riot-client': riotClient,
}

/** Benchmarks that take minutes or install their rivals. They run only when they are named. */
const LONG: Readonly<Record<string, Benchmark>> = { attack, http, interactions, live, scale, soak, tasks, web }

const ALL = { ...CONTESTS, ...LONG }

const print = (line: string) => process.stdout.write(`${line}\n`)
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CONTESTS)
const unknown = wanted.filter((name) => ALL[name] === undefined)

if (unknown.length > 0) {
  process.stderr.write(`Unknown benchmark: ${unknown.join(', ')}. Choose from ${Object.keys(ALL).join(', ')}.\n`)
  process.exitCode = 1
} else {
  for (const name of wanted) {
    using stack = new DisposableStack()
    for (const contest of (await ALL[name]?.(stack, print)) ?? []) await hold(contest, print)
  }
}
