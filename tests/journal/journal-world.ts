import { isDeepStrictEqual } from 'node:util'
import {
  type AccountMatchesDocument,
  accountMatchesCollection,
} from '../../gateway/accounts/collections/account-matches.ts'
import { accountDocumentId, accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import type { RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import type { RankEntry } from '../../gateway/accounts/rules/rank.ts'
import { createLiveFeeds } from '../../gateway/composition/live-types.ts'
import type { JournalEntry, JournalFacts } from '../../gateway/journal/rules/journal-entry.ts'
import { createAccountWatches } from '../../gateway/journal/services/account-watches.ts'
import { openJournal } from '../../gateway/journal/services/journal.ts'
import { createKeepJournalJob, type KeepJournalJob } from '../../gateway/journal/workers/keep-journal.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { openRosterLedger } from '../../gateway/rosters/services/roster-ledger.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { TroubledStore } from '../delivery/troubled-store.ts'
import type { FakeClock } from '../support/fake-clock.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { storedAccount } from '../support/stored-account.ts'

/** A worker of the journal with a connection of its own to the shared store. */
interface Worker {
  readonly job: KeepJournalJob
  readonly store: TroubledStore
  readonly close: () => Promise<void>
}

/** Everything that the journal follows, written as other parts of the product write it, and workers over it. */
export class JournalWorld {
  readonly store: DocumentStore
  readonly clock: FakeClock
  readonly live: ReturnType<typeof openLiveWorld>
  readonly journal: ReturnType<typeof openJournal>
  readonly complaints: unknown[] = []
  readonly #workers: Worker[] = []
  #matches = 0

  constructor(store: DocumentStore, clock: FakeClock) {
    this.store = store
    this.clock = clock
    this.live = openLiveWorld(store, clock)
    this.journal = openJournal(store)
  }

  /** Marks both sources as polled: from now on, what begins is news. */
  async poll(): Promise<void> {
    await this.live.putSource('streams')
    await this.live.putSource('active_games')
  }

  startWorker(): Worker {
    const store = new TroubledStore(this.store)
    const report = (error: unknown) => void this.complaints.push(error)
    const feeds = createLiveFeeds({ watches: store, clock: this.clock, report })
    const job = createKeepJournalJob({ store, watches: store, clock: this.clock, feeds, onGameEnded() {}, report })
    const worker = {
      job,
      store,
      close: async () => {
        await job.close()
        feeds.streams.close()
        feeds.activeGames.close()
      },
    }
    this.#workers.push(worker)
    job.start()
    return worker
  }

  async closeWorkers(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.close()))
  }

  async listEntries(): Promise<readonly JournalEntry[]> {
    return this.journal.listSince(0, 500)
  }

  /** The kinds of all entries, with the name of what each is about. */
  async listLines(): Promise<readonly string[]> {
    return (await this.listEntries()).map(({ facts }) => lineOf(facts))
  }

  async putAccount(puuid: string, leaguePoints: number | null): Promise<void> {
    const account = storedAccount({ puuid, gameName: puuid, ranks: this.#ranksOf(leaguePoints) })
    const accounts = openCollection(this.store, accountsCollection)
    await this.store.transaction(async (transaction) => {
      accounts.in(transaction).set(accountDocumentId(account), { ...account, skeleton: '' })
    })
  }

  async putMatch(puuid: string): Promise<string> {
    const matchId = `EUW1_${++this.#matches}`
    const startedAt = this.clock.now() + this.#matches
    const id = accountDocumentId({ platform: 'EUW1', puuid })
    const matches = openCollection(this.store, accountMatchesCollection)
    await this.store.transaction(async (transaction) => {
      const before = await matches.in(transaction).find(id)
      const seen = [rememberedMatch(matchId, startedAt), ...(before?.seen ?? [])]
      const next: AccountMatchesDocument = { seen, stretches: before?.stretches ?? {} }
      if (!isDeepStrictEqual(before, next)) matches.in(transaction).set(id, next)
    })
    return matchId
  }

  async changeRoster({ id, name, role }: ProPlayer): Promise<void> {
    const ledger = openRosterLedger(this.store)
    const at = this.clock.now()
    await this.store.transaction(async (transaction) => {
      const end = await ledger.in(transaction)
      end.append({
        kind: 'TRANSFERRED',
        playerId: id,
        playerName: name,
        role,
        previousRole: null,
        fromTeam: null,
        toTeam: 'G2',
        account: null,
        at,
        recordedAt: at,
        by: 'test',
        reason: null,
        evidence: null,
      })
    })
  }

  async watch(...puuids: readonly string[]): Promise<void> {
    const accounts = puuids.map((puuid) => ({ platform: 'EUW1' as const, puuid }))
    await createAccountWatches(this.store).watch(accounts, this.clock.now())
  }

  #ranksOf(leaguePoints: number | null) {
    const entries = leaguePoints === null ? [] : [{ ...SOLO, leaguePoints }]
    return { entries, fetchedAt: this.clock.now() }
  }
}

const SOLO: RankEntry = {
  queue: 'SOLO',
  queueType: 'RANKED_SOLO_5x5',
  leagueId: null,
  tier: 'GOLD',
  division: 'II',
  leaguePoints: 0,
  wins: 10,
  losses: 5,
  hotStreak: false,
  veteran: false,
  freshBlood: false,
  inactive: false,
}

function rememberedMatch(matchId: string, startedAt: number): RememberedMatch {
  const figures = { championId: 1, win: true, kills: 1, deaths: 1, assists: 1, creepScore: 100, lane: null }
  return { matchId, startedAt, queueId: 420, durationSeconds: 1800, ...figures }
}

function lineOf(facts: JournalFacts): string {
  switch (facts.kind) {
    case 'STREAM_STARTED':
    case 'STREAM_ENDED':
      return `${facts.kind} ${facts.pro.name} ${facts.startedAt}`
    case 'GAME_STARTED':
    case 'GAME_ENDED':
      return `${facts.kind} ${facts.pro.name} ${facts.matchId}`
    case 'RANK_CHANGED':
      return `${facts.kind} ${facts.account.puuid} ${facts.before?.leaguePoints} ${facts.after?.leaguePoints}`
    case 'MATCH_FINISHED':
      return `${facts.kind} ${facts.account.puuid} ${facts.matchId}`
    case 'ROSTER_CHANGED':
      return `${facts.kind} ${facts.pro.name} ${facts.change}`
  }
}
