import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { startTestProduct } from './start-product.ts'

const authorization = 'Bearer a-token-that-is-wrong'

it('counts wrong tokens by address, over every protocol', async () => {
  const product = await startTestProduct({ variables: { OPERATOR_TOKEN: 'a-token-of-more-than-16' } })
  onTestFinished(() => product.close())
  const write = (signal: AbortSignal | null = null) =>
    fetch(`${product.url}/v2/pro-players/accounts`, { method: 'POST', headers: { authorization }, signal })
  const read = () => fetch(`${product.url}/v2/champions/`, { headers: { authorization } })
  const ask = () =>
    fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    })

  async function open(): Promise<void> {
    const websocket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await once(websocket, 'open')
    websocket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
    expect(await once(websocket, 'close')).toMatchObject([4403, expect.anything()])
  }

  const tries = [() => write(), read, ask, open]
  for (const [index, send] of tries.entries()) {
    await send()
    expect(listWarnings(product.complaints)).toHaveLength(index + 1)
  }
  expect(new Set(listWarnings(product.complaints))).toEqual(new Set(['127.0.0.1']))
  expect(product.complaints.join('')).not.toContain('a-token')

  // The eleventh request with a wrong token is delayed; other requests of the same address are not.
  while (listWarnings(product.complaints).length < 10) await ask()
  const late = new AbortController()
  const waiting = write(late.signal).catch(() => null)
  await expect.poll(() => product.complaints.join('')).toContain('"delayMs":1000')
  expect((await fetch(`${product.url}/v2/champions/`)).status).toBe(200)
  late.abort()
  await waiting
})

/** The addresses of the wrong tokens that were logged. */
function listWarnings(complaints: readonly string[]): readonly unknown[] {
  return complaints.map((line): unknown => JSON.parse(line)).flatMap((line) => (isWarning(line) ? [line.address] : []))
}

function isWarning(line: unknown): line is { readonly address: unknown } {
  return typeof line === 'object' && line !== null && 'address' in line
}
