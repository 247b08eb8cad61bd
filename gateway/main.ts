import { parseEnv } from './composition/env.ts'
import { findOperatorError } from './composition/find-operator-error.ts'
import { startProduct } from './composition/product.ts'
import { systemClock } from './composition/system-clock.ts'
import { exitOnSignal } from './http/shutdown.ts'
import { exitOnException, surviveRejections } from './http/stray-errors.ts'
import { createLog } from './shared/log.ts'

try {
  const env = parseEnv(process.env)
  const log = createLog({ level: env.LOG_LEVEL, write: (line) => process.stdout.write(line), now: () => Date.now() })
  const product = await startProduct(env, systemClock, log, { fillsDemo: true })
  let closed: Promise<void> | null = null
  const close = () => (closed ??= product.close())
  surviveRejections(log)
  exitOnException(close, log)
  exitOnSignal(close, log)
  log.info('listening', { url: product.url })
  product.warmUp()
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
