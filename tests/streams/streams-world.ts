import { allIndexes } from '../../gateway/composition/collections.ts'
import { liveSourcesCollection } from '../../gateway/delivery/collections/live-sources.ts'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import type { ProLink, ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { NO_PROVENANCE } from '../../gateway/rosters/rules/provenance.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { LIVE_ID, liveStreamsCollection, NOT_LIVE_ID } from '../../gateway/streams/collections/legacy-live-streams.ts'
import { streamsCollection } from '../../gateway/streams/collections/streams.ts'
import type { ProStream } from '../../gateway/streams/rules/pro-stream.ts'
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

interface StandInChannel {
  /** In lower case. */
  readonly login: string
  readonly displayName: string
}

/** A Twitch controlled by a test. A channel exists under every login that a test does not change: its id is made of it. */
class StandInTwitch implements TwitchApi {
  readonly #clock: FakeClock
  /** By channel id. */
  readonly live = new Map<string, TwitchStream>()
  /** Present channels by id; null for one that exists no more. By default a channel has the login of its id. */
  readonly channels = new Map<string, StandInChannel | null>()
  /** Logins that another channel has, or none. */
  readonly #owners = new Map<string, string | null>()
  /** Requests in order. */
  readonly asked: string[] = []
  isDown = false
  /** True when only the users endpoint fails. */
  forgetsNames = false

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  /** Makes the channel with a login live. */
  show(login: string, more: Partial<TwitchStream> = {}): void {
    const userId = more.userId ?? this.#ownerOf(login) ?? ''
    this.live.set(userId, {
      login,
      userId,
      title: `${login} plays`,
      game: { id: '21779', name: 'League of Legends' },
      viewers: 1000,
      startedAt: this.#clock.now(),
      language: 'en',
      thumbnailUrl: null,
      ...more,
    })
  }

  /** Gives a login to a channel, or to none. */
  assign(login: string, id: string | null): void {
    this.#owners.set(login, id)
    if (id !== null) this.channels.set(id, { login, displayName: login.toUpperCase() })
  }

  /** Gives the channel of a login another one. The old login is free. */
  rename(login: string, next: string): void {
    const id = this.#ownerOf(login)
    if (id === null) throw new Error(`No channel has the login ${login}`)
    this.assign(login, null)
    this.assign(next, id)
    const live = this.live.get(id)
    if (live !== undefined) this.live.set(id, { ...live, login: next })
  }

  /** Ends the channel of a login, which is free then. */
  ban(login: string): void {
    const id = this.#ownerOf(login)
    if (id === null) throw new Error(`No channel has the login ${login}`)
    this.assign(login, null)
    this.channels.set(id, null)
    this.live.delete(id)
  }

  async streams(ids: readonly string[]) {
    this.#ask('streams', ids, this.isDown)
    return { value: ids.flatMap((id) => this.live.get(id) ?? []), fetchedAt: this.#clock.now() }
  }

  async users(ids: readonly string[]) {
    this.#ask('users', ids, this.isDown || this.forgetsNames)
    return { value: ids.flatMap((id) => this.#userOf(id)), fetchedAt: this.#clock.now() }
  }

  async usersByLogin(logins: readonly string[]) {
    this.#ask('logins', logins, this.isDown || this.forgetsNames)
    const owners = logins.flatMap((login) => this.#ownerOf(login) ?? [])
    return { value: [...new Set(owners)].flatMap((id) => this.#userOf(id)), fetchedAt: this.#clock.now() }
  }

  #userOf(id: string) {
    const login = id.slice(ID.length)
    const channel = this.channels.get(id)
    if (channel === null) return []
    return [{ id, ...(channel ?? { login, displayName: login.toUpperCase() }), profileImageUrl: null }]
  }

  #ownerOf(login: string): string | null {
    const id = this.#owners.get(login)
    return id === undefined ? `${ID}${login}` : id
  }

  #ask(what: string, keys: readonly string[], fails: boolean): void {
    this.asked.push(`${what} ${keys.toSorted().join(' ')}`)
    if (fails) throw new UpstreamUnavailable('twitch', this.#clock.now() + 60_000, 'unavailable on purpose')
  }
}

/** Start of the ids of channels. */
const ID = 'id-of-'

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

  /** Throws when the player has no stream. */
  async getStream(playerId: string): Promise<ProStream> {
    const stream = (await this.readStreams()).get(playerId)
    if (stream === undefined) throw new Error(`There is no stream of ${playerId}`)
    return stream
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
      events: null,
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
