import { once } from 'node:events'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Reply } from '../reply.ts'
import { BROTLI_QUALITY, type Compressing, compressWhole, GZIP_LEVEL } from './compress-whole.ts'
import type { CompressedBodies } from './compressed-bodies.ts'

/** Bodies below this size fit into one packet anyway. */
export const WORTH_COMPRESSING_BYTES = 1_000

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml)\b|[^;]+\+(?:json|xml)\b)/

export type Encoding = Compressing | 'identity'

/** Returns the encoding of ours that a client prefers, by its `accept-encoding`; brotli if it has no preference. */
export function preferredEncoding(acceptEncoding: string | null): Encoding {
  const weights = parseWeights(acceptEncoding ?? '')
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const brotli = weightOf('br')
  const gzipped = weightOf('gzip')
  if (brotli > 0 && brotli >= gzipped) return 'br'
  return gzipped > 0 ? 'gzip' : 'identity'
}

/**
 * Compresses a text body that is not compressed yet. Event streams pass unchanged, because they must not be delayed. A reply with a
 * validator is likely to be sent again, so its compressed body is kept in `bodies`.
 */
export async function compress(reply: Reply, acceptEncoding: string | null, bodies: CompressedBodies): Promise<Reply> {
  const { status, body } = reply
  const contentType = reply.headers.get('content-type') ?? ''
  if (!COMPRESSIBLE.test(contentType) || contentType.startsWith('text/event-stream')) return reply
  const headers = new Headers(reply.headers)
  if (headers.get('vary')?.includes('accept-encoding') !== true) headers.append('vary', 'accept-encoding')
  const encoding = preferredEncoding(acceptEncoding)
  if (encoding === 'identity' || headers.has('content-encoding')) return { status, headers, body }
  if (!(body instanceof Uint8Array)) {
    headers.set('content-encoding', encoding)
    return { status, headers, body: compressParts(body, encoding) }
  }
  if (body.byteLength < WORTH_COMPRESSING_BYTES) return { status, headers, body }
  headers.set('content-encoding', encoding)
  const etag = headers.get('etag')
  if (etag === null) return { status, headers, body: await compressWhole(body, encoding) }
  // A strong validator promises identical bytes, which another encoding does not have.
  if (etag.startsWith('"')) headers.set('etag', `W/${etag}`)
  return { status, headers, body: await bodies.compress(body, encoding) }
}

/** Compresses each part on its own, so that none waits for the next one. */
function compressParts(body: ReadableStream<Uint8Array>, encoding: Compressing): ReadableStream<Uint8Array> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL })
  // The call that wrote the part has the error, too.
  compressor.on('error', () => {})
  // A reader may leave while a part is compressed, so the compressor never writes to the stream by itself.
  const compressed: Buffer<ArrayBuffer>[] = []
  compressor.on('data', (bytes: Buffer<ArrayBuffer>) => compressed.push(bytes))
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(part, controller) {
        const written = Promise.withResolvers<void>()
        compressor.write(part, (error) => (error ? written.reject(error) : written.resolve()))
        await written.promise
        for (const bytes of compressed.splice(0)) controller.enqueue(bytes)
      },
      async flush(controller) {
        const ended = once(compressor, 'end')
        compressor.end()
        await ended
        for (const bytes of compressed.splice(0)) controller.enqueue(bytes)
      },
    }),
  )
}

/** Parses `br;q=1, gzip;q=0.5` into a map from encoding to weight. A weight that is not a number counts as 0. */
function parseWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(coding, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return weights
}
