import { z } from 'zod'
import { parseEnv } from '../../../gateway/composition/env.ts'
import { startProduct } from '../../../gateway/composition/product.ts'
import { systemClock } from '../../../gateway/composition/system-clock.ts'
import { exitOnException, surviveRejections } from '../../../gateway/http/stray-errors.ts'
import { createLog } from '../../../gateway/shared/log.ts'
import { operatorLinkOf } from '../../support/operator-link.ts'

/** The product as run by `gateway/main.ts`, which reports its heap and errors over IPC. Needs `--expose-gc`. */

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
  // The second run collects objects that were released by finalizers.
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.({ heapBytes: process.memoryUsage().heapUsed, errors: errors.splice(0) })
})
process.send?.({ url: product.url, operatorLink: operatorLinkOf(product) })
