import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { exchange } from '../../gateway/upstream/exchange.ts'
import { startStandInHost } from '../images/stand-in-host.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Collects garbage in several passes, because each pass can free more objects. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new TypeError('The garbage collector is not exposed.')
  for (let pass = 0; pass < 5; pass++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

it.each([
  ['that never answers', ''],
  ['that stops in the middle of a body', '{'],
])('the connection to a host %s is closed at the timeout, even after garbage collection', async (_, begun) => {
  const asked = Promise.withResolvers<Socket>()
  const host = await startStandInHost((request, response) => {
    asked.resolve(request.socket)
    if (begun !== '') response.write(begun)
  })
  const clock = new FakeClock()
  const outcome = exchange(fetch, (signal) => new Request(host.url, { signal }), clock, 4_000)
  const socket = await asked.promise
  await collectGarbage()
  await clock.advance(4_000)
  expect(await outcome).toMatchObject({ kind: 'timed-out' })
  if (!socket.closed) await once(socket, 'close')
})
