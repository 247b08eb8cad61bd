import { z } from 'zod'
import { parseEnv } from '../../../gateway/env.ts'
import { startProduct } from '../../../gateway/product.ts'
import { createLog } from '../../../gateway/server/log.ts'
import { exitOnException, surviveRejections } from '../../../gateway/server/stray-errors.ts'
import { systemClock } from '../../../gateway/sources/system-clock.ts'
import { operatorLinkOf } from '../../support/operator-link.ts'

/** The product as `gateway/main.ts` runs it, which answers over IPC how it is doing. Run it with `--expose-gc`. */

const order = z.enum(['measure', 'close'])

const errors: string[] = []
const log = createLog({ level: 'error', write: (line) => errors.push(line), now: () => Date.now() })
const product = await startProduct(parseEnv(process.env), systemClock, log)
surviveRejections(log)
exitOnException(() => product.close(), log)

process.on('message', (message) => {
  if (order.parse(message) === 'close') {
    void product.close().then(() => process.exit(0))
    return
  }
  // What was only kept by finalizers is gone after the second one.
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.({ heapBytes: process.memoryUsage().heapUsed, errors: errors.splice(0) })
})
process.send?.({ url: product.url, operatorLink: operatorLinkOf(product) })
