import { createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { Editor } from '../../gateway/identity/rules/viewer.ts'
import type { RosterChange } from '../../gateway/rosters/rules/roster-change.ts'
import type { AddProPlayerInput } from '../../gateway/rosters/services/add-pro-player.ts'
import { createProScene } from '../../gateway/rosters/services/pro-scene.ts'
import type { RosterOutcome, RosterWritten } from '../../gateway/rosters/services/roster-outcome.ts'
import { createRosters } from '../../gateway/rosters/services/rosters.ts'
import type { TransferProPlayerInput } from '../../gateway/rosters/services/transfer-pro-player.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { ScriptedRiot } from '../accounts/scripted-riot.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { writeRosters } from '../support/rosters.ts'

export const EDITOR: Editor = { kind: 'operator', name: 'Operator', sessionId: null, until: null }

/** The codes of the teams. All are in one league. */
export const TEAMS = ['ONE', 'TWO', 'TRI', 'QUA'] as const

/** Five accounts that Riot knows on EUW. */
export const RIOT_IDS = ['Vesk', 'Oru', 'Tamlin', 'Pell', 'Iska'].map((gameName) => ({ gameName, tagLine: 'EUW' }))

interface Options {
  /** Path of a store file; in memory by default. */
  readonly path?: string
  /** Wraps the store of the rosters. */
  readonly wrap?: (store: DocumentStore) => DocumentStore
}

/** Rosters over a store with four teams and no players, a Riot with five accounts, and a fake clock. */
export async function openRosters({ path = ':memory:', wrap = (store) => store }: Options = {}) {
  const clock = new FakeClock()
  const riot = new ScriptedRiot(clock)
  for (const { gameName, tagLine } of RIOT_IDS) riot.call(`puuid-of-${gameName}`, gameName, tagLine)
  const store = openSqliteStore({ path, indexes: allIndexes, clock })
  await writeRosters(store, {
    leagues: [{ code: 'LGE', name: 'League', position: 0 }],
    teams: TEAMS.map((code, position) => ({ code, name: `Team ${code}`, league: 'LGE', position })),
  })
  const proScene = createProScene({ watches: wrap(store), clock, report: fail })
  const accounts = createAccounts({ riot, store, clock, ranks: createRanks({ riot, store, clock }) })
  const rosters = createRosters({ store: wrap(store), clock, accounts, proScene })
  return { clock, riot, store, proScene, accounts, rosters }
}

export type OpenedRosters = Awaited<ReturnType<typeof openRosters>>

export function addition(more: Partial<AddProPlayerInput> = {}): AddProPlayerInput {
  const nothing = { league: null, account: null, reason: null, evidence: null, idempotencyKey: null }
  return { name: 'Lumen', team: 'ONE', role: 'MID', ...nothing, ...more }
}

export function transferOf(name: string, more: Partial<TransferProPlayerInput> = {}): TransferProPlayerInput {
  const nothing = { at: null, reason: null, evidence: null, idempotencyKey: null }
  return { player: { name }, fromTeam: 'ONE', toTeam: 'TWO', ...nothing, ...more }
}

export function undoOf({ number }: Pick<RosterChange, 'number'>) {
  return { number, reason: null, idempotencyKey: null }
}

/** Returns the result of a successful write. Throws when it was refused. */
export function written<Problem>(outcome: RosterOutcome<Problem>): RosterWritten {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(outcome.problems)}`)
  return outcome
}

/** Returns the recorded change. Throws when there is none. */
export function changeIn<Problem>(outcome: RosterOutcome<Problem>): RosterChange {
  const { change } = written(outcome)
  if (change === null) throw new Error('Nothing was written down.')
  return change
}

/** Returns the problems of a refused request; empty after a success. */
export function problemsIn<Problem>(outcome: RosterOutcome<Problem>): readonly Problem[] {
  return outcome.kind === 'refused' ? outcome.problems : []
}

/** All documents that roster changes write, by collection and id. */
export async function listDocuments(store: DocumentStore) {
  const names = ['pro_players', 'pro_claims', 'roster_changes', 'roster_ledger', 'idempotency'] as const
  return Promise.all(names.map(async (name) => [name, await store.query(name, { limit: 1000 })] as const))
}
