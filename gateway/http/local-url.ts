import { isIPv6 } from 'node:net'

/**
 * Returns the URL at which this machine reaches a server with this address and port, without a trailing slash. An address
 * that means all addresses of the machine becomes localhost.
 */
export function localUrl(address: string, port: number): string {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}
