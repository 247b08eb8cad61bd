import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../../gateway/composition/env.ts'
import { startProduct } from '../../gateway/composition/product.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { createLog } from '../../gateway/shared/log.ts'

/** State of the server, after its garbage was collected. */
export interface Sample {
  /** CPU time since the start, in microseconds. */
  readonly cpuMicroseconds: number
  readonly heapBytes: number
  /** Memory of the process with its threads, in bytes. */
  readonly rssBytes: number
  /** Sockets, timers and other resources that keep the process alive, by the names of Node. */
  readonly resources: Readonly<Record<string, number>>
  /** Listeners of signals and of other events of the process. */
  readonly processListeners: number
}

/** First message of the program. */
export interface Ready {
  readonly url: string
  readonly metricsUrl: string
}

// The whole product with a demo world. It answers each message with a sample, and exits when its parent disconnects.
const folder = mkdtempSync(join(tmpdir(), 'lanewatch-soak-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const log = createLog({ level: 'warn', write: (line) => process.stderr.write(line), now: () => Date.now() })
const env = parseEnv({ ...process.env, PORT: '0', METRICS_PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder })
const product = await startProduct(env, systemClock, log, { fillsDemo: true })
product.warmUp()
process.on('message', () => send(takeSample()))
process.once('disconnect', () => process.exit())
send({ url: product.url, metricsUrl: product.metricsUrl ?? '' })

function takeSample(): Sample {
  if (globalThis.gc === undefined) throw new Error('Start this program with --expose-gc.')
  globalThis.gc()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  const resources: Record<string, number> = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  const processListeners = process
    .eventNames()
    .map((name) => process.listenerCount(name))
    .reduce((sum, count) => sum + count, 0)
  return { cpuMicroseconds: user + system, heapBytes: heapUsed, rssBytes: rss, resources, processListeners }
}

function send(message: Ready | Sample): void {
  if (process.send === undefined) throw new Error('This program cannot run on its own: `npm run bench -- soak`.')
  process.send(message)
}
