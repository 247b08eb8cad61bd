import { leaguesCollection } from '../../gateway/rosters/collections/leagues.ts'
import { accountClaim, nameClaim, proClaimsCollection } from '../../gateway/rosters/collections/pro-claims.ts'
import { proEventsCollection } from '../../gateway/rosters/collections/pro-events.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { proTeamsCollection } from '../../gateway/rosters/collections/pro-teams.ts'
import {
  type League,
  type ProAccount,
  type ProEvent,
  type ProPlayer,
  proSlugOf,
  type ProTeam,
} from '../../gateway/rosters/rules/pro-scene.ts'
import { newAccount } from '../../gateway/rosters/rules/roster-edit.ts'
import type { Simulator } from '../../gateway/simulator/simulator.ts'
import type { CollectionDefinition } from '../../gateway/store/collection.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentData, DocumentStore } from '../../gateway/store/document-store.ts'

export interface Rosters {
  readonly leagues: readonly League[]
  readonly teams: readonly ProTeam[]
  readonly players: readonly ProPlayer[]
  readonly events: readonly ProEvent[]
}

/** Fields that documents of earlier releases lack. */
type Later =
  | 'accounts'
  | 'colours'
  | 'country'
  | 'days'
  | 'doubt'
  | 'earlierRiotIds'
  | 'endUnknown'
  | 'ended'
  | 'formerNames'
  | 'fromWithin'
  | 'grade'
  | 'key'
  | 'otherRoles'
  | 'parent'
  | 'provenance'
  | 'retired'
  | 'staff'
  | 'substitute'
  | 'toWithin'

/** The form in which earlier releases wrote documents: what they lack gets its default. */
export type Written<T> = T extends readonly (infer Each)[]
  ? readonly Written<Each>[]
  : T extends object
    ? { readonly [Key in Exclude<keyof T, Later>]: Written<T[Key]> } & {
        readonly [Key in Extract<keyof T, Later>]?: Written<T[Key]>
      }
    : T

/** A player with this name, by default in the team since an unknown date. */
export function proPlayerNamed(name: string, team: string, more: Partial<Written<ProPlayer>> = {}): ProPlayer {
  return proPlayersCollection.schema.parse({
    id: `id-of-${proSlugOf(name)}`,
    name,
    slug: proSlugOf(name),
    role: 'MID',
    memberships: [{ team, from: null, to: null }],
    accounts: [],
    links: [],
    revision: 0,
    ...more,
  })
}

/** Adds the defaults of what the rosters leave out. */
export function completed({ leagues = [], teams = [], players = [], events = [] }: Partial<Written<Rosters>>): Rosters {
  return {
    leagues: leagues.map((league) => leaguesCollection.schema.parse(league)),
    teams: teams.map((team) => proTeamsCollection.schema.parse(team)),
    players: players.map((player) => proPlayersCollection.schema.parse(player)),
    events: events.map((event) => proEventsCollection.schema.parse(event)),
  }
}

/** An account as in a roster file: only its Riot ID is known, unless there is a key. */
export function proAccountOf(
  account: Pick<ProAccount, 'platform' | 'gameName' | 'tagLine'> & Partial<Pick<ProAccount, 'puuid' | 'keyId'>>,
): ProAccount {
  const { puuid = null, keyId = null } = account
  return keyId === null ? newAccount(account) : { ...newAccount(account), puuid, keyId }
}

/** Rosters of the demo world, with leagues and teams in the order of their first player. */
export function rostersOf({ proPlayers }: Pick<Simulator, 'proPlayers'>): Rosters {
  const leagues = [...new Set(proPlayers.map(({ league }) => league))]
  const teams = new Map(proPlayers.map(({ team, league }) => [team, league]))
  return completed({
    leagues: leagues.map((code, position) => ({ code, name: `League ${code}`, position })),
    teams: leagues.flatMap((league) =>
      [...teams]
        .filter(([, of]) => of === league)
        .map(([code], position) => ({ code, name: `Team ${code}`, league, position })),
    ),
    players: proPlayers.map(({ name, role, team, accounts }) =>
      proPlayerNamed(name, team, { role, accounts: accounts.map(proAccountOf) }),
    ),
  })
}

/** Writes rosters into a store, with the claims of their players. */
export async function writeRosters(store: DocumentStore, rosters: Partial<Written<Rosters>>): Promise<void> {
  const { leagues, teams, players, events } = completed(rosters)
  await writeAll(store, leaguesCollection, leagues, ({ code }) => code)
  await writeAll(store, proTeamsCollection, teams, ({ code }) => code)
  await writeAll(store, proPlayersCollection, players, ({ id }) => id)
  await writeAll(store, proEventsCollection, events, ({ slug }) => slug)
  const claims = openCollection(store, proClaimsCollection)
  await store.transaction(async (transaction) => {
    for (const { id: playerId, slug, accounts } of players) {
      for (const claim of [nameClaim(slug), ...accounts.map(accountClaim)])
        claims.in(transaction).set(claim, { playerId })
    }
  })
}

async function writeAll<T extends DocumentData>(
  store: DocumentStore,
  definition: CollectionDefinition<T>,
  values: readonly T[],
  idOf: (value: T) => string,
): Promise<void> {
  await store.transaction(async (transaction) => {
    for (const value of values) openCollection(store, definition).in(transaction).set(idOf(value), value)
  })
}
