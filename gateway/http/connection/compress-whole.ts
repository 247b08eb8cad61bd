import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Levels with the best gain for their time: the client waits while its response is compressed. */
export const BROTLI_QUALITY = 4
export const GZIP_LEVEL = 6

export type Compressing = 'br' | 'gzip'

export function compressWhole(body: Uint8Array, encoding: Compressing): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: GZIP_LEVEL })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return promisify(brotliCompress)(body, { params })
}
