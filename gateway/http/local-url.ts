import { isIPv6 } from 'node:net'

/** No slash at the end. An address that means all addresses of the machine becomes localhost. */
export function localUrl(address: string, port: number): string {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}
