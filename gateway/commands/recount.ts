import { randomUUID } from 'node:crypto'
import { parseEnv } from '../composition/env.ts'
import { findOperatorError } from '../composition/find-operator-error.ts'
import { openStore, placeOfStore } from '../composition/open-store.ts'
import { systemClock } from '../composition/system-clock.ts'
import { RecountStopped } from '../statistics/workers/recount-mark.ts'
import { recount } from '../statistics/workers/recount.ts'

const USAGE = `npm run recount  counts all stored matches again, and corrects the statistics where they differ

A server may run meanwhile: it continues to count after the recount. The store is the one that a server with the same
environment uses. Ctrl-C stops the recount: corrections up to then are kept, and the next recount does the rest.
`

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Aborts on the first SIGINT or SIGTERM; a second one ends the process at once. */
function listenForStop(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

async function run(): Promise<void> {
  const env = parseEnv(process.env)
  const signal = listenForStop()
  const store = await openStore(env, systemClock)
  try {
    print(`Counting the matches in ${placeOfStore(env)}.`)
    const { counted, restamped, checked, corrected } = await recount({
      store,
      clock: systemClock,
      holder: randomUUID(),
      signal,
      tell: print,
    })
    print(
      `The statistics contain ${counted} matches. Documents: ${checked}, of which ${corrected} had to be corrected.`,
    )
    if (restamped > 0) print(`Matches whose pro players have changed: ${restamped}. A server counts them when it runs.`)
  } finally {
    await store.close()
  }
}

// A reader of the output such as `head` may close it early. The recount is finished nevertheless.
process.stdout.on('error', () => undefined)

try {
  if (process.argv.length > 2) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await run()
  }
} catch (error) {
  const message = error instanceof RecountStopped ? error.message : findOperatorError(error)
  if (message === null) throw error
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
