import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Row = Readonly<Record<string, string | null>>

export interface Tables {
  readonly Tournaments?: readonly Row[]
  readonly TournamentRosters?: readonly Row[]
  readonly PlayerRedirects?: readonly Row[]
  readonly Players?: readonly Row[]
  readonly Tenures?: readonly Row[]
  readonly RosterChanges?: readonly Row[]
}

/** An answer instead of the usual one. */
export interface Scripted {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

export const BOT = { user: 'Ada@lanewatch', password: 'correct horse' }

const MAINTENANCE: Scripted = { status: 200, body: '<!DOCTYPE html><title>Down for maintenance</title>' }

export const ODDITIES = {
  maintenance: MAINTENANCE,
  unavailable: { ...MAINTENANCE, status: 503, headers: { 'retry-after': '90' } },
  tooMany: { status: 429, headers: { 'retry-after': '45' }, body: '' },
  rateLimited: { body: JSON.stringify({ error: { code: 'ratelimited', info: "You've exceeded your rate limit." } }) },
  lagged: {
    headers: { 'retry-after': '40' },
    body: JSON.stringify({ error: { code: 'maxlag', info: '7 s', lag: 7 } }),
  },
} as const satisfies Record<string, Scripted>

/**
 * The API of a wiki with Cargo tables: it answers fields with spaces for underscores and with entities, pages, logs bots in, and
 * answers what a test scripts. It understands the queries of this product and no others.
 */
export class WikiStandIn {
  tables: Tables
  /** Answers for the next requests, in order. */
  readonly script: Scripted[] = []
  readonly requests: { readonly method: string; readonly query: URLSearchParams; readonly headers: Headers }[] = []
  /** True to answer only signed-in bots. */
  needsLogin = false
  /** Answers wait for it. */
  ready: Promise<void> = Promise.resolve()
  #session = 0

  constructor(tables: Tables = {}) {
    this.tables = tables
  }

  /** The queries of tables, in order. */
  listQueries(table?: string): readonly URLSearchParams[] {
    const queries = this.requests.map(({ query }) => query).filter((query) => query.get('action') === 'cargoquery')
    return table === undefined ? queries : queries.filter((query) => query.get('tables') === table)
  }

  endSessions(): void {
    this.#session++
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const isPost = request.method === 'POST'
    const query = new URLSearchParams(isPost ? await request.text() : new URL(request.url).search)
    this.requests.push({ method: request.method, query, headers: request.headers })
    await this.ready
    const scripted = this.script.shift()
    if (scripted !== undefined) {
      return new Response(scripted.body, { status: scripted.status ?? 200, headers: scripted.headers ?? {} })
    }
    return this.#answer(query, request.headers.get('cookie') ?? '')
  }

  /** Serves the wiki on a port of its own. */
  async listen(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
    const server = createServer((request, response) => void this.#serve(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    return {
      url: `http://127.0.0.1:${port}`,
      close: () => new Promise((resolve) => server.close(() => resolve())),
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { method = 'GET', url = '/' } = request
    const body = method === 'POST' ? { body: Buffer.concat(chunks) } : {}
    const answer = await this.fetch(new Request(new URL(url, 'http://wiki.test'), { method, headers, ...body }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }

  #answer(query: URLSearchParams, cookie: string): Response {
    const session = `lol_session=s${this.#session}`
    if (query.get('meta') === 'tokens') {
      return this.#json({ query: { tokens: { logintoken: 'token+\\' } } }, 'lol_pre=1; path=/; secure; httponly')
    }
    if (query.get('action') === 'login') {
      const isKnown = query.get('lgname') === BOT.user && query.get('lgpassword') === BOT.password
      const isWhole = isKnown && query.get('lgtoken') === 'token+\\' && cookie.includes('lol_pre=1')
      return this.#json({ login: { result: isWhole ? 'Success' : 'Failed' } }, isWhole ? `${session}; path=/` : null)
    }
    const isSignedIn = cookie.includes(session)
    if (query.get('assert') === 'user' && !isSignedIn) return this.#json({ error: { code: 'assertuserfailed' } })
    if (this.needsLogin && !isSignedIn) return this.#json({ error: { code: 'readapidenied', info: 'Sign in.' } })
    return this.#json({ cargoquery: this.#select(query).map((row) => ({ title: toTitle(row, query) })) })
  }

  #select(query: URLSearchParams): readonly Row[] {
    const table = Object.entries(this.tables).find(([name]) => name === query.get('tables'))?.[1] ?? []
    const where = query.get('where') ?? ''
    const rows = table.filter((row: Row) => matches(row, where))
    const [offset, limit] = [Number(query.get('offset')), Math.min(500, Number(query.get('limit')))]
    return rows.slice(offset, offset + limit)
  }

  #json(body: unknown, cookie: string | null = null): Response {
    return Response.json(body, { headers: cookie === null ? {} : { 'set-cookie': cookie } })
  }
}

/** Evaluates conditions of the forms that the product sends; others hold. */
function matches(row: Row, where: string): boolean {
  if (where === '1=0') return false
  const [, field, list] = /(\w+) IN \(([^)]*)\)/.exec(where) ?? []
  if (field !== undefined && list !== undefined) {
    const values = [...list.matchAll(/"([^"]*)"/g)].map(([, value]) => value?.toLowerCase())
    if (!values.includes(decoded(row[field] ?? '').toLowerCase())) return false
  }
  if (/IsCurrent=1 OR DateLeave>=/.test(where)) {
    const [, since = ''] = /DateLeave>="([^"]*)"/.exec(where) ?? []
    return row['IsCurrent'] === '1' || (row['DateLeave'] ?? '') >= since
  }
  return [...where.matchAll(/(\w+)(>=|<=)"([^"]*)"/g)].every(([, name = '', sign, value = '']) =>
    sign === '>=' ? (row[name] ?? '') >= value : (row[name] ?? '') <= `${value} 23:59`,
  )
}

function decoded(text: string): string {
  return text.replaceAll('&#039;', "'").replaceAll('&amp;', '&')
}

const PRECISION = '__precision'

/** Only the requested fields, with spaces for underscores. Fields of dates have their precision beside them. */
function toTitle(row: Row, query: URLSearchParams): Row {
  const fields = query.get('fields')?.split(',') ?? []
  const wanted = Object.entries(row).filter(([name]) => fields.includes(name.replace(PRECISION, '')))
  return Object.fromEntries(
    wanted.map(([name, value]) => {
      const spaced = name.replace(PRECISION, '').replaceAll('_', ' ')
      return [name.endsWith(PRECISION) ? spaced + PRECISION : spaced, value]
    }),
  )
}
