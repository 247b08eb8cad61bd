import { flushCompileCache } from 'node:module'
import { exitOnSignal } from '../http/shutdown.ts'
import { exitOnException, surviveRejections } from '../http/stray-errors.ts'
import { DRAIN_MS } from '../server/start-server.ts'
import { createLog } from '../shared/log.ts'
import { parseEnv } from './env.ts'
import { findOperatorError } from './find-operator-error.ts'
import { openTracing } from './open-tracing.ts'
import { restartAfterSteps } from './restart-after-steps.ts'
import { systemClock } from './system-clock.ts'

/** Time until the code of the first page is compiled, too. */
const COMPILED_AFTER_MS = 1_000

/** Time in which the process has ended after a signal without a grace, or with a short one. */
const EXIT_WITHIN_MS = 8_000

/** Time for closing the store and the rest, once the server is drained. */
const CLOSING_MS = 1_000

/** Runs the product of the environment until a signal ends it. An error that the operator can fix ends the process with a message. */
export async function runProduct(): Promise<void> {
  try {
    const env = parseEnv(process.env)
    const log = createLog({ level: env.LOG_LEVEL, write: (line) => process.stdout.write(line), now: () => Date.now() })
    const tracing = await openTracing(env)
    const closeProduct = await restartAfterSteps(env, log)
    const close = async (graceMs = 0) => {
      await closeProduct(graceMs)
      await tracing?.close()
    }
    surviveRejections(log)
    exitOnException(close, log)
    const graceMs = env.SHUTDOWN_GRACE_SECONDS * 1000
    exitOnSignal(() => close(graceMs), log, Math.max(EXIT_WITHIN_MS, graceMs + DRAIN_MS + CLOSING_MS))
    // Node stores compiled code when a process exits, but a killed one would leave its successor to compile it again.
    systemClock.schedule(COMPILED_AFTER_MS, flushCompileCache)
  } catch (error) {
    const message = findOperatorError(error)
    if (message === null) throw error
    process.stderr.write(`Lanewatch can't start. ${message}\n`)
    process.exit(1)
  }
}
