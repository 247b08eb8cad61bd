import { z } from 'zod'
import { startReadinessProxy } from '../support/readiness-proxy.ts'

/** Adds an instance, or asks for the failures. */
const order = z.union([z.object({ add: z.string() }), z.literal('failures')])

/** The proxy in a process of its own, in front of the instance that its argument names. */
const proxy = await startReadinessProxy(process.argv.slice(2), 200)
process.send?.(proxy.url)
process.on('message', (message) => void carryOut(message))
process.once('disconnect', () => process.exit())

async function carryOut(message: unknown): Promise<void> {
  const wanted = order.parse(message)
  if (wanted !== 'failures') await proxy.add(wanted.add)
  process.send?.(proxy.failures())
}
