import { openRememberedMatches } from '../../gateway/accounts/services/remembered-matches.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { FetchedMatch, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { findEntry, toRememberedMatch } from '../../gateway/matches/services/history-entry.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { createProScene, type ProScene } from '../../gateway/rosters/services/pro-scene.ts'
import { createMatchCounter, type MatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { createMatchPruner, type MatchPruner } from '../../gateway/statistics/workers/match-pruner.ts'
import { recount, type RecountReport } from '../../gateway/statistics/workers/recount.ts'
import { createRestamper, type Restamper } from '../../gateway/statistics/workers/restamp-matches.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentData, DocumentStore, StoredDocument, Transaction } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { underAnotherKey } from '../support/fetched-matches.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import { proPlayerNamed, proAccountOf } from '../support/rosters.ts'

const KEY = 'key'

/** Statistics collections by their names in an independent count. */
export const STATISTICS = {
  tables: 'champion_tables',
  stats: 'champion_stats',
  participations: 'participations',
} as const

/** Simulates the end of a process in the middle of its work. */
export class Killed extends Error {}

/** A store with matches and statistics. */
export class StatisticsWorld {
  readonly clock = new FakeClock()
  readonly store: DocumentStore
  readonly recorder: ReturnType<typeof createMatchRecorder>
  readonly proScene: ProScene
  /** Errors that the counters reported. */
  readonly complaints: unknown[] = []
  /** Progress messages of the recounts. */
  readonly logs: string[] = []
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

  /** A counter of another process, which ends after this number of steps in transactions. */
  openCounter(steps = Infinity): MatchCounter {
    const { clock } = this
    return createMatchCounter({
      store: killing(this.store, steps),
      clock,
      report: (error) => this.complaints.push(error),
    })
  }

  /** A pruner of another process, which ends after this number of steps in transactions. */
  openPruner(keepDays: number | null, steps = Infinity): MatchPruner {
    const { clock } = this
    return createMatchPruner({
      store: killing(this.store, steps),
      clock,
      keepDays,
      report: (error) => this.complaints.push(error),
    })
  }

  /** Recounts in another process, which ends after this number of steps in transactions. */
  recount(steps = Infinity, { signal } = new AbortController()): Promise<RecountReport> {
    this.#recounts++
    return recount({
      store: killing(this.store, steps),
      clock: this.clock,
      holder: `recount ${this.#recounts}`,
      signal,
      tell: (sentence) => this.logs.push(sentence),
    })
  }

  /** Records Riot's matches under the current key. */
  async record(fetched: readonly FetchedMatch[]): Promise<void> {
    await this.recorder.recordMatches(this.#hasOtherKey ? fetched.map(underAnotherKey) : fetched)
  }

  /** Changes the key, and records all stored matches again under it. */
  async changeKey(): Promise<void> {
    if (this.#hasOtherKey) return
    this.#hasOtherKey = true
    await this.record(await this.listMatches())
  }

  /** Attaches an account to a player, or to none when the name is null. Older matches follow when they are restamped. */
  async attach(puuid: string, name: string | null): Promise<void> {
    const owner = name ?? 'Nobody'
    const account = proAccountOf({ platform: 'EUW1', gameName: 'Any', tagLine: 'ANY', puuid, keyId: KEY })
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
    for (const player of next) this.proScene.applyOwnWrite(player.id, player)
  }

  /** Notes the current owners of accounts. Their older matches wait for more accounts. */
  async noteOwners(): Promise<void> {
    await this.#restamper.restampDue()
  }

  /** Restamps due matches in one call, after the wait for more accounts. */
  async restamp(): Promise<number> {
    const passed = await this.#restamper.restampDue()
    if (!this.#restamper.isWaiting()) return passed
    await this.clock.advance(10_000)
    return this.#restamper.restampDue()
  }

  /** Counts all pending matches and restamps all due ones. */
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

  /** All stored statistics, and the ids of pending matches. */
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

  /** An independent count of the stored matches, with nothing pending. */
  async countIndependently(): Promise<Statistics> {
    return { ...countIndependently(await this.listMatches()), pending: [] }
  }

  /** Deletes all statistics. */
  async forgetStatistics(): Promise<void> {
    for (const collection of [...Object.values(STATISTICS), 'statistics_state']) {
      const documents = await this.store.query(collection, { limit: 1000 })
      await this.change(collection, Object.fromEntries(documents.map(({ id }) => [id, null])))
    }
  }

  /** Remembers the stored matches of an account, as a look-up does. */
  async remember({ puuid }: { readonly puuid: string }): Promise<void> {
    const seen = (await this.listMatches()).flatMap((record) => findEntry(record, puuid) ?? []).map(toRememberedMatch)
    const history = openRememberedMatches(this.store)
    await this.store.transaction(async (transaction) => {
      history.in(transaction).set({ platform: 'EUW1', puuid }, { seen, stretches: {} })
    })
  }

  /** Makes this the store of a release that counted accounts, and found their matches in those counts. */
  async countAccounts(): Promise<void> {
    const [matches, records, state] = await Promise.all(
      ['matches', 'account_records', 'statistics_state'].map((name) => readAll(this.store, name)),
    )
    await this.change(
      'matches',
      mapValues(matches, ({ people: _people, retainedSince: _retained, ...match }) => match),
    )
    await this.change(
      'account_champions',
      mapValues(records, () => ({ games: 10, matchIds: [] })),
    )
    await this.change('champion_players', { 103: { players: [] } })
    await this.change(
      'account_records',
      mapValues(records, () => null),
    )
    await this.change(
      'statistics_state',
      mapValues(state, (data) => ({ ...data, form: 2 })),
    )
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

/** Stored content under the names of {@link IndependentCount}. */
type Statistics = Readonly<Record<keyof IndependentCount | 'pending', unknown>>

/** All documents of a collection by id. */
export async function readAll(
  store: DocumentStore,
  collection: string,
): Promise<Readonly<Record<string, DocumentData>>> {
  const documents: StoredDocument[] = []
  let page: readonly StoredDocument[]
  do {
    const last = documents.at(-1)
    page = await store.query(collection, { limit: 1000, ...(last && { startAfter: { id: last.id } }) })
    documents.push(...page)
  } while (page.length === 1000)
  return Object.fromEntries(documents.map(({ id, data }) => [id, data]))
}

function mapValues<T>(
  documents: Readonly<Record<string, DocumentData>> = {},
  change: (data: DocumentData) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(documents).map(([id, data]) => [id, change(data)]))
}

/**
 * A store whose process ends after this number of steps: reads and writes within transactions, and commits. The outcome of an
 * interrupted commit is unknown.
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
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
