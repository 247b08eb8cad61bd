import type { IncomingMessage } from 'node:http'

/**
 * How messages are compressed with clients that {@link offersDeflate}, by `permessage-deflate` of RFC 7692: none refers to an
 * earlier one. What theirs are unpacked with is kept in memory of the size of a part for as long as they are connected.
 */
export const DEFLATING = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibInflateOptions: { chunkSize: 1_024 },
}

/**
 * Whether a client offers to compress messages, as browsers do. Updates are compressed once for everybody, with the largest
 * window: whoever asks for a smaller one gets them as they are.
 */
export function offersDeflate({ headers }: IncomingMessage): boolean {
  const offered = headers['sec-websocket-extensions'] ?? ''
  const extensions = offered.split(',').map((offer) => offer.split(';')[0]?.trim())
  return extensions.includes('permessage-deflate') && !offered.includes('server_max_window_bits')
}
