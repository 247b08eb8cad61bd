import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address, of eight, that identify the network: the first 64 bits, which belong to one household. */
const NETWORK_GROUPS = 4

/**
 * Returns the address that limits are counted by: an IPv4 address, or the /64 network of an IPv6 address, such as
 * `2001:db8:0:1::/64`. Behind a trusted proxy it is the last entry of `x-forwarded-for`, which the proxy itself wrote.
 */
export function clientAddressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined
  return toCountedAddress(forwarded || (socket.remoteAddress ?? 'unknown'))
}

export function toCountedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = address] = address.replace(/^\[|\]$/g, '').split('%')
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : plain
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // An IPv4 tail takes up two groups, both of them after the network part.
  const tailGroups = after.length + (after.at(-1)?.includes('.') === true ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - tailGroups)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
