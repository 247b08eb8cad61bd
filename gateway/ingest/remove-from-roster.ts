import type { Collection } from '../collections/collection.ts'
import { currentTeamOf, type ProEvent, type ProPlayer, proSlugOf, type ProTeam } from '../domain/pro-scene.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { openRosterLedger } from '../services/roster-ledger.ts'
import { claimsOf, listAll, openRosterCollections } from './roster-store.ts'

/** What is to be taken out of the rosters. */
export interface RosterRemoval {
  /** Names of players, in any case. */
  readonly players: readonly string[]
  /** Codes of teams, in any case. */
  readonly teams: readonly string[]
  /** Who signs for it; `remove` when left out. */
  readonly by?: string
}

/** Thrown for what can't be taken out; the message names every reason on a line of its own. */
export class NotRemovable extends Error {
  override readonly name = 'NotRemovable'
}

/**
 * Takes players out of the rosters, and teams that nobody plays or has played in. All of them or, when one can't be
 * taken out, none. Throws {@link NotRemovable}.
 */
export async function removeFromRoster(
  store: DocumentStore,
  clock: Clock,
  { players: names, teams: codes, by = 'remove' }: RosterRemoval,
): Promise<void> {
  const { players, teams, events, claims } = openRosterCollections(store)
  const ledger = openRosterLedger(store)
  const now = clock.now()

  await store.transaction(async (transaction) => {
    const end = await ledger.in(transaction)
    // Lists are read behind the end of the ledger: whoever makes them longer meanwhile moves or touches it.
    const read = async <T>(collection: Collection<T>) => {
      const ids = (await listAll(collection)).map(({ id }) => id)
      return compact(await collection.in(transaction).findMany(ids))
    }
    const stored = { players: await read(players), teams: await read(teams), events: await read(events) }
    const slugs = new Set(names.map(proSlugOf))
    const leaving = stored.players.filter(({ slug }) => slugs.has(slug))
    const staying = stored.players.filter(({ slug }) => !slugs.has(slug))
    const known = new Set(leaving.map(({ slug }) => slug))
    const going = new Set(codes.map((code) => code.toUpperCase()))
    const reasons = [
      ...names.filter((name) => !known.has(proSlugOf(name))).map(unknownPlayer),
      ...[...going].flatMap((code) => reasonsToKeep(code, { ...stored, players: staying })),
    ]
    if (reasons.length > 0) throw new NotRemovable(reasons.join('\n'))

    for (const player of leaving) {
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
    for (const code of going) teams.in(transaction).delete(code)
    end.touch()
  })
}

function unknownPlayer(name: string): string {
  return `${name} is no player of the rosters: mend the name`
}

interface Rosters {
  readonly players: readonly ProPlayer[]
  readonly teams: readonly ProTeam[]
  readonly events: readonly ProEvent[]
}

/** Why a team must stay: whatever names it would name nothing. */
function reasonsToKeep(code: string, { players, teams, events }: Rosters): readonly string[] {
  if (!teams.some((team) => team.code === code)) return [`${code} is no team of the rosters: mend the code`]
  const member = players.find(({ memberships }) => memberships.some(({ team }) => team === code))
  const event = events.find((each) => each.teams.includes(code))
  return [
    ...(member === undefined ? [] : [`${code} has to stay: ${member.name} is or was in it`]),
    ...(event === undefined ? [] : [`${code} has to stay: it takes part in ${event.name}`]),
  ]
}

function compact<T>(found: readonly (T | null)[]): readonly T[] {
  return found.filter((each) => each !== null)
}
