import type { FakeClock } from '../support/fake-clock.ts'
import { sentVariables } from './sent-variables.ts'

export interface FeedItem {
  readonly id: string
  readonly sortKey: string
  readonly version: number
}

/** What the server does with one connection. */
export type Connection =
  | { readonly ends: 'unreachable' | 'refused' | 'restarting' | 'page' | 'failing' | 'over budget' }
  | Served

interface Served {
  readonly ends: 'cut' | 'complete' | 'silent' | 'revoked cursor'
  /** Number of changes before the connection. */
  readonly missed: number
  /** Number of changes on it. */
  readonly live: number
  /** True to send each change twice. */
  readonly isDoubled: boolean
  /** True when the server no longer knows the changes before the connection. */
  readonly hasForgotten: boolean
}

interface Update {
  readonly cursor: string
  readonly snapshot: boolean
  readonly upserted: readonly FeedItem[]
  readonly removed: readonly string[]
}

/** The connection after the script. */
const WELL: Served = { ends: 'silent', missed: 2, live: 3, isDoubled: false, hasForgotten: false }

/** Seconds that a refusal asks the client to wait. */
export const REFUSED_SECONDS = 20

/** Size of a chunk of the response, in bytes: events are never whole. */
const CHUNK_BYTES = 37

const encoder = new TextEncoder()

function refuse(status: number, code: string): Response {
  return Response.json(
    { errors: [{ message: code, extensions: { code } }] },
    { status, headers: { 'retry-after': String(REFUSED_SECONDS) } },
  )
}

/** A server with one live list. It reacts to each connection as scripted, and to later ones well. */
export class ScriptedFeed {
  readonly #items = new Map<string, FeedItem>()
  /** Revision of the last change of each id, also of removed ones. */
  readonly #revisions = new Map<string, number>()
  readonly #script: readonly Connection[]
  readonly #clock: FakeClock
  readonly #choose: () => number
  #revision = 0
  #forgotten = 0
  /** The cursors of all connections, in order; undefined without one. */
  readonly cursors: unknown[] = []
  /** The cursors that a client has to send: each is that of the last event, unless the server has refused it. */
  readonly dueCursors: unknown[] = []
  #dueCursor: string | undefined
  /** Times of all connections, in milliseconds since 1970. */
  readonly times: number[] = []
  /** The versions of all items that were sent, in order. */
  readonly sent: number[] = []

  constructor(script: readonly Connection[], clock: FakeClock, choose: () => number) {
    this.#script = script
    this.#clock = clock
    this.#choose = choose
  }

  /** The cursor of the last change, once the script is over; null before. */
  get lastCursor(): string | null {
    return this.times.length > this.#script.length ? String(this.#revision) : null
  }

  get items(): readonly FeedItem[] {
    return [...this.#items.values()].toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  }

  /** Adds, changes or removes one of six items. */
  #change(): void {
    const id = `item ${Math.floor(this.#choose() * 6)}`
    this.#revisions.set(id, ++this.#revision)
    if (this.#items.has(id) && this.#choose() < 0.3) this.#items.delete(id)
    else this.#items.set(id, { id, sortKey: `${this.#choose()} ${id}`, version: this.#revision })
  }

  #updateSince(cursor: number | null): Update {
    const snapshot = cursor === null || cursor < this.#forgotten
    const changed = [...this.#revisions].filter(([, revision]) => snapshot || revision > cursor).map(([id]) => id)
    return {
      cursor: String(this.#revision),
      snapshot,
      upserted: changed.flatMap((id) => this.#items.get(id) ?? []),
      removed: snapshot ? [] : changed.filter((id) => !this.#items.has(id)),
    }
  }

  readonly fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    const { after } = sentVariables(init)
    const connection = this.#script[this.times.length] ?? WELL
    this.times.push(this.#clock.now())
    this.cursors.push(after)
    this.dueCursors.push(this.#dueCursor)
    switch (connection.ends) {
      case 'unreachable':
        throw new TypeError('fetch failed')
      case 'refused':
        return refuse(429, 'RATE_LIMITED')
      case 'restarting':
        return refuse(503, 'UNAVAILABLE')
      case 'page':
        return new Response('<h1>Bad gateway</h1>', { status: 502 })
      case 'failing':
        return this.#stream([errors('INTERNAL_SERVER_ERROR')], 'complete', init)
      case 'over budget':
        return this.#stream([errors('RATE_LIMITED', { retryAfterSeconds: REFUSED_SECONDS })], 'complete', init)
      case 'revoked cursor':
        if (after === undefined) return this.#serve(connection, null, init)
        this.#dueCursor = undefined
        return this.#stream([errors('BAD_USER_INPUT')], 'complete', init)
      case 'cut':
      case 'complete':
      case 'silent':
        return this.#serve(connection, after === undefined ? null : Number(after), init)
    }
  }

  #serve({ missed, live, isDoubled, hasForgotten, ends }: Served, cursor: number | null, init: RequestInit): Response {
    for (let change = 0; change < missed; change++) this.#change()
    if (hasForgotten) this.#forgotten = this.#revision
    const events = [this.#updateSince(cursor)]
    for (let change = 0; change < live; change++) {
      const before = this.#revision
      this.#change()
      const update = this.#updateSince(before)
      events.push(...(isDoubled ? [update, update] : [update]))
    }
    this.#dueCursor = String(this.#revision)
    this.sent.push(...events.flatMap(({ upserted }) => upserted.map(({ version }) => version)))
    return this.#stream(
      events.map((feed) => ({ data: { feed } })),
      ends,
      init,
    )
  }

  /** Sends events in chunks, between keep-alives. */
  #stream(results: readonly object[], ends: string, init: RequestInit): Response {
    const text = [
      ':\n\n',
      ...results.map((result) => `event: next\ndata: ${JSON.stringify(result)}\n\n`),
      ':\n\n',
    ].join('')
    const last = ends === 'complete' ? 'event: complete\ndata:\n\n' : ends === 'cut' ? 'event: next\ndata: {"da' : ''
    const bytes = encoder.encode(text + last)
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += CHUNK_BYTES)))
        else if (ends === 'complete') controller.close()
        else if (ends === 'silent') return new Promise(() => {})
        else controller.error(new TypeError('terminated'))
        return undefined
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

function errors(code: string, extensions: object = {}): object {
  return { data: null, errors: [{ message: code, extensions: { code, ...extensions } }] }
}
