import type { Clock } from '../../shared/clock.ts'
import { OperatorError } from '../../shared/operator-error.ts'
import type { Collection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { currentTeamOf, type ProEvent, type ProPlayer, proSlugOf, type ProTeam } from '../rules/pro-scene.ts'
import { openRosterLedger } from '../services/roster-ledger.ts'
import { claimsOf, listAll, openRosterCollections } from './roster-store.ts'

export interface RosterRemoval {
  /** Names of players, in any case. */
  readonly players: readonly string[]
  /** Codes of teams, in any case. */
  readonly teams: readonly string[]
  /** Slugs of events, in any case. */
  readonly events: readonly string[]
  /** Signature of the changes; `remove` by default. */
  readonly by?: string
}

/** Thrown when an entry can't be removed; the message lists every reason on its own line. */
class NotRemovable extends OperatorError {
  override readonly name = 'NotRemovable'
}

/** Removes all or none. A removable team has no current and former players. Throws {@link NotRemovable}. */
export async function removeFromRoster(
  store: DocumentStore,
  clock: Clock,
  { players: names, teams: codes, events: slugsOfEvents, by = 'remove' }: RosterRemoval,
): Promise<void> {
  const { players, teams, events, claims } = openRosterCollections(store)
  const ledger = openRosterLedger(store)
  const now = clock.now()

  await store.transaction(async (transaction) => {
    const end = await ledger.in(transaction)
    // Lists are read after the end of the ledger. Every writer that extends them moves or touches that end, which makes
    // this transaction run again.
    const read = async <T>(collection: Collection<T>) => {
      const ids = (await listAll(collection)).map(({ id }) => id)
      return withoutNulls(await collection.in(transaction).findMany(ids))
    }
    const stored = { players: await read(players), teams: await read(teams), events: await read(events) }
    const slugs = new Set(names.map(proSlugOf))
    const removed = stored.players.filter(({ slug }) => slugs.has(slug))
    const kept = stored.players.filter(({ slug }) => !slugs.has(slug))
    const known = new Set(removed.map(({ slug }) => slug))
    const removedTeams = new Set(codes.map((code) => code.toUpperCase()))
    const removedEvents = new Set(slugsOfEvents.map((slug) => slug.toLowerCase()))
    const keptEvents = stored.events.filter(({ slug }) => !removedEvents.has(slug))
    const knownEvents = new Set(stored.events.map(({ slug }) => slug))
    const reasons = [
      ...[...removedEvents].filter((slug) => !knownEvents.has(slug)).map(unknownEvent),
      ...names.filter((name) => !known.has(proSlugOf(name))).map(unknownPlayer),
      ...[...removedTeams].flatMap((code) => reasonsToKeep(code, { ...stored, players: kept, events: keptEvents })),
    ]
    if (reasons.length > 0) throw new NotRemovable(reasons.join('\n'))

    for (const player of removed) {
      players.in(transaction).delete(player.id)
      for (const claim of claimsOf(player)) claims.in(transaction).delete(claim)
      end.append({
        kind: 'REMOVED',
        playerId: player.id,
        playerName: player.name,
        role: player.role,
        previousRole: null,
        fromTeam: currentTeamOf(player),
        toTeam: null,
        account: null,
        at: now,
        recordedAt: now,
        by,
        reason: null,
        evidence: null,
      })
    }
    for (const code of removedTeams) teams.in(transaction).delete(code)
    for (const slug of removedEvents) events.in(transaction).delete(slug)
    end.touch()
  })
}

function unknownPlayer(name: string): string {
  return `${name} is not a player in the rosters: fix the name`
}

function unknownEvent(slug: string): string {
  return `${slug} is not an event in the rosters: fix the name in its address`
}

interface Rosters {
  readonly players: readonly ProPlayer[]
  readonly teams: readonly ProTeam[]
  readonly events: readonly ProEvent[]
}

/** Returns the reasons why a team can't be removed: references to it would break. */
function reasonsToKeep(code: string, { players, teams, events }: Rosters): readonly string[] {
  if (!teams.some((team) => team.code === code)) return [`${code} is not a team in the rosters: fix the code`]
  const member = players.find(({ memberships }) => memberships.some(({ team }) => team === code))
  const event = events.find((each) => each.teams.includes(code))
  return [
    ...(member === undefined ? [] : [`${code} can't be removed: ${member.name} plays or played in it`]),
    ...(event === undefined ? [] : [`${code} can't be removed: it takes part in ${event.name}`]),
  ]
}

function withoutNulls<T>(found: readonly (T | null)[]): readonly T[] {
  return found.filter((each) => each !== null)
}
