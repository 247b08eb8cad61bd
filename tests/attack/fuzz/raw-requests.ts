import { once } from 'node:events'
import { connect } from 'node:net'
import type { Chance } from './chance.ts'
import type { FuzzAnswer } from './judge.ts'

const TARGETS = [
  '/',
  '/graphql',
  '/graphql?query={__typename}',
  '/schema.graphql',
  '/livez',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/roster-changes.atom',
  '/feeds/contract-changes.atom',
  '/calendars/events.ics?lang=pl',
  '/calendars/events/worlds-24.ics',
  '/calendars/teams/g2.ics',
  '/images/champions/103.svg',
  '/operator/x',
  '/overlay/euw/x-y',
  '/embed/euw/x-y?lang=pl',
  '/oembed?url=http://localhost/account/euw/x-y',
  '/export',
  '/export/leaderboard.csv?region=EUW&first=5',
  '/export/streams.json',
  '/export/champions.graphql',
  '/v2/docs',
  '/v2/openapi.json',
  '/v2/match/history/x',
  '/v2/account/x/y/EUW',
  '/v2/leaderboard/EUW',
  '/v2/champions/mastery/x',
  '/health',
  '/champions',
  '/champions/ahri',
  '/pl/streams',
  '/ladder/EUW',
  '/account/EUW/x-y',
  '/assets/x.js',
  '/nothing',
]

const ENDS = [
  '',
  '',
  '',
  '/',
  '//',
  '/..',
  '/../..',
  '/%2e%2e/',
  '%00',
  '%',
  '%zz',
  '%ff',
  '?',
  '?x=%',
  '#x',
  ';',
  '\\',
  '/%2f',
  '?page=-1&limit=1e9&startTime=x&count=99999999999',
  `/${'x'.repeat(5_000)}`,
]

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE', 'CONNECT', 'get', 'X']

const HOSTS = [
  'localhost',
  '',
  ' ',
  'a b',
  'x:y',
  'x:99999',
  ':80',
  '[::1]',
  '[::1',
  '[zz]',
  'user:pass@x',
  '%zz',
  '%00',
  'x/y',
  'x?y',
  'x#y',
  '..',
  '.',
  '😀.example',
  'xn--',
  '0x7f.1',
  '999.999.999.999',
  'x'.repeat(3_000),
  '<script>',
]

const HEADERS = [
  'accept: ;;;q=,*/*;q=x',
  'accept-encoding: br;q=2, gzip;q=-1, *;q=',
  'accept-language: xx-😀, *;q=9',
  'if-none-match: "x", W/',
  'if-none-match: *',
  'range: bytes=9-1',
  'cookie: =; ;; lanewatch_operator=; theme=__proto__; language=%',
  'authorization: Bearer',
  'authorization: Basic ====',
  'origin: null',
  'origin: :::',
  'referer: %',
  'content-type: application/json',
  'content-type: ;',
  'content-length: 0',
  'content-length: -1',
  'content-length: 1e9',
  'content-length: 99999999',
  'transfer-encoding: chunked',
  'transfer-encoding: x',
  'expect: 100-continue',
  'expect: x',
  'upgrade: websocket',
  'upgrade: h2c',
  'connection: upgrade',
  'sec-websocket-key: x',
  'sec-websocket-version: 13',
  'sec-websocket-version: 99',
  'sec-websocket-protocol: graphql-transport-ws',
  'sec-websocket-protocol: \u00ff',
  'x-forwarded-for: ::1%, x',
  'x-forwarded-host: [',
  'x-forwarded-proto: javascript',
  'x-request-id: a b\tc',
  `x-request-id: ${'x'.repeat(500)}`,
  'idempotency-key: \u0001',
  `x-filler: ${'x'.repeat(20_000)}`,
  'no colon',
  ': no name',
  ' folded',
]

/** Returns the text of a raw request that no library would send. */
export function writeRawRequest(chance: Chance): string {
  const target = `${chance.pick(TARGETS)}${chance.pick(ENDS)}`
  const whole = chance.often(0.05) ? chance.pick(['*', 'http://x/', 'http://[', 'ftp://x/', '//x/y', 'x', '']) : target
  const hosts = chance.often(0.9) ? [`host: ${chance.often(0.6) ? 'localhost' : chance.pick(HOSTS)}`] : []
  const headers = chance.some(HEADERS, chance.below(3))
  const version = chance.often(0.95) ? 'HTTP/1.1' : chance.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])
  const lines = [`${chance.pick(METHODS)} ${whole} ${version}`, ...hosts, ...headers, 'connection: close']
  const body = chance.often(0.2) ? chance.pick(['{', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0', 'x'.repeat(1_000)]) : ''
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Sends the text, half-closes the connection and reads to the end; the status is 0 when no answer arrived. */
export async function sendRawRequest(url: string, text: string): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // The server resets connections of clients that keep sending after an error.
  socket.on('error', () => {})
  socket.setEncoding('latin1')
  let received = ''
  socket.on('data', (chunk: string) => (received += chunk))
  socket.end(Buffer.from(text))
  await once(socket, 'close')
  return { status: Number(/^HTTP\/1\.1 (?<status>\d+)/.exec(received)?.groups?.['status'] ?? 0), text: received }
}
