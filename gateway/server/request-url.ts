import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/** What the target of a request says, without the help of any header. */
export interface RequestTarget {
  /** What is routed and logged: the path, with its dot segments resolved as every URL has them. */
  readonly path: string
  /** The query with its question mark; empty without one. */
  readonly query: string
  /** `http` or `https` of a target that is a whole address, and its host; null for a target that begins with a slash. */
  readonly absolute: { readonly scheme: string; readonly host: string } | null
}

const ABSOLUTE = /^(https?):\/\/([^/?#\\]*)(.*)$/i

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::(\d*))?$/i

const HIGHEST_PORT = 65_535

/** Reads the target of a request; null for what is no address. */
export function findTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): RequestTarget | null {
  const [, scheme, host, rest = url] = ABSOLUTE.exec(url) ?? []
  const absolute = scheme === undefined || host === undefined ? null : { scheme: scheme.toLowerCase(), host }
  const isPath = rest.startsWith('/') || (absolute !== null && /^(?:$|[?#])/.test(rest))
  // Put together as text: as a relative reference, `//other.example/` would name another host.
  const parsed = isPath ? URL.parse(`http://localhost${rest}`) : null
  return parsed === null ? null : { path: parsed.pathname, query: parsed.search, absolute }
}

/**
 * The address a request was sent to, whose path is that of its target. Behind a proxy that is trusted, its
 * `x-forwarded-proto` and `x-forwarded-host` say what the visitor sees. Throws a {@link Refusal} with 400 for a host or a
 * protocol that is none, and for HTTP/1.1 without exactly one host.
 */
export function requestUrl(node: IncomingMessage, { path, query, absolute }: RequestTarget, trustProxy: boolean): URL {
  const { headers } = node
  const protocol = (trustProxy && firstOf(headers['x-forwarded-proto'])?.toLowerCase()) || absolute?.scheme || 'http'
  if (protocol !== 'http' && protocol !== 'https') {
    throw malformed('The header X-Forwarded-Proto has to be http or https.')
  }

  const named = hostOf(node)
  const forwarded = (trustProxy && firstOf(headers['x-forwarded-host'])) || null
  const address = (host: string, where: string) => toAddress(protocol, host, `${path}${query}`, where)
  // Each of them is checked, also where another one counts: what is behind this server may look at any.
  const addresses = [
    ...(forwarded === null ? [] : [address(forwarded, 'The header X-Forwarded-Host')]),
    ...(absolute === null ? [] : [address(absolute.host, 'The address that is asked for')]),
    ...(named === null ? [] : [address(named, 'The header Host')]),
  ]
  return addresses[0] ?? address('localhost', 'The header Host')
}

/** The one `Host` of a request; null for HTTP/1.0 without one. */
function hostOf({ headersDistinct, httpVersionMajor, httpVersionMinor }: IncomingMessage): string | null {
  const [host = '', ...more] = headersDistinct['host'] ?? []
  if (more.length > 0) throw malformed('The header Host came several times: send it once.')
  if (host !== '') return host
  const mayLack = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor === 0)
  if (!mayLack) throw malformed('The header Host is missing or empty: it has to name the host that is asked.')
  return null
}

function toAddress(protocol: string, host: string, target: string, where: string): URL {
  const [whole, port = ''] = HOST.exec(host) ?? []
  const hasPort = port === '' || (Number(port) >= 1 && Number(port) <= HIGHEST_PORT)
  const url = whole !== undefined && hasPort ? URL.parse(`${protocol}://${host}${target}`) : null
  if (url === null) {
    throw malformed(`${where} names no host: write a name or an IP address, and behind a colon a port up to 65535.`)
  }
  return url
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',')[0]?.trim()
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'BAD_REQUEST', message)
}

/** A path as it was before it was put into an address; null when it is not well encoded. */
export function findDecoded(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

/** What is answered to a request for no address. */
export function noAddress(): Refusal {
  return malformed('This is no valid address. Check the % signs in its path.')
}
