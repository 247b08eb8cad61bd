import { randomUUID } from 'node:crypto'
import { parseEnv } from '../env.ts'
import { recount } from '../ingest/recount.ts'
import { RecountStopped } from '../ingest/recount-mark.ts'
import { findMendable } from '../mendable.ts'
import { openStore, placeOfStore } from '../open-store.ts'
import { systemClock } from '../sources/system-clock.ts'

const USAGE = `npm run recount  counts all stored matches anew, and mends the statistics where they say something else

A server may run meanwhile: it goes on to count when this has ended. The store is the one that a server with the same
environment uses. Ctrl-C stops it: what is mended by then stays so, and the next one does the rest.
`

function tell(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Is told to stop by the first SIGINT or SIGTERM; a second one ends the process at once. */
function listenForStop(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

/** Recounts the store of the environment. */
async function run(): Promise<void> {
  const env = parseEnv(process.env)
  const signal = listenForStop()
  const store = await openStore(env, systemClock)
  try {
    tell(`Counting the matches in ${placeOfStore(env)}.`)
    const { counted, restamped, looked, mended } = await recount({
      store,
      clock: systemClock,
      holder: randomUUID(),
      signal,
      tell,
    })
    tell(`In the statistics are ${counted} matches. Documents: ${looked}, of which ${mended} had to be mended.`)
    if (restamped > 0)
      tell(`Matches of other pro players than before: ${restamped}. A server counts them when it runs.`)
  } finally {
    await store.close()
  }
}

// Whoever reads what is printed may have seen enough, as `head` has; what is begun is done all the same.
process.stdout.on('error', () => undefined)

try {
  if (process.argv.length > 2) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await run()
  }
} catch (error) {
  const mendable = error instanceof RecountStopped ? error.message : findMendable(error)
  if (mendable === null) throw error
  process.stderr.write(`${mendable}\n`)
  process.exitCode = 1
}
