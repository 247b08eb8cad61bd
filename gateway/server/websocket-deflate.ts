import type { IncomingMessage } from 'node:http'

/**
 * How messages are compressed with clients that {@link offersDeflate}. Theirs come with the smallest window, and are unpacked in
 * small parts, since both are kept for as long as they are connected. Ours never refer to earlier ones.
 */
export const DEFLATING = {
  serverNoContextTakeover: true,
  clientMaxWindowBits: 9,
  zlibInflateOptions: { chunkSize: 1_024 },
}

const SMALL_WINDOW = /^client_max_window_bits(=(9|1[0-5]))?$/

/**
 * Whether a client offers to compress messages in the way that is meant here, as browsers do: it lets itself be told of the
 * window for its messages, and asks for none for ours, which are compressed once for everybody, with the largest.
 */
export function offersDeflate({ headers }: IncomingMessage): boolean {
  const offers = (headers['sec-websocket-extensions'] ?? '').split(',')
  return offers.some(isAcceptable) && !offers.some((offer) => offer.includes('server_max_window_bits'))
}

function isAcceptable(offer: string): boolean {
  const [extension, ...parameters] = offer.split(';').map((part) => part.trim())
  return extension === 'permessage-deflate' && parameters.some((parameter) => SMALL_WINDOW.test(parameter))
}
