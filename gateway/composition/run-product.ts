import { flushCompileCache } from 'node:module'
import { exitOnSignal } from '../http/shutdown.ts'
import { exitOnException, surviveRejections } from '../http/stray-errors.ts'
import { DRAIN_MS } from '../server/start-server.ts'
import type { Clock } from '../shared/clock.ts'
import { createLog, type Log } from '../shared/log.ts'
import { type Env, parseEnv } from './env.ts'
import { findOperatorError } from './find-operator-error.ts'
import { openTracing } from './open-tracing.ts'
import { type RunningProduct, startProduct } from './product.ts'
import { createSystemClock, type Step, systemClock, watchForSteps } from './system-clock.ts'

/** Time until the code of the first page is compiled, too. */
const COMPILED_AFTER_MS = 1_000

interface Started {
  readonly product: RunningProduct
  readonly clock: Clock
}

/** Time in which the process has ended after a signal without a grace, or with a short one. */
const EXIT_WITHIN_MS = 8_000

/** Time for closing the store and the rest, once the server is drained. */
const CLOSING_MS = 1_000

/** Runs the product of the environment until a signal ends it. What its operator can mend ends the process with a message. */
export async function runProduct(): Promise<void> {
  try {
    const env = parseEnv(process.env)
    const log = createLog({ level: env.LOG_LEVEL, write: (line) => process.stdout.write(line), now: () => Date.now() })
    const tracing = await openTracing(env)
    const first = await start(env, log)
    const closeProduct = startAgainAfterSteps(first, () => start(env, log), log)
    const close = async (graceMs = 0) => {
      await closeProduct(graceMs)
      await tracing?.close()
    }
    surviveRejections(log)
    exitOnException(close, log)
    const graceMs = env.SHUTDOWN_GRACE_SECONDS * 1000
    exitOnSignal(() => close(graceMs), log, Math.max(EXIT_WITHIN_MS, graceMs + DRAIN_MS + CLOSING_MS))
    announce(first.product, log)
    // Node stores compiled code when a process exits, but a killed one would leave its successor to compile it again.
    systemClock.schedule(COMPILED_AFTER_MS, flushCompileCache)
  } catch (error) {
    const message = findOperatorError(error)
    if (message === null) throw error
    process.stderr.write(`Lanewatch can't start. ${message}\n`)
    process.exit(1)
  }
}

async function start(env: Env, log: Log): Promise<Started> {
  const clock = createSystemClock()
  return { clock, product: await startProduct(env, clock, log, { fillsDemo: true }) }
}

/**
 * Replaces a product by one with the right time whenever the machine's clock has been set: deadlines in memory would otherwise be off
 * by as much. Open pages connect again and get what they missed. Returns a function that closes the product of the moment.
 */
function startAgainAfterSteps(
  first: Started,
  startAgain: () => Promise<Started>,
  log: Log,
): (graceMs: number) => Promise<void> {
  /** Null while the next one starts. */
  let running: Started | null = first
  let replacing: Promise<void> = Promise.resolve()
  let closed: Promise<void> | null = null
  const watch = (clock: Clock) =>
    watchForSteps(clock, (step) => {
      replacing = replace(step)
    })
  let stopWatching = watch(first.clock)

  async function replace({ aheadMs }: Step): Promise<void> {
    const seconds = Math.round(aheadMs / 1000)
    log.warn("the machine's clock was set: the server starts again with the new time", { seconds })
    try {
      const replaced = running
      running = null
      await replaced?.product.close()
      if (closed !== null) return
      running = await startAgain()
      announce(running.product, log)
      stopWatching = watch(running.clock)
    } catch (error) {
      log.error('the server could not start again', { error })
      process.exit(1)
    }
  }

  async function close(graceMs: number): Promise<void> {
    await replacing
    stopWatching()
    await running?.product.close(graceMs)
  }

  return (graceMs) => (closed ??= close(graceMs))
}

function announce(product: RunningProduct, log: Log): void {
  log.info('listening', { url: product.url, ...(product.metricsUrl !== null && { metricsUrl: product.metricsUrl }) })
  product.warmUp()
  if (product.operatorLink === null) return
  log.info('the first browser that opens this link may edit the rosters', { link: product.operatorLink })
  if (process.stderr.isTTY) process.stderr.write(`To edit the rosters, open ${product.operatorLink}\n`)
}
