import { allIndexes } from '../../gateway/composition/collections.ts'
import { liveSourcesCollection } from '../../gateway/delivery/collections/live-sources.ts'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import type { ProLink, ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { NO_PROVENANCE } from '../../gateway/rosters/rules/provenance.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { LIVE_ID, liveStreamsCollection, NOT_LIVE_ID } from '../../gateway/streams/collections/live-streams.ts'
import { streamsCollection } from '../../gateway/streams/collections/streams.ts'
import { createStreamsJob, STREAMS_INTERVAL_MS, type StreamsJob } from '../../gateway/streams/workers/streams.ts'
import type { TwitchApi, TwitchStream } from '../../gateway/twitch/twitch-api.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { proPlayerNamed, completed, type Written } from '../support/rosters.ts'

/** A roster link to a Twitch channel. */
export function twitchLink(handle: string): ProLink {
  return { kind: 'TWITCH', url: `https://www.twitch.tv/${handle}`, handle, provenance: NO_PROVENANCE }
}

/** A player of T1 with a channel. */
export function streamerNamed(name: string, handle = name, more: Partial<Written<ProPlayer>> = {}): ProPlayer {
  return proPlayerNamed(name, 'T1', { links: [twitchLink(handle)], ...more })
}

/** A Twitch controlled by a test. */
class StandInTwitch implements TwitchApi {
  readonly #clock: FakeClock
  /** By login. */
  readonly live = new Map<string, TwitchStream>()
  /** Channel ids by login. By default the id is made of the login. */
  readonly ids = new Map<string, string | null>()
  /** Requests in order. */
  readonly asked: string[] = []
  isDown = false
  /** True when only the users endpoint fails. */
  forgetsNames = false

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  /** Makes a channel live. */
  show(login: string, more: Partial<TwitchStream> = {}): void {
    this.live.set(login, {
      login,
      userId: this.#idOf(login) ?? '',
      title: `${login} plays`,
      game: { id: '21779', name: 'League of Legends' },
      viewers: 1000,
      startedAt: this.#clock.now(),
      language: 'en',
      thumbnailUrl: null,
      ...more,
    })
  }

  async streams(logins: readonly string[]) {
    this.#ask('streams', logins, this.isDown)
    const value = logins.flatMap((login) => this.live.get(login) ?? [])
    return { value, fetchedAt: this.#clock.now() }
  }

  async users(logins: readonly string[]) {
    this.#ask('users', logins, this.isDown || this.forgetsNames)
    const value = logins.flatMap((login) => {
      const id = this.#idOf(login)
      return id === null ? [] : [{ id, login, displayName: login.toUpperCase(), profileImageUrl: null }]
    })
    return { value, fetchedAt: this.#clock.now() }
  }

  #idOf(login: string): string | null {
    const id = this.ids.get(login)
    return id === undefined ? `id-of-${login}` : id
  }

  #ask(what: string, logins: readonly string[], fails: boolean): void {
    this.asked.push(`${what} ${logins.toSorted().join(' ')}`)
    if (fails) throw new UpstreamUnavailable('twitch', this.#clock.now() + 60_000, 'unavailable on purpose')
  }
}

/** The streams worker over a store, with rosters and a Twitch that a test changes. */
export class StreamsWorld {
  readonly clock = new FakeClock()
  readonly twitch = new StandInTwitch(this.clock)
  /** Errors that the worker reported. */
  readonly complaints: unknown[] = []
  /** Written documents as `collection/id`, or `- collection/id` when deleted, in order. */
  readonly written: string[] = []
  readonly store: DocumentStore
  readonly #plain: DocumentStore
  readonly #players = new Map<string, ProPlayer>()
  /** True when every commit of the worker fails. */
  storeFails = false
  job: StreamsJob

  /** Uses a store in memory by default. */
  constructor(store?: DocumentStore) {
    this.#plain = store ?? openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: this.clock })
    this.store = this.#watchWrites(this.#plain)
    this.job = this.#openJob()
  }

  /** Starts the worker, which sends a request at once. */
  async start(): Promise<void> {
    this.job.start()
    await this.clock.advance(1)
  }

  /** Ends the worker and starts another one over the same store. */
  async restart(): Promise<void> {
    await this.job.close()
    this.job = this.#openJob()
    await this.start()
  }

  /** Advances the time until the next request of the worker. */
  async poll(times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.clock.advance(STREAMS_INTERVAL_MS)
  }

  enrol(...players: readonly ProPlayer[]): void {
    for (const player of players) this.#players.set(player.id, player)
  }

  expel(playerId: string): void {
    this.#players.delete(playerId)
  }

  /** All stored streams by player id. */
  async readStreams() {
    const listed = await openCollection(this.#plain, streamsCollection).list({ limit: 1000 })
    return new Map(listed.map(({ id, value }) => [id, value]))
  }

  readSource() {
    return openCollection(this.#plain, liveSourcesCollection).find('streams')
  }

  /** Documents for older programs. */
  async readLegacy() {
    const [live, notLive] = await openCollection(this.#plain, liveStreamsCollection).findMany([LIVE_ID, NOT_LIVE_ID])
    return { live, notLive }
  }

  /** Documents written since the last call. */
  takeWritten(): readonly string[] {
    return this.written.splice(0)
  }

  async close(): Promise<void> {
    await this.job.close()
    await this.#plain.close()
  }

  #openJob(): StreamsJob {
    return createStreamsJob({
      twitch: this.twitch,
      store: this.store,
      clock: this.clock,
      proScene: {
        look: async () =>
          viewProScene(
            completed({
              leagues: [{ code: 'LCK', name: 'LCK', position: 0 }],
              teams: ['T1', 'GEN'].map((code, position) => ({ code, name: code, league: 'LCK', position })),
              players: [...this.#players.values()],
            }),
          ),
      },
      report: (error) => this.complaints.push(error),
    })
  }

  #watchWrites(plain: DocumentStore): DocumentStore {
    return {
      get: (ref) => plain.get(ref),
      getMany: (collection, ids) => plain.getMany(collection, ids),
      query: (collection, query) => plain.query(collection, query),
      count: (collection, limit) => plain.count(collection, limit),
      watch: (collection, signal) => plain.watch(collection, signal),
      close: () => plain.close(),
      transaction: async (body) => {
        let writes: string[] = []
        const result = await plain.transaction(async (transaction) => {
          writes = []
          if (this.storeFails) throw new Error('The store fails on purpose')
          return body({
            get: (ref) => transaction.get(ref),
            getMany: (collection, ids) => transaction.getMany(collection, ids),
            set(ref, data) {
              writes.push(`${ref.collection}/${ref.id}`)
              transaction.set(ref, data)
            },
            delete(ref) {
              writes.push(`- ${ref.collection}/${ref.id}`)
              transaction.delete(ref)
            },
          })
        })
        this.written.push(...writes)
        return result
      },
    }
  }
}
