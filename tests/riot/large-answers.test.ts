import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { exchange } from '../../gateway/upstream/exchange.ts'
import { startStandInHost } from '../images/stand-in-host.ts'
import { askAndWait } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openRiot } from './fake-riot.ts'

const BACKFILL = { priority: 'backfill' } as const
const PART = new Uint8Array(100_000).fill(32)

/** Makes an endless body with a counter of the bytes read. */
function endlessBody() {
  const seen = { bytes: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.bytes += PART.byteLength
      controller.enqueue(PART)
    },
    cancel() {
      seen.isCancelled = true
    },
  })
  return { seen, body }
}

describe("the body of Riot's answer", () => {
  it('is read up to 8 MB, and is rejected when it is larger', async () => {
    const { clock, riot, api } = openRiot()
    const { seen, body } = endlessBody()
    riot.script = () => new Response(body)
    const ending = await askAndWait(clock, api.summoner('EUW1', 'p', BACKFILL), 1_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { message: expect.stringContaining('larger than 8 MB') } })
    expect(seen).toMatchObject({ isCancelled: true })
    expect(seen.bytes).toBeLessThanOrEqual(8_200_000)
  })

  it('is not read when its content length is larger', async () => {
    const { clock, riot, api } = openRiot()
    const { seen, body } = endlessBody()
    riot.script = () => new Response(body, { headers: { 'content-length': '8000001' } })
    const ending = await askAndWait(clock, api.summoner('EUW1', 'p', BACKFILL), 1_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { message: expect.stringContaining('larger than 8 MB') } })
    expect(seen).toEqual({ bytes: PART.byteLength, isCancelled: true })
  })

  it('is left unread when it is not needed and large', async () => {
    const { clock, riot, api } = openRiot()
    const { seen, body } = endlessBody()
    riot.script = () => new Response(body, { status: 503 })
    await askAndWait(clock, api.summoner('EUW1', 'p', BACKFILL), 1_000)
    expect(seen).toMatchObject({ isCancelled: true })
    expect(seen.bytes).toBeLessThanOrEqual(300_000)
    expect(clock.pending).toBe(0)
  })

  it('is given up at the timeout when it is not needed and never ends', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(new ReadableStream(), { status: 503 })
    const ending = await askAndWait(clock, api.summoner('EUW1', 'p', BACKFILL), 100)
    expect(ending.kind).toBe('sent away')
    expect(riot.received[0]?.signal.aborted).toBe(false)
    await clock.advance(4_000)
    expect(riot.received[0]?.signal.aborted).toBe(true)
  })

  it('is counted in unpacked bytes', async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000))
    const host = await startStandInHost((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(packed)
    })
    const toRequest = (signal: AbortSignal) => new Request(host.url, { signal })
    const outcome = await exchange(fetch, toRequest, new FakeClock(), 1_000)
    expect(packed.byteLength).toBeLessThan(100_000)
    expect(outcome).toMatchObject({ kind: 'broken', reason: 'its answer was not read: it is larger than 8 MB' })
  })
})
