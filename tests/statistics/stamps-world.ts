import { allIndexes } from '../../gateway/composition/collections.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import { pendingCountsCollection } from '../../gateway/matches/collections/pending-counts.ts'
import { stampedAccountsCollection } from '../../gateway/matches/collections/stamped-accounts.ts'
import type { FetchedMatch, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { createMatchRecorder, type MatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { ProAccount, ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { createProScene, type ProScene } from '../../gateway/rosters/services/pro-scene.ts'
import { createMatchCounter, type MatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { createRestamper, type Restamper } from '../../gateway/statistics/workers/restamp-matches.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentData, DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { proAccount } from '../support/fetched-matches.ts'
import { proPlayerNamed, proAccountOf } from '../support/rosters.ts'

/** Key of the PUUIDs by default. */
const KEY = 'key'

/** A store with a pro scene, and the restampers of its matches. */
export class Stamps {
  readonly clock = new FakeClock()
  readonly #plain: DocumentStore
  /** Reads of the store in order, including those in transactions. */
  readonly reads: string[] = []
  /** Errors that the restampers reported. */
  readonly complaints: unknown[] = []
  /** Transactions until the store fails. */
  transactionsLeft = Infinity
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly recorder: MatchRecorder
  readonly #counter: MatchCounter

  /** Uses a store in memory by default. */
  constructor(plain?: DocumentStore) {
    const { clock } = this
    this.#plain = plain ?? openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
    this.store = this.#openStore()
    this.proScene = createProScene({ watches: this.#plain, clock, report: fail })
    this.recorder = createMatchRecorder(this.store)
    this.#counter = createMatchCounter({ store: this.#plain, clock, report: fail })
  }

  /** A restamper as another instance has it. While it waits for more accounts, it is called once more. */
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

  /** The same without the second call. */
  openWaitingRestamper(keyId = KEY): Restamper {
    const { store, proScene, clock } = this
    const report = (error: unknown) => void this.complaints.push(error)
    return createRestamper({ store, proScene, riot: { keyId }, clock, report })
  }

  async write(...players: readonly ProPlayer[]): Promise<void> {
    const collection = openCollection(this.#plain, proPlayersCollection)
    await this.#plain.transaction(async (transaction) => {
      for (const player of players) collection.in(transaction).set(player.id, player)
    })
    for (const player of players) this.proScene.applyOwnWrite(player.id, player)
  }

  async record(records: readonly FetchedMatch[]): Promise<void> {
    await this.recorder.recordMatches(records)
  }

  /** Counts all pending matches. */
  async count(): Promise<void> {
    while ((await this.#counter.countPending()) > 0);
  }

  /** Player ids on each match. */
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

  /** Writes documents of any shape by id. */
  async put(collection: string, documents: Readonly<Record<string, DocumentData>>): Promise<void> {
    await this.#plain.transaction(async (transaction) => {
      for (const [id, data] of Object.entries(documents)) transaction.set({ collection, id }, data)
    })
  }

  async readNoted(platform = 'EUW1') {
    return openCollection(this.#plain, stampedAccountsCollection).find(platform)
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
        return this.transactionsLeft-- > 0 ? plain.transaction(body) : Promise.reject(new Error('made to fail'))
      },
      count: (collection, limit) => plain.count(collection, limit),
      watch: (collection, signal) => plain.watch(collection, signal),
      close: () => plain.close(),
    }
  }
}

/** A pro account whose PUUID is known under a key. */
export function known(puuid = proAccount().puuid, keyId = KEY): ProAccount {
  return proAccountOf({ platform: 'EUW1', gameName: puuid.slice(0, 16), tagLine: 'EUW', puuid, keyId })
}

export function pro(name: string, accounts: readonly ProAccount[], revision = 0): ProPlayer {
  return proPlayerNamed(name, 'ONE', { id: name, accounts, revision })
}

/** The expected stamps when each match has these players. */
export function each(count: number, ...players: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: count }, () => players)
}
