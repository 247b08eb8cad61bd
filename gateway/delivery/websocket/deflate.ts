import type { IncomingMessage } from 'node:http'

/**
 * Settings of `permessage-deflate` (RFC 7692) for clients that {@link offersDeflate}. No message refers to an earlier one. The
 * small chunk size limits the inflate buffer, which stays in memory for as long as the client is connected.
 */
export const DEFLATING = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibInflateOptions: { chunkSize: 1_024 },
}

/** Updates are compressed once with the largest window; a client that requests a smaller one gets them uncompressed. */
export function offersDeflate({ headers }: IncomingMessage): boolean {
  const offered = headers['sec-websocket-extensions'] ?? ''
  const extensions = offered.split(',').map((offer) => offer.split(';')[0]?.trim())
  return extensions.includes('permessage-deflate') && !offered.includes('server_max_window_bits')
}
