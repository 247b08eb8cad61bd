import { type Editor, signatureOf } from '../../identity/rules/viewer.ts'
import type { Clock } from '../../shared/clock.ts'
import { accountClaim, nameClaim } from '../collections/pro-claims.ts'
import type { ProPlayer } from '../rules/pro-scene.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import { undoOnPlayer } from '../rules/roster-edit.ts'
import {
  type FieldProblem,
  fieldProblem,
  findIdempotencyKeyProblem,
  findReasonProblem,
  toNote,
} from '../rules/roster-input.ts'
import {
  type IdempotencyKeyReused,
  type NotUndoable,
  refused,
  type RosterOutcome,
  type RosterRefused,
} from './roster-outcome.ts'
import type { RosterEdit, RosterTransaction, RosterWriting } from './roster-writing.ts'
import type { UndoableChanges } from './undoable-changes.ts'
import { toKeyedRequest } from './used-keys.ts'

export interface UndoRosterChangeInput {
  /** Number of the change; null when the input can't be a number. */
  readonly number: number | null
  readonly reason: string | null
  readonly idempotencyKey: string | null
}

/** Reasons for which a change can't be undone. */
export type UndoRosterChangeProblem = FieldProblem | NotUndoable | IdempotencyKeyReused

export type UndoRosterChange = (
  editor: Editor,
  input: UndoRosterChangeInput,
) => Promise<RosterOutcome<UndoRosterChangeProblem>>

interface Dependencies {
  readonly writing: RosterWriting
  readonly standing: UndoableChanges
  readonly clock: Clock
}

export function createUndoRosterChange({ writing, standing, clock }: Dependencies): UndoRosterChange {
  async function undo(
    { players, claims, ledger }: RosterTransaction,
    number: number,
    editor: Editor,
    reason: string | null,
  ): Promise<RosterEdit | RosterRefused<FieldProblem | NotUndoable>> {
    const undone = await ledger.find(number)
    if (undone === null) return refused(UNKNOWN_CHANGE)
    const player = await players.find(undone.playerId)
    // If the ledger grows before the commit, this transaction runs again, so the result still applies at the commit.
    const newest = await standing.findNewest(undone.playerId, ledger.number)
    const hindrance = findHindrance(undone, newest)
    if (hindrance !== null) return refused(notUndoable(hindrance))
    if (player === null) return refused(notUndoable('The player is no longer in the rosters.'))
    const before = undoOnPlayer(player, undone)
    if (before === null)
      return refused(
        notUndoable('The player was changed since: the player no longer has the state that this change left.'),
      )

    const isRenamed = before.player !== null && before.player.slug !== player.slug
    const holder = isRenamed ? await claims.find(nameClaim(before.player.slug)) : null
    if (holder !== null && holder.playerId !== player.id) {
      return refused(notUndoable('Another player has the earlier name by now.'))
    }
    const regained = (before.player?.accounts ?? []).filter((account) => !player.accounts.includes(account))
    const holders = await claims.findMany(regained.map((account) => accountClaim(account)))
    if (holders.some((each) => each !== null && each.playerId !== player.id)) {
      return refused(notUndoable('Another player has the account by now.'))
    }

    restore({ players, claims }, player, before.player)
    const role = before.player?.role ?? player.role
    const now = clock.now()
    const change = ledger.appendUndoing(undone, {
      kind: 'UNDONE',
      playerId: player.id,
      playerName: player.name,
      role,
      previousRole: role === player.role ? null : player.role,
      fromTeam: undone.toTeam,
      toTeam: undone.fromTeam,
      account: undone.account,
      accountLost: undone.account !== null && !undone.accountLost,
      at: now,
      recordedAt: now,
      by: signatureOf(editor),
      reason,
      evidence: null,
    })
    return { kind: 'written', playerId: player.id, player: before.player, change }
  }

  return (editor, input) =>
    writing.answer<UndoRosterChangeProblem>(toKeyedRequest('undoRosterChange', input), async (write) => {
      const { number, reason, idempotencyKey } = input
      const problems = [
        number === null ? UNKNOWN_CHANGE : null,
        findReasonProblem(reason),
        findIdempotencyKeyProblem(idempotencyKey),
      ].filter((problem) => problem !== null)
      if (number === null || problems.length > 0) return refused(...problems)
      return write((transaction) => undo(transaction, number, editor, toNote(reason)))
    })
}

const UNKNOWN_CHANGE = fieldProblem('id', 'UNKNOWN', 'This change does not exist: pass the `id` of a `RosterChange`.')

/** Reason why the change itself can't be undone, given the player's newest change that is not undone; null when it can. */
function findHindrance({ number, kind, undoneBy }: RosterChange, newest: number | null): string | null {
  if (kind === 'UNDONE') return "An undo can't be undone: make the original change again."
  if (undoneBy !== null) return 'The change has already been undone.'
  if (kind === 'REMOVED') return 'The player was removed from the rosters: add the player again.'
  return newest === number ? null : 'The player has a newer change: undo that one first.'
}

/** Restores a player to the state before a change; null when the player did not exist before. */
function restore(
  { players, claims }: Pick<RosterTransaction, 'players' | 'claims'>,
  player: ProPlayer,
  before: ProPlayer | null,
): void {
  if (before === null) {
    players.delete(player.id)
    claims.delete(nameClaim(player.slug))
  } else {
    players.set(player.id, before)
    if (before.slug !== player.slug) {
      claims.delete(nameClaim(player.slug))
      claims.set(nameClaim(before.slug), { playerId: player.id })
    }
  }
  const kept = before?.accounts ?? []
  for (const account of player.accounts) if (!kept.includes(account)) claims.delete(accountClaim(account))
  for (const account of kept) {
    if (!player.accounts.includes(account)) claims.set(accountClaim(account), { playerId: player.id })
  }
}

function notUndoable(message: string): NotUndoable {
  return { kind: 'not-undoable', message }
}
