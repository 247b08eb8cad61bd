import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Handler, ParsedOperation, Route } from '../../gateway/http/route.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { startServer, type RunningServer, type ServerOptions } from '../../gateway/server/start-server.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { NO_KEYS } from '../support/open-keys.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { createTestSchema } from './test-schema.ts'

export interface TestServer extends RunningServer {
  /** All log lines so far. */
  readonly logged: readonly string[]
}

/** Starts a whole server on a free port; it is closed at the end of the test. */
export async function startTestServer(overrides: Partial<ServerOptions> = {}): Promise<TestServer> {
  const { options, logged } = serverOptions(overrides)
  const server = await startServer(options)
  onTestFinished(() => server.close())
  return { ...server, logged }
}

/** Returns the options of a test server, and all its log lines so far. */
export function serverOptions(overrides: Partial<ServerOptions> = {}) {
  const logged: string[] = []
  const graphql = overrides.graphql ?? {
    schema: createTestSchema(),
    context: (operation: ParsedOperation) => ({ operation }),
  }
  const options: ServerOptions = {
    host: '127.0.0.1',
    port: 0,
    graphql,
    limits: roomyLimits(graphql.schema),
    keys: NO_KEYS,
    identify: async () => VISITOR,
    signIn: null,
    queryCache: null,
    mounted: restRoutes(() => Response.json({ gameName: 'Faker' })),
    images: () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
    eventSub: null,
    previews: () => new Response('png', { headers: { 'content-type': 'image/png' } }),
    contractFeed: () => new Response('<feed/>', { headers: { 'content-type': 'application/atom+xml' } }),
    rosterFeed: () => new Response('<feed/>', { headers: { 'content-type': 'application/atom+xml' } }),
    calendars: () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    operatorLinks: () => htmlPage(200),
    forCrawlers: new Map(),
    pages: (request) => htmlPage(new URL(request.url).pathname === '/' ? 200 : 404),
    clientDirectory: null,
    explorer: null,
    overlay: null,
    oembed: () => Response.json({ version: '1.0' }),
    printSchema: () => 'type Query {\n  hello: String! # zażółć\n}\n',
    readiness: async () => ({ ready: true, parts: { store: 'ok' } }),
    log: createLog({ level: 'debug', write: (line) => logged.push(line), now: () => Date.UTC(2026, 10, 1) }),
    now: () => systemClock.now(),
    schedule: (delayMs, run) => systemClock.schedule(delayMs, run),
    trustProxy: false,
    drainMs: 2_000,
    ...overrides,
  }
  return { options, logged }
}

/** Routes in place of those of /v2: one handler for every path and method. */
export function restRoutes(handle: Handler, admit: NonNullable<Route['admit']> = async () => {}): readonly Route[] {
  return ['/v2', '/v2/:path{.*}', '/health'].map((path) => ({ methods: ['GET', 'POST', 'PUT'], path, admit, handle }))
}

/** The script of the client that {@link startWithClient} serves. */
export const SCRIPT = 'export const champions = 172\n'.repeat(100)

/** Starts a server with a built client: public files, and some that must stay private. */
export async function startWithClient(overrides: Partial<ServerOptions> = {}): Promise<TestServer> {
  const clientDirectory = await createFolder({
    'index.html': '<!doctype html><title>template</title>',
    'robots.txt': 'User-agent: *\n',
    '_i18n/1a2b3c/pl/messages.json': JSON.stringify({ title: 'Tytuł' }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-1a2b3c.js': SCRIPT,
    'assets/main-1a2b3c.js.br': brotliCompressSync(SCRIPT),
    'assets/inter-4d5e6f.woff2': new Uint8Array(3_000),
    'builds/latest.json': JSON.stringify({ id: '1a2b3c' }),
    'builds/meta/1a2b3c.json': JSON.stringify({ id: '1a2b3c', files: ['assets/main-1a2b3c.js'] }),
    '.vite/manifest.json': '{}',
  })
  return startTestServer({ clientDirectory, ...overrides })
}

/** Creates a folder with these files; it is removed at the end of the test. */
export async function createFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

/** Sends an operation as JSON. */
export function post(server: RunningServer, body: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Opens a plain connection, for data that ordinary clients do not send. */
export async function openSocket(server: Pick<RunningServer, 'url'>): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Sends raw text; returns all data that arrives until the server closes the connection. */
export async function sendRaw(server: Pick<RunningServer, 'url'>, text: string): Promise<string> {
  const socket = await openSocket(server)
  socket.write(text)
  return readToEnd(socket)
}

/** Requests a path exactly as written; `text` is the whole response with its head. */
export async function requestRaw(
  server: RunningServer,
  target: string,
  method = 'GET',
): Promise<{ status: number; text: string }> {
  const text = await sendRaw(server, `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  return { status: Number(text.split(' ')[1]), text }
}

/** Reads a connection to its end. */
export async function readToEnd(socket: Socket): Promise<string> {
  let received = ''
  for await (const chunk of socket) received += String(chunk)
  return received
}

export function htmlPage(status: number): Response {
  const filler = '<p>a paragraph of the page</p>\n'.repeat(100)
  return new Response(`<!doctype html><title>page</title>${filler}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
