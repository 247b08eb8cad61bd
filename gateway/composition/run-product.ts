import { flushCompileCache } from 'node:module'
import { exitOnSignal } from '../http/shutdown.ts'
import { exitOnException, surviveRejections } from '../http/stray-errors.ts'
import { createLog } from '../shared/log.ts'
import { parseEnv } from './env.ts'
import { findOperatorError } from './find-operator-error.ts'
import { openTracing } from './open-tracing.ts'
import { startProduct } from './product.ts'
import { systemClock } from './system-clock.ts'

/** Time until the code of the first page is compiled, too. */
const COMPILED_AFTER_MS = 1_000

/** Runs the product of the environment until a signal ends it. What its operator can mend ends the process with a message. */
export async function runProduct(): Promise<void> {
  try {
    const env = parseEnv(process.env)
    const log = createLog({ level: env.LOG_LEVEL, write: (line) => process.stdout.write(line), now: () => Date.now() })
    const tracing = await openTracing(env)
    const product = await startProduct(env, systemClock, log, { fillsDemo: true })
    let closed: Promise<void> | null = null
    const close = () => (closed ??= product.close().then(() => tracing?.close()))
    surviveRejections(log)
    exitOnException(close, log)
    exitOnSignal(close, log)
    log.info('listening', { url: product.url, ...(product.metricsUrl !== null && { metricsUrl: product.metricsUrl }) })
    product.warmUp()
    // Node stores compiled code when a process exits, but a killed one would leave its successor to compile it again.
    systemClock.schedule(COMPILED_AFTER_MS, flushCompileCache)
    if (product.operatorLink !== null) {
      log.info('the first browser that opens this link may edit the rosters', { link: product.operatorLink })
      if (process.stderr.isTTY) process.stderr.write(`To edit the rosters, open ${product.operatorLink}\n`)
    }
  } catch (error) {
    const message = findOperatorError(error)
    if (message === null) throw error
    process.stderr.write(`Lanewatch can't start. ${message}\n`)
    process.exit(1)
  }
}
