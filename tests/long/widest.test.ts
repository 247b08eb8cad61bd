import { expect, it, onTestFinished } from 'vitest'
import { listWidestFaults, WIDEST_DOCUMENTS } from '../attack/execute-widest.ts'
import { startTestProduct } from '../product/start-product.ts'

it('ends each of the 300 widest documents within 2 MB or with a budget error', async () => {
  const product = await startTestProduct({ variables: { TRUST_PROXY: 'true' } })
  onTestFinished(() => product.close())
  const faults: string[] = []
  for (let seed = 0; seed < WIDEST_DOCUMENTS; seed++) faults.push(...(await listWidestFaults(product.url, seed)))
  expect(faults).toEqual([])
  expect(product.complaints).toEqual([])
})
