import { accountChampionsCollection } from '../../gateway/collections/account-champions.ts'
import { openCollection } from '../../gateway/collections/collection.ts'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { matchesCollection } from '../../gateway/collections/matches.ts'
import { pendingCountsCollection } from '../../gateway/collections/pending-counts.ts'
import { proPlayersCollection } from '../../gateway/collections/pro-players.ts'
import { stampedAccountsCollection } from '../../gateway/collections/stamped-accounts.ts'
import type { FetchedMatch, RecordedMatch } from '../../gateway/domain/match.ts'
import type { ProAccount, ProPlayer } from '../../gateway/domain/pro-scene.ts'
import { createMatchCounter, type MatchCounter } from '../../gateway/ingest/match-counter.ts'
import { createRestamper, type Restamper } from '../../gateway/ingest/restamp-matches.ts'
import type { DocumentData, DocumentStore } from '../../gateway/ports/document-store.ts'
import { createProScene, type ProScene } from '../../gateway/services/pro-scene.ts'
import { createMatchRecorder, type MatchRecorder } from '../../gateway/services/record-match.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { proAccount } from '../support/fetched-matches.ts'
import { proPlayerNamed } from '../support/rosters.ts'

/** The key that PUUIDs are encrypted for, unless told otherwise. */
const KEY = 'key'

/** A store with a pro scene, and what re-stamps its matches. */
export class Stamps {
  readonly clock = new FakeClock()
  readonly #plain: DocumentStore
  /** The reads of the store, in order: those in transactions too. */
  readonly reads: string[] = []
  /** What a restamper can't read, as it was reported. */
  readonly complaints: unknown[] = []
  /** How many transactions may be begun until one fails. */
  transactionsLeft = Infinity
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly recorder: MatchRecorder
  readonly #counter: MatchCounter

  /** Over a store in memory, unless told otherwise. */
  constructor(plain?: DocumentStore) {
    const { clock } = this
    this.#plain = plain ?? openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
    this.store = this.#openStore()
    this.proScene = createProScene({ watches: this.#plain, clock, report: fail })
    this.recorder = createMatchRecorder(this.store)
    this.#counter = createMatchCounter({ store: this.#plain, clock, report: fail })
  }

  /** As one more instance would have it. Where it waits for more accounts, it is called once more when none came. */
  openRestamper(keyId = KEY): Restamper {
    const restamper = this.openWaitingRestamper(keyId)
    return {
      ...restamper,
      restampDue: async () => {
        const passed = await restamper.restampDue()
        if (!restamper.isWaiting()) return passed
        await this.clock.advance(10_000)
        return passed + (await restamper.restampDue())
      },
    }
  }

  /** The same, called no oftener than it is told to. */
  openWaitingRestamper(keyId = KEY): Restamper {
    const { store, proScene, clock } = this
    const report = (error: unknown) => void this.complaints.push(error)
    return createRestamper({ store, proScene, riot: { keyId }, clock, report })
  }

  /** Writes players as an editor or a job would. */
  async write(...players: readonly ProPlayer[]): Promise<void> {
    const collection = openCollection(this.#plain, proPlayersCollection)
    await this.#plain.transaction(async (transaction) => {
      for (const player of players) collection.in(transaction).set(player.id, player)
    })
    for (const player of players) this.proScene.tookPlace(player.id, player)
  }

  async record(records: readonly FetchedMatch[]): Promise<void> {
    await this.recorder.recordMatches(records)
  }

  /** Counts everything that waits for it. */
  async count(): Promise<void> {
    while ((await this.#counter.countPending()) > 0);
  }

  /** Which pro player each match names, by the names that are given. */
  async readStamps(): Promise<readonly (readonly string[])[]> {
    return (await this.readAll()).map(({ pros }) => pros.map(({ playerId }) => playerId))
  }

  async readAll(): Promise<readonly RecordedMatch[]> {
    const listed = await openCollection(this.#plain, matchesCollection).list({ limit: 1000 })
    return listed.map(({ value }) => value)
  }

  async countPending(): Promise<number> {
    return (await openCollection(this.#plain, pendingCountsCollection).list({ limit: 1000 })).length
  }

  /** Writes documents by id, of whatever shape. */
  async put(collection: string, documents: Readonly<Record<string, DocumentData>>): Promise<void> {
    await this.#plain.transaction(async (transaction) => {
      for (const [id, data] of Object.entries(documents)) transaction.set({ collection, id }, data)
    })
  }

  async readNoted(platform = 'EUW1') {
    return openCollection(this.#plain, stampedAccountsCollection).find(platform)
  }

  /** How many games are counted of somebody in EUW. */
  async readGames(puuid: string): Promise<number> {
    const account = await openCollection(this.#plain, accountChampionsCollection).find(`EUW1_${puuid}`)
    return account?.games ?? 0
  }

  takeReads(): readonly string[] {
    return this.reads.splice(0)
  }

  #openStore(): DocumentStore {
    const plain = this.#plain
    return {
      get: (ref) => {
        this.reads.push(`get ${ref.collection}`)
        return plain.get(ref)
      },
      getMany: (collection, ids) => {
        this.reads.push(`getMany ${collection}`)
        return plain.getMany(collection, ids)
      },
      query: (collection, query) => {
        this.reads.push(`query ${collection}`)
        return plain.query(collection, query)
      },
      transaction: (body) => {
        this.reads.push('transaction')
        return this.transactionsLeft-- > 0 ? plain.transaction(body) : Promise.reject(new Error('told to fail'))
      },
      watch: (collection, signal) => plain.watch(collection, signal),
      close: () => plain.close(),
    }
  }
}

/** An account of a pro whose PUUID is known under a key. */
export function known(puuid = proAccount().puuid, keyId = KEY): ProAccount {
  return { platform: 'EUW1', gameName: puuid.slice(0, 16), tagLine: 'EUW', puuid, keyId }
}

export function pro(name: string, accounts: readonly ProAccount[], revision = 0): ProPlayer {
  return proPlayerNamed(name, 'ONE', { id: name, accounts, revision })
}

/** Each of so many matches names these players. */
export function each(count: number, ...players: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: count }, () => players)
}
