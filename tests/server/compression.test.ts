import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CompressedBodies } from '../../gateway/http/connection/compressed-bodies.ts'
import { compress, preferredEncoding } from '../../gateway/http/connection/compression.ts'

describe('the preferred encoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['br;q=nonsense', 'identity'],
    ['identity', 'identity'],
  ])('for %j is %s', (acceptEncoding, encoding) => {
    expect(preferredEncoding(acceptEncoding)).toBe(encoding)
  })

  it('is never one that the client excludes, and is identity only when both are excluded', () => {
    const weight = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1')
    fc.assert(
      fc.property(weight, weight, (brotli, gzip) => {
        const allowed = [...(brotli === ';q=0' ? [] : ['br']), ...(gzip === ';q=0' ? [] : ['gzip'])]
        expect(allowed.length === 0 ? ['identity'] : allowed).toContain(preferredEncoding(`br${brotli}, gzip${gzip}`))
      }),
    )
  })
})

describe('a compressed body', () => {
  const reply = {
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', etag: '"whole"' }),
    body: new TextEncoder().encode(JSON.stringify('a'.repeat(5000))),
  }

  it('has a weak ETag instead of the strong one of the original body', async () => {
    expect((await compress(reply, 'br', new CompressedBodies())).headers.get('etag')).toBe('W/"whole"')
    expect((await compress(reply, null, new CompressedBodies())).headers.get('etag')).toBe('"whole"')
  })

  it('is compressed once for all who ask for the same bytes in the same encoding', async () => {
    const bodies = new CompressedBodies()
    const twice = await Promise.all([compress(reply, 'br', bodies), compress({ ...reply }, 'br', bodies)])
    expect(twice[0].body).toBe(twice[1].body)
    expect((await compress(reply, 'gzip', bodies)).body).not.toBe(twice[0].body)
  })

  it('is that of its own bytes, also under a validator that other bytes have', async () => {
    const bodies = new CompressedBodies()
    await compress(reply, 'br', bodies)
    const later = new TextEncoder().encode(JSON.stringify('b'.repeat(5000)))
    const { body } = await compress({ ...reply, body: later }, 'br', bodies)
    if (!(body instanceof Uint8Array)) throw new Error('The body is a stream.')
    expect(brotliDecompressSync(body)).toEqual(Buffer.from(later))
  })

  it('without a validator is compressed each time', async () => {
    const bodies = new CompressedBodies()
    const headers = new Headers({ 'content-type': 'application/json' })
    const twice = [
      await compress({ ...reply, headers }, 'br', bodies),
      await compress({ ...reply, headers }, 'br', bodies),
    ]
    expect(twice[0]?.body).not.toBe(twice[1]?.body)
  })
})

describe('a compressed stream', () => {
  it.each(['br', 'gzip'])('whose reader leaves while a part is compressed ends its source (%s)', async (encoding) => {
    const ended = Promise.withResolvers<unknown>()
    const body = new ReadableStream<Uint8Array>({
      start: (source) => source.enqueue(randomBytes(1_000_000)),
      cancel: (reason) => ended.resolve(reason),
    })
    const headers = new Headers({ 'content-type': 'application/json' })
    const compressed = await compress({ status: 200, headers, body }, encoding, new CompressedBodies())
    if (!(compressed.body instanceof ReadableStream)) throw new Error('The compressed body is not a stream.')
    const reader = compressed.body.getReader()
    const part = reader.read()
    await setImmediate()
    await reader.cancel('the reader has left')
    expect(await ended.promise).toBe('the reader has left')
    expect(await part).toEqual({ done: true, value: undefined })
    // Larger, so it is compressed after the part: Vitest fails if that threw.
    await compress({ status: 200, headers, body: randomBytes(8_000_000) }, encoding, new CompressedBodies())
  })
})
