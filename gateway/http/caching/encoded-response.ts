import { preferredEncoding } from '../connection/compression.ts'
import type { SharedBody } from './shared-body.ts'

interface EncodedOptions {
  readonly status?: number
  readonly headers: Headers
}

/** Responds with a whole body, compressed as the client prefers it, and with its validator. */
export async function toEncodedResponse(
  body: SharedBody,
  acceptEncoding: string | null,
  { status = 200, headers }: EncodedOptions,
): Promise<Response> {
  const encoding = body.encodingFor(preferredEncoding(acceptEncoding))
  headers.set('etag', body.etag)
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(await body.encode('', encoding), { status, headers })
}
