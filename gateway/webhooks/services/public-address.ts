import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only network of IPv6 from which public addresses are given out. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Thrown when a host has an address outside the public network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/**
 * True for addresses of the public internet. Loopback, private, link-local, shared, multicast and reserved networks are not public,
 * nor are IPv6 addresses with an IPv4 address inside, which a translator of the network could turn into a private one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST))
}

/** Returns the address in a host of a URL, such as `[::1]`; null for a name. */
export function findLiteralAddress(hostname: string): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(address) ? address : null
}

type LookUp = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Makes a look-up for sockets that fails with {@link PrivateAddress} when any address of a host is not public. The socket connects to
 * the addresses that were checked, so a name server can't answer the check and the connection differently.
 */
export function lookUpPublic(lookUp: LookUp): LookupFunction {
  return (hostname, { all }, callback) => {
    lookUp(hostname, { all: true }, (error, addresses) => {
      if (error !== null) return callback(error, [])
      const forbidden = addresses.find(({ address }) => !isPublicAddress(address))
      if (forbidden !== undefined) return callback(new PrivateAddress(`${hostname} is at ${forbidden.address}`), [])
      const [first] = addresses
      if (all === true || first === undefined) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
