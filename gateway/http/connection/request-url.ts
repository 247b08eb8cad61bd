import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal.ts'

export interface RequestTarget {
  /** The path for routing and logging, with its dot segments resolved as in every URL. */
  readonly path: string
  /** The query including its question mark; empty if there is none. */
  readonly query: string
  /** Scheme (`http` or `https`) and host of a target that is a whole URL; null for a target that starts with a slash. */
  readonly absolute: { readonly scheme: string; readonly host: string } | null
}

const ABSOLUTE = /^(https?):\/\/([^/?#\\]*)(.*)$/i

/** A name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::(\d*))?$/i

const HIGHEST_PORT = 65_535

/** Parses the target of a request. Returns null for an invalid one. */
export function findTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): RequestTarget | null {
  const [, scheme, host, rest = url] = ABSOLUTE.exec(url) ?? []
  const absolute = scheme === undefined || host === undefined ? null : { scheme: scheme.toLowerCase(), host }
  const isPath = rest.startsWith('/') || (absolute !== null && /^(?:$|[?#])/.test(rest))
  // The URL is built as text: as a relative reference, `//other.example/` would name another host.
  const parsed = isPath ? URL.parse(`http://localhost${rest}`) : null
  return parsed === null ? null : { path: parsed.pathname, query: parsed.search, absolute }
}

/**
 * Returns the URL of a request, with the path of its target. Behind a trusted proxy, `x-forwarded-proto` and
 * `x-forwarded-host` contain the scheme and host of the public URL. Throws a {@link Refusal} with 400 for an invalid host or
 * protocol, and for an HTTP/1.1 request without exactly one host.
 */
export function requestUrl(node: IncomingMessage, { path, query, absolute }: RequestTarget, trustProxy: boolean): URL {
  const { headers } = node
  const protocol = forwardedProtocol(node, trustProxy) || absolute?.scheme || 'http'
  if (protocol !== 'http' && protocol !== 'https') {
    throw malformed('The header X-Forwarded-Proto must be http or https.')
  }

  const named = hostOf(node)
  const forwarded = (trustProxy && firstOf(headers['x-forwarded-host'])) || null
  const address = (host: string, where: string) => toAddress(protocol, host, `${path}${query}`, where)
  // All hosts are checked, even those that don't count: code behind this server may read any of them.
  const addresses = [
    ...(forwarded === null ? [] : [address(forwarded, 'The header X-Forwarded-Host')]),
    ...(absolute === null ? [] : [address(absolute.host, 'The requested address')]),
    ...(named === null ? [] : [address(named, 'The header Host')]),
  ]
  return addresses[0] ?? address('localhost', 'The header Host')
}

/** True when the client of a trusted proxy uses TLS. */
export function isEncrypted(node: IncomingMessage, trustProxy: boolean): boolean {
  return forwardedProtocol(node, trustProxy) === 'https'
}

function forwardedProtocol({ headers }: IncomingMessage, trustProxy: boolean): string | null {
  return (trustProxy && firstOf(headers['x-forwarded-proto'])?.toLowerCase()) || null
}

/** Returns the `Host` of a request; null for HTTP/1.0 without one. */
function hostOf({ headersDistinct, httpVersionMajor, httpVersionMinor }: IncomingMessage): string | null {
  const [host = '', ...more] = headersDistinct['host'] ?? []
  if (more.length > 0) throw malformed('The header Host was sent several times: send it once.')
  if (host !== '') return host
  const mayLack = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor === 0)
  if (!mayLack) throw malformed('The header Host is missing or empty: send the name of the requested host in it.')
  return null
}

function toAddress(protocol: string, host: string, target: string, where: string): URL {
  const [whole, port = ''] = HOST.exec(host) ?? []
  const hasPort = port === '' || (Number(port) >= 1 && Number(port) <= HIGHEST_PORT)
  const url = whole !== undefined && hasPort ? URL.parse(`${protocol}://${host}${target}`) : null
  if (url === null) {
    throw malformed(
      `${where} names no host: send a name or an IP address, with a colon and a port up to 65535 if needed.`,
    )
  }
  return url
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',')[0]?.trim()
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'BAD_REQUEST', message)
}

/** Decodes a path. Returns null if its percent-encoding is invalid. */
export function findDecoded(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

export function noAddress(): Refusal {
  return malformed('This address is not valid. Check the % signs in its path.')
}
