import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SharedBody } from '../../gateway/http/caching/shared-body.ts'

const DECODERS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const

const text = fc.string({ unit: 'binary', maxLength: 3_000 })

it.each(['br', 'gzip', 'identity'] as const)(
  'a text in %s is its common part and the end of each client',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { minLength: 1, maxLength: 3 }), async (head, tails) => {
        const body = new SharedBody(head)
        for (const tail of tails) {
          expect(DECODERS[encoding](await body.encode(tail, encoding))).toEqual(Buffer.from(head + tail))
        }
      }),
      { numRuns: 60 },
    )
  },
)

it('takes the longest end of one block, and refuses a longer one', async () => {
  const body = new SharedBody('{"data":1')
  const longest = 'x'.repeat(65_535)
  for (const encoding of ['br', 'gzip'] as const) {
    expect(DECODERS[encoding](await body.encode(longest, encoding)).toString()).toBe(`{"data":1${longest}`)
  }
  await expect(body.encode(`${longest}x`, 'br')).rejects.toThrow(RangeError)
})

it('is not compressed when it is short', () => {
  expect(new SharedBody('x'.repeat(999)).encodingFor('br')).toBe('identity')
  expect(new SharedBody('x'.repeat(1_000)).encodingFor('br')).toBe('br')
})
