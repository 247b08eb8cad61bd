import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredEncoding } from '../../gateway/server/compression.ts'

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
  ])('of %j is %s', (acceptEncoding, encoding) => {
    expect(preferredEncoding(acceptEncoding)).toBe(encoding)
  })

  it('is never one that the client has ruled out, and none only when it has ruled out both', () => {
    const weight = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1')
    fc.assert(
      fc.property(weight, weight, (brotli, gzip) => {
        const allowed = [...(brotli === ';q=0' ? [] : ['br']), ...(gzip === ';q=0' ? [] : ['gzip'])]
        expect(allowed.length === 0 ? ['identity'] : allowed).toContain(preferredEncoding(`br${brotli}, gzip${gzip}`))
      }),
    )
  })
})
