import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { Env } from './env.ts'
import { type RunningProduct, startProduct } from './product.ts'
import { createSystemClock, type Step, watchForSteps } from './system-clock.ts'

interface Started {
  readonly product: RunningProduct
  readonly clock: Clock
}

/**
 * Starts the product, and replaces it by one with the right time whenever the machine's clock has been set: deadlines in memory would
 * otherwise be off by as much. Open pages connect again and get what they missed. Resolves to a function that closes the product of the
 * moment.
 */
export async function restartAfterSteps(env: Env, log: Log): Promise<(graceMs: number) => Promise<void>> {
  /** Null while the next one starts. */
  let running: Started | null = await start(env, log)
  let replacing: Promise<void> = Promise.resolve()
  let closed: Promise<void> | null = null
  const watch = (clock: Clock) =>
    watchForSteps(clock, (step) => {
      replacing = replace(step)
    })
  let stopWatching = watch(running.clock)

  async function replace({ aheadMs }: Step): Promise<void> {
    const seconds = Math.round(aheadMs / 1000)
    log.warn("the machine's clock was set: the server starts again with the new time", { seconds })
    try {
      const replaced = running
      running = null
      await replaced?.product.close()
      if (closed !== null) return
      running = await start(env, log)
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

async function start(env: Env, log: Log): Promise<Started> {
  const clock = createSystemClock()
  const product = await startProduct(env, clock, log, { fillsDemo: true })
  announce(product, log)
  return { clock, product }
}

function announce(product: RunningProduct, log: Log): void {
  log.info('listening', { url: product.url, ...(product.metricsUrl !== null && { metricsUrl: product.metricsUrl }) })
  product.warmUp()
  if (product.operatorLink === null) return
  log.info('the first browser that opens this link may edit the rosters', { link: product.operatorLink })
  if (process.stderr.isTTY) process.stderr.write(`To edit the rosters, open ${product.operatorLink}\n`)
}
