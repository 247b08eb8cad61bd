import { expect, it, onTestFinished } from 'vitest'
import { startTestProduct } from './start-product.ts'

it('A client that disconnects from /v2 is not logged as a failure', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const leaving = new AbortController()
  const requests = Array.from({ length: 20 }, () => fetch(`${product.url}/v2/openapi.json`, { signal: leaving.signal }))
  // The server has begun with the requests before this one.
  await fetch(`${product.url}/livez`)
  leaving.abort()
  await Promise.allSettled(requests)
  await fetch(`${product.url}/v2/openapi.json`)
  expect(product.complaints).toEqual([])
})
