import { allIndexes } from '../../gateway/collections/indexes.ts'
import { openCollection } from '../../gateway/collections/collection.ts'
import { matchesCollection } from '../../gateway/collections/matches.ts'
import { proPlayersCollection } from '../../gateway/collections/pro-players.ts'
import type { FetchedMatch, RecordedMatch } from '../../gateway/domain/match.ts'
import type { ProPlayer } from '../../gateway/domain/pro-scene.ts'
import { createMatchCounter, type MatchCounter } from '../../gateway/ingest/match-counter.ts'
import { recount, type RecountReport } from '../../gateway/ingest/recount.ts'
import { createRestamper, type Restamper } from '../../gateway/ingest/restamp-matches.ts'
import type { DocumentData, DocumentStore, StoredDocument, Transaction } from '../../gateway/ports/document-store.ts'
import { createProScene, type ProScene } from '../../gateway/services/pro-scene.ts'
import { createMatchRecorder } from '../../gateway/services/record-match.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { underAnotherKey } from '../support/fetched-matches.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import { proPlayerNamed } from '../support/rosters.ts'

const KEY = 'key'

/** The collections that are statistics, by what an independent count calls them. */
export const STATISTICS = {
  tables: 'champion_tables',
  stats: 'champion_stats',
  accounts: 'account_champions',
  players: 'champion_players',
  participations: 'participations',
} as const

/** Stands for the end of a process in the middle of what it did. */
export class Killed extends Error {}

/** A store with matches, and what counts them. */
export class StatisticsWorld {
  readonly clock = new FakeClock()
  readonly store: DocumentStore
  readonly recorder: ReturnType<typeof createMatchRecorder>
  readonly proScene: ProScene
  /** What can't be counted, as it was reported. */
  readonly complaints: unknown[] = []
  /** What the recounts have told. */
  readonly told: string[] = []
  #recounts = 0
  #hasOtherKey = false
  readonly #restamper: Restamper

  constructor(store?: DocumentStore) {
    this.store = store ?? openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: this.clock })
    this.recorder = createMatchRecorder(this.store)
    this.proScene = createProScene({ watches: this.store, clock: this.clock, report: fail })
    const { store: own, proScene, clock } = this
    this.#restamper = createRestamper({ store: own, proScene, riot: { keyId: KEY }, clock, report: fail })
  }

  /** As one more process would have it, which ends after so many steps in transactions. */
  openCounter(steps = Infinity): MatchCounter {
    const { clock } = this
    return createMatchCounter({
      store: killing(this.store, steps),
      clock,
      report: (error) => this.complaints.push(error),
    })
  }

  /** Recounts as another process would, which ends after so many steps in transactions. */
  recount(steps = Infinity, { signal } = new AbortController()): Promise<RecountReport> {
    this.#recounts++
    return recount({
      store: killing(this.store, steps),
      clock: this.clock,
      holder: `recount ${this.#recounts}`,
      signal,
      tell: (sentence) => this.told.push(sentence),
    })
  }

  /** Records what Riot has told under the key that is used by now. */
  async record(fetched: readonly FetchedMatch[]): Promise<void> {
    await this.recorder.recordMatches(this.#hasOtherKey ? fetched.map(underAnotherKey) : fetched)
  }

  /** Uses another key from now on, and asks with it for everything that is stored. */
  async changeKey(): Promise<void> {
    if (this.#hasOtherKey) return
    this.#hasOtherKey = true
    await this.record(await this.listMatches())
  }

  /** Says whose an account is from now on; nobody's when the name is null. Older matches are stamped so. */
  async attach(puuid: string, name: string | null): Promise<void> {
    const owner = name ?? 'Nobody'
    const account = { platform: 'EUW1', gameName: 'Any', tagLine: 'ANY', puuid, keyId: KEY } as const
    const players = openCollection(this.store, proPlayersCollection)
    const listed = (await players.list({ limit: 100 })).map(({ value }) => value)
    const without = listed.map((player): ProPlayer => {
      return { ...player, accounts: player.accounts.filter((own) => own.puuid !== puuid) }
    })
    const found = without.find((player) => player.name === owner) ?? proPlayerNamed(owner, 'TSS')
    const changed = name === null ? found : { ...found, accounts: [...found.accounts, account] }
    const next = [...without.filter(({ id }) => id !== changed.id), changed].map((player): ProPlayer => {
      return { ...player, revision: player.revision + 1 }
    })
    await this.store.transaction(async (transaction) => {
      for (const player of next) players.in(transaction).set(player.id, player)
    })
    for (const player of next) this.proScene.tookPlace(player.id, player)
  }

  /** Takes up what is due of older matches, as far as one call goes; waits as long as it waits for more accounts. */
  async restamp(): Promise<number> {
    const passed = await this.#restamper.restampDue()
    if (!this.#restamper.isWaiting()) return passed
    await this.clock.advance(10_000)
    return this.#restamper.restampDue()
  }

  /** Counts everything that is pending, and stamps anew what is due. */
  async settle(): Promise<void> {
    const counter = this.openCounter()
    do {
      while ((await counter.countPending()) > 0);
    } while ((await this.restamp()) > 0)
  }

  async listMatches(): Promise<readonly RecordedMatch[]> {
    const listed = await openCollection(this.store, matchesCollection).list({ limit: 1000 })
    return listed.map(({ value }) => value)
  }

  /** All statistics as they are stored, and the ids of what is pending. */
  async readStatistics(): Promise<Statistics> {
    const [state, pending, ...collections] = await Promise.all([
      this.store.get({ collection: 'statistics_state', id: 'state' }),
      readAll(this.store, 'pending_counts'),
      ...Object.values(STATISTICS).map((name) => readAll(this.store, name)),
    ])
    const named = Object.keys(STATISTICS).map((name, index) => [name, collections[index]])
    const { matches = 0, patches = [] } = state?.data ?? {}
    return { ...Object.fromEntries(named), matches, patches, pending: Object.keys(pending) }
  }

  /** What an independent count of the stored matches says of them, when nothing is pending. */
  async countIndependently(): Promise<Statistics> {
    return { ...countIndependently(await this.listMatches()), pending: [] }
  }

  /** Deletes all statistics, as if nothing had ever been counted. */
  async forgetStatistics(): Promise<void> {
    for (const collection of [...Object.values(STATISTICS), 'statistics_state']) {
      const documents = await this.store.query(collection, { limit: 1000 })
      await this.change(collection, Object.fromEntries(documents.map(({ id }) => [id, null])))
    }
  }

  /** Writes documents by id; null deletes. */
  async change(collection: string, documents: Readonly<Record<string, DocumentData | null>>): Promise<void> {
    await this.store.transaction(async (transaction) => {
      for (const [id, data] of Object.entries(documents)) {
        if (data === null) transaction.delete({ collection, id })
        else transaction.set({ collection, id }, data)
      }
    })
  }
}

/** The same names as in {@link IndependentCount}, with whatever is stored. */
type Statistics = Readonly<Record<keyof IndependentCount | 'pending', unknown>>

async function readAll(store: DocumentStore, collection: string): Promise<Readonly<Record<string, DocumentData>>> {
  const documents: StoredDocument[] = []
  let page: readonly StoredDocument[]
  do {
    const last = documents.at(-1)
    page = await store.query(collection, { limit: 1000, ...(last && { startAfter: { id: last.id } }) })
    documents.push(...page)
  } while (page.length === 1000)
  return Object.fromEntries(documents.map(({ id, data }) => [id, data]))
}

/**
 * The same store to a process that ends after so many steps: reads and writes within transactions, and commits, of which
 * nobody learns whether they came about.
 */
function killing(store: DocumentStore, steps: number): DocumentStore {
  let left = steps
  function step(): void {
    left--
    if (left < 0) throw new Killed()
  }
  function within(transaction: Transaction): Transaction {
    return {
      get(ref) {
        step()
        return transaction.get(ref)
      },
      getMany(collection, ids) {
        step()
        return transaction.getMany(collection, ids)
      },
      set(ref, data) {
        step()
        transaction.set(ref, data)
      },
      delete(ref) {
        step()
        transaction.delete(ref)
      },
    }
  }
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    async transaction(body) {
      step()
      const result = await store.transaction((transaction) => body(within(transaction)))
      step()
      return result
    },
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
