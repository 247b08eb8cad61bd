import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { rosterImportsCollection } from '../collections/roster-imports.ts'
import { endLastSometime } from '../rules/memberships.ts'
import { currentTeamOf, type ProPlayer, type ProTeam } from '../rules/pro-scene.ts'
import { blankPlayer, findFreePlayerId } from '../rules/roster-edit.ts'
import { openRosterLedger } from '../services/roster-ledger.ts'
import { type ReadRosterFile, readRosterFile } from './roster-file.ts'
import { mergePlayer, mergeRosters } from './roster-merge.ts'
import { movesOfKnownPlayer, movesOfNewPlayer } from './roster-moves.ts'
import { findRosterProblems } from './roster-rules.ts'
import {
  claimsOf,
  listAll,
  listRosterIds,
  openRosterCollections,
  readStoredRosters,
  slugOfEntry,
  type RosterCollections,
  type StoredRosters,
} from './roster-store.ts'
import { withoutForgotten } from './without-forgotten.ts'

export interface RosterImportRequest {
  /** The text of a roster file. */
  readonly text: string
  /** Signature of the roster changes; `import` by default. */
  readonly by?: string
  /** Name of the text's source. The text is skipped when it equals the last import from this source. */
  readonly source?: string
  /** True to record no roster changes, whatever the file says. */
  readonly quiet?: boolean
}

export interface ImportedRoster {
  readonly leagues: number
  readonly teams: number
  readonly events: number
  readonly players: number
}

const NO_CHANGES: ImportedRoster = { leagues: 0, teams: 0, events: 0, players: 0 }

/** A player in the file, before and after the import. */
interface PlayerChange {
  /** Null for a new player. */
  readonly before: ProPlayer | null
  readonly after: ProPlayer
}

/**
 * Updates the rosters to match a roster file, completely or not at all. Entries that are not in the file stay
 * unchanged, and people who asked to be removed are left out. A second import of the same file writes nothing. Throws `BrokenRosterFile`.
 */
export async function importRoster(
  store: DocumentStore,
  clock: Clock,
  { text, by = 'import', source, quiet = false }: RosterImportRequest,
): Promise<ImportedRoster> {
  const hash = createHash('sha256').update(text).digest('hex')
  const imports = openCollection(store, rosterImportsCollection)
  if (source !== undefined && (await imports.find(source))?.hash === hash) return NO_CHANGES

  const collections = openRosterCollections(store)
  const ledger = openRosterLedger(store)
  const suppressions = openSuppressionList(store)
  const read = readRosterFile(text)
  const stamp = { now: clock.now(), by }

  return store.transaction(async (transaction) => {
    const { forgotten } = await suppressions.in(transaction)
    const file = withoutForgotten(read, forgotten)
    const end = await ledger.in(transaction)
    // Lists are read after the end of the ledger. Every writer that extends them moves or touches that end, which makes
    // this transaction run again.
    const known = await listRosterIds(collections)
    const hasPlayers = (await collections.players.list({ limit: 1 })).length > 0
    const stored = await readStoredRosters(collections, transaction, known, file)
    const problems = [...file.problems, ...findRosterProblems(file, stored)]
    if (problems.length > 0) throw file.complain(problems)

    const merged = mergeRosters(file, stored)
    const leagues = merged.leagues.filter((each) => !isDeepStrictEqual(each, stored.leagues.get(each.code)))
    const teams = merged.teams.filter((each) => !isDeepStrictEqual(each, stored.teams.get(each.code)))
    const events = merged.events.filter((each) => !isDeepStrictEqual(each, stored.events.get(each.slug)))
    const changed = await changePlayers(file, stored, {
      now: stamp.now,
      revision: end.number,
      isFree: async (id) => !forgotten.hasPlayer(id) && (await collections.players.in(transaction).find(id)) === null,
    })
    const closed = teams.filter(({ code, retired }) => retired && stored.teams.get(code)?.retired !== true)
    const left = await listLeft(collections, transaction, closed, changed)
    const players = [...changed, ...left]

    for (const league of leagues) collections.leagues.in(transaction).set(league.code, league)
    for (const team of teams) collections.teams.in(transaction).set(team.code, team)
    for (const event of events) collections.events.in(transaction).set(event.slug, event)
    writePlayers(collections, transaction, players)
    if (leagues.length + teams.length + events.length + players.length > 0) end.touch()
    const isFirst = !hasPlayers && end.number === 0
    if (!quiet && !file.quiet && !(isFirst && file.format !== 1)) {
      changed
        .flatMap(({ before, after }) =>
          before === null
            ? movesOfNewPlayer(after, { isFirst, format: file.format }, stamp)
            : movesOfKnownPlayer(before, after, file.format, stamp),
        )
        .toSorted((one, other) => one.at - other.at)
        .forEach((draft) => end.append(draft))
    }
    if (source !== undefined) imports.in(transaction).set(source, { hash, importedAt: stamp.now })
    return { leagues: leagues.length, teams: teams.length, events: events.length, players: players.length }
  })
}

interface NewPlayerContext {
  readonly now: number
  readonly revision: number
  /** Resolves to true when no stored player has this id. */
  readonly isFree: (id: string) => Promise<boolean>
}

async function changePlayers(
  file: ReadRosterFile,
  stored: StoredRosters,
  { now, revision, isFree }: NewPlayerContext,
): Promise<readonly PlayerChange[]> {
  const taken = new Set(file.players.flatMap(({ value }) => value.id ?? []))
  const changes: PlayerChange[] = []
  for (const { value } of file.players) {
    const before = stored.findMeant(value)
    const slug = slugOfEntry(value)
    const id =
      before?.id ?? value.id ?? (await findFreePlayerId(slug, async (each) => !taken.has(each) && isFree(each)))
    taken.add(id)
    const { name, role } = value
    const blank = blankPlayer({ id, name, role, revision })
    const after = mergePlayer(value, before ?? blank, { file, stored, now })
    if (before === null) changes.push({ before, after })
    else if (!isDeepStrictEqual(before, after)) {
      changes.push({ before, after: { ...after, revision: before.revision + 1 } })
    }
  }
  return changes
}

/** Ends the memberships of players in teams that the import retires, at an unknown date. The players are not in the file. */
async function listLeft(
  { players }: RosterCollections,
  transaction: Transaction,
  closed: readonly ProTeam[],
  changed: readonly PlayerChange[],
): Promise<readonly PlayerChange[]> {
  if (closed.length === 0) return []
  const codes = new Set<string | null>(closed.map(({ code }) => code))
  const seen = new Set(changed.map(({ after }) => after.id))
  const ids = (await listAll(players)).map(({ id }) => id).filter((id) => !seen.has(id))
  const found = await players.in(transaction).findMany(ids)
  return found.flatMap((before) => {
    if (before === null || !codes.has(currentTeamOf(before))) return []
    const memberships = endLastSometime(before.memberships)
    return [{ before, after: { ...before, memberships, revision: before.revision + 1 } }]
  })
}

/** Writes players and their claims. A claim that one player gives up may belong to another one now. */
function writePlayers(
  { players, claims }: RosterCollections,
  transaction: Transaction,
  changes: readonly PlayerChange[],
): void {
  const had = new Map(changes.flatMap(({ before }) => (before === null ? [] : claimEntries(before))))
  const has = new Map(changes.flatMap(({ after }) => claimEntries(after)))
  for (const { after } of changes) players.in(transaction).set(after.id, after)
  for (const [claim, playerId] of has) {
    if (had.get(claim) !== playerId) claims.in(transaction).set(claim, { playerId })
  }
  for (const claim of had.keys()) if (!has.has(claim)) claims.in(transaction).delete(claim)
}

/** Returns the claims of a player, each with the player's id. */
function claimEntries(player: ProPlayer): readonly (readonly [string, string])[] {
  return claimsOf(player).map((claim) => [claim, player.id])
}
