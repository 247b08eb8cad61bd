import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { graphqlRequest } from '../serving.ts'

/** Visitors at one time. */
const VISITORS = 200

/** Shortest and longest visit. */
const SHORTEST_MS = 2_000
const LONGEST_MS = 60_000

const STREAMS = 'subscription ($after: String) { streams(after: $after) { cursor } }'
const GAMES = 'subscription ($after: String) { activeGames(after: $after) { cursor } }'
const SUBSCRIPTIONS = [STREAMS, GAMES, 'subscription { rosterChanges { cursor } }']

const OPERATIONS = [
  '{ streams { source { state } } activeGames { games { id } } }',
  '{ proPlayers(first: 20) { edges { node { slug team { code } } } } }',
  '{ ladder(region: EUW, first: 50) { edges { node { rank { lp } } } } }',
]

/** What the visitors have done so far. */
export interface Counts {
  visits: number
  answers: number
  /** Answers with a status of 500 or above, and broken connections. */
  failures: number
  updates: number
  /** Visits whose socket ended without the closing handshake. */
  vanished: number
}

/** Visitors who come, read pages, subscribe, and go. */
export class Visitors {
  readonly counts: Counts = { visits: 0, answers: 0, failures: 0, updates: 0, vanished: 0 }
  readonly #url: string
  readonly #paths: readonly string[]
  readonly #leaving = new AbortController()
  readonly #visits: Promise<void>[]
  /** Pause of each visitor between two requests, in milliseconds. */
  pauseMs = 5_000

  /** @param paths Pages to read. */
  constructor(url: string, paths: readonly string[]) {
    this.#url = url
    this.#paths = paths
    this.#visits = Array.from({ length: VISITORS }, () => this.#comeAgain())
  }

  /** Ends all visits. Resolves when all have ended. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#visits)
  }

  async #comeAgain(): Promise<void> {
    while (!this.#leaving.signal.aborted) await this.#visit()
  }

  async #visit(): Promise<void> {
    this.counts.visits += 1
    const going = AbortSignal.any([
      this.#leaving.signal,
      AbortSignal.timeout(Math.round(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))),
    ])
    const address = `10.${byte()}.${byte()}.${byte()}`
    const end = Math.random() < 0.5 ? this.#openSocket() : this.#readEvents(address, going)
    while (!going.aborted) {
      await this.#ask(address)
      await sleep(this.pauseMs * 2 * Math.random(), undefined, { signal: going }).catch(() => {})
    }
    await end()
  }

  /** Requests a page, or executes an operation as a third party does. */
  async #ask(address: string): Promise<void> {
    const request =
      Math.random() < 0.5
        ? new Request(new URL(pick(this.#paths), this.#url))
        : graphqlRequest(this.#url, pick(OPERATIONS))
    request.headers.set('x-forwarded-for', address)
    try {
      const response = await fetch(request)
      await response.arrayBuffer()
      this.counts.answers += 1
      if (response.status >= 500) this.counts.failures += 1
    } catch {
      this.counts.failures += 1
    }
  }

  /** Subscribes over a websocket. Returns a function that closes it, one time in four without the closing handshake. */
  #openSocket(): () => Promise<void> {
    const sockets: WebSocket[] = []
    const client = createClient({
      url: `${this.#url.replace('http', 'ws')}/graphql`,
      retryAttempts: 0,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string[]) {
          super(url, protocols)
          sockets.push(this)
        }
      },
    })
    for (const query of SUBSCRIPTIONS) this.#subscribe(client, query)
    return async () => {
      if (Math.random() < 0.25) {
        this.counts.vanished += 1
        for (const socket of sockets) socket.terminate()
      }
      // A socket that was still connecting rejects this.
      await Promise.resolve(client.dispose()).catch(() => {})
    }
  }

  #subscribe(client: Client, query: string): void {
    const next = () => {
      this.counts.updates += 1
    }
    client.subscribe({ query }, { next, error: () => {}, complete: () => {} })
  }

  /** Subscribes to an event stream, which ends with the visit. */
  #readEvents(address: string, going: AbortSignal): () => Promise<void> {
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json', 'x-forwarded-for': address }
    const body = JSON.stringify({ query: pick(SUBSCRIPTIONS) })
    const read = async () => {
      const response = await fetch(`${this.#url}/graphql`, { method: 'POST', headers, body, signal: going })
      for await (const _ of response.body ?? []) this.counts.updates += 1
    }
    const ended = read().catch(() => {
      if (!going.aborted) this.counts.failures += 1
    })
    return () => ended
  }
}

const byte = () => Math.floor(Math.random() * 256)

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to choose from.')
  return item
}
