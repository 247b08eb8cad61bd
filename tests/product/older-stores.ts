import { DatabaseSync } from 'node:sqlite'
import type { FetchedMatch, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { fetchCountedMatches, fetchMatches, proAccount } from '../support/fetched-matches.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import {
  countAccounts,
  type Documents,
  stamped,
  toHistory,
  toNormalised,
  toOlderCount,
  withoutRoleItems,
} from './older-documents.ts'

/** PUUID of the account that a visitor has looked up; since there are statistics, a pro player's. */
export const PUUID = proAccount().puuid

const PLAYER = 'id-of-caps'

const COUNTED_AT = Date.UTC(2026, 9, 20)

/** What an older release has written. */
export interface OlderStore {
  /** Format of the file. */
  readonly format: 1 | 2
  readonly documents: Documents
  /** Its matches, as far as it stored them, with the pro players that they should have. */
  readonly matches: readonly RecordedMatch[]
}

const FORMAT_1 = `
  create table documents (
    collection text not null, id text not null, version integer not null, data text not null, primary key (collection, id)
  ) strict;
  create table changes (sequence integer primary key autoincrement, collection text not null, id text not null) strict;
  create index changes_by_collection on changes (collection, sequence);
`

const FORMAT_2 = `
  alter table documents add column bytes_field text;
  alter table documents add column bytes blob;
`

/** Writes a store file as its release did. */
export function writeOlderStore(path: string, { format, documents }: OlderStore): void {
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal')
  database.exec('begin')
  database.exec(format === 1 ? FORMAT_1 : FORMAT_1 + FORMAT_2)
  const change = database.prepare('insert into changes (collection, id) values (?, ?)')
  const insert = database.prepare('insert into documents (collection, id, version, data) values (?, ?, ?, ?)')
  for (const [collection, each] of Object.entries(documents)) {
    for (const [id, document] of Object.entries(each)) {
      const payload = 'payload' in document && document.payload instanceof Uint8Array ? document.payload : null
      const json = JSON.stringify({ ...document, payload: undefined })
      insert.run(collection, id, change.run(collection, id).lastInsertRowid, json)
      if (payload === null) continue
      const setBytes = database.prepare(
        'update documents set bytes_field = ?, bytes = ? where collection = ? and id = ?',
      )
      setBytes.run('payload', payload, collection, id)
    }
  }
  database.exec(`pragma user_version = ${format}`)
  database.exec('commit')
  database.close()
}

/** The first release: normalised matches, and nothing about statistics. */
export function beforeStatistics(): OlderStore {
  const matches = fetchMatches(15).map(toFirst)
  const documents = { matches: byMatchId(matches, toFirstDocument), account_matches: historyOf(matches) }
  return { format: 1, documents, matches }
}

/**
 * The last release before payloads: it counted accounts, and only matches that it recorded itself. One match waits to be counted,
 * and another one to be counted again with its pro player.
 */
export function withFormOne(): OlderStore {
  const all = fetchCountedMatches(14).map(toFirst)
  const [uncounted, own] = [all.slice(0, 3), all.slice(3).map(stamp)]
  const documents = {
    matches: { ...byMatchId(uncounted, toFirstDocument), ...byMatchId(own, toDocument) },
    account_matches: historyOf(all),
    ...countStatistics(own, 1),
  }
  return { format: 1, documents, matches: all.map(stamp) }
}

/** The last release that counted accounts: it kept payloads, beside older matches. Two matches wait to be counted. */
export function withFormTwo(): OlderStore {
  const fetched = fetchCountedMatches(14)
  const matches = [...fetched.slice(0, 3).map(toFirst), ...fetched.slice(3).map(toKept)].map(stamp)
  const documents = {
    matches: byMatchId(matches, toDocument),
    account_matches: historyOf(matches),
    ...countStatistics(matches, 2),
  }
  return { format: 2, documents, matches }
}

/** The statistics that the matches of an older store should have. */
export function expectedOf({ matches }: OlderStore): IndependentCount {
  return countIndependently(matches)
}

/** Everything that is counted of these matches: of the last two, one is counted without its pro player and one is not. */
function countStatistics(matches: readonly RecordedMatch[], form: 1 | 2): Documents {
  const [changed, added] = matches.slice(-2)
  if (changed === undefined || added === undefined) throw new Error('There are too few matches.')
  const before = { ...changed, pros: [] }
  const counted = [...matches.slice(0, -2), before]
  const { tables, stats, participations, matches: number, patches } = countIndependently(counted)
  const state = { patches, matches: number, countedAt: COUNTED_AT, recount: null, revision: 9 }
  return {
    champion_tables: tables,
    champion_stats: stats,
    participations,
    ...countAccounts(counted),
    stamped_accounts: { EUW1: { players: { [PUUID]: { playerId: PLAYER, keyId: 'the key of then' } }, due: [] } },
    pending_counts: {
      [changed.match.matchId]: { counted: toOlderCount(before, form), match: toOlderCount(changed, form) },
      [added.match.matchId]: { counted: null, match: toOlderCount(added, form) },
    },
    // Form 1 had no name yet.
    statistics_state: { state: form === 1 ? state : { ...state, form } },
  }
}

function toFirst({ match, fetchedAt }: FetchedMatch): RecordedMatch {
  return { match: withoutRoleItems(match), fetchedAt, pros: [] }
}

function toKept(fetched: FetchedMatch): RecordedMatch {
  return { ...fetched, pros: [] }
}

function stamp(older: RecordedMatch): RecordedMatch {
  return stamped(older, PUUID, PLAYER)
}

/** A document from before statistics, and before tournaments had codes. */
function toFirstDocument({ match, fetchedAt }: RecordedMatch): object {
  return { match: { ...toNormalised(match), tournamentCode: undefined }, fetchedAt }
}

function toDocument({ match, payload, fetchedAt, pros }: RecordedMatch): object {
  return payload === undefined ? { match: toNormalised(match), fetchedAt, pros } : { payload, fetchedAt, pros }
}

function byMatchId(matches: readonly RecordedMatch[], toValue: (match: RecordedMatch) => object): Documents[string] {
  return Object.fromEntries(matches.map((each) => [each.match.matchId, toValue(each)]))
}

function historyOf(matches: readonly RecordedMatch[]): Documents[string] {
  return { [`EUW1_${PUUID}`]: toHistory(matches, PUUID) }
}
