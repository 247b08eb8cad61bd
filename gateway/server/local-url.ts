import { isIPv6 } from 'node:net'

/**
 * Where this machine reaches a server that listens on an address and a port, without a slash at the end. An address that
 * means every address of the machine leads nowhere: this machine is meant.
 */
export function localUrl(address: string, port: number): string {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}
