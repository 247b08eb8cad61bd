import { type Editor, signatureOf } from '../../identity/rules/viewer.ts'
import type { Clock } from '../../shared/clock.ts'
import { findMembershipProblems } from '../rules/memberships.ts'
import type { ProSceneView } from '../rules/pro-scene-view.ts'
import { currentTeamOf, lastMoveOf } from '../rules/pro-scene.ts'
import { transferPlayer } from '../rules/roster-edit.ts'
import {
  type FieldProblem,
  fieldProblem,
  findEvidenceProblem,
  findIdempotencyKeyProblem,
  findReasonProblem,
  findTeamProblem,
  toNote,
} from '../rules/roster-input.ts'
import type { ProScene } from './pro-scene.ts'
import {
  type IdempotencyKeyReused,
  type MembershipChanged,
  refused,
  type RosterOutcome,
  type RosterRefused,
} from './roster-outcome.ts'
import type { RosterEdit, RosterTransaction, RosterWriting } from './roster-writing.ts'
import { toKeyedRequest } from './used-keys.ts'

/** Reference to a player: an id, or a name or slug in any case. */
export type PlayerReference = { readonly id: string } | { readonly name: string }

export interface TransferProPlayerInput {
  readonly player: PlayerReference
  /** Code of the team that the player leaves, in any case; null when the player has none. */
  readonly fromTeam: string | null
  /** Code of the new team, in any case; null when the player will have none. */
  readonly toTeam: string | null
  /** Milliseconds since 1970; null for now. */
  readonly at: number | null
  readonly reason: string | null
  readonly evidence: string | null
  readonly idempotencyKey: string | null
}

/** Reasons for which a player can't be transferred. */
export type TransferProPlayerProblem = FieldProblem | MembershipChanged | IdempotencyKeyReused

export type TransferProPlayer = (
  editor: Editor,
  input: TransferProPlayerInput,
) => Promise<RosterOutcome<TransferProPlayerProblem>>

interface Dependencies {
  readonly writing: RosterWriting
  readonly proScene: ProScene
  readonly clock: Clock
}

/** A valid input, as far as it can be checked before the player is read. */
interface Transfer {
  readonly kind: 'transfer'
  readonly editor: Editor
  readonly playerId: string
  readonly fromTeam: string | null
  readonly toTeam: string | null
  /** Milliseconds since 1970; null for now. */
  readonly at: number | null
  readonly reason: string | null
  readonly evidence: string | null
}

export function createTransferProPlayer({ writing, proScene, clock }: Dependencies): TransferProPlayer {
  function check(
    editor: Editor,
    input: TransferProPlayerInput,
    scene: ProSceneView,
  ): Transfer | RosterRefused<FieldProblem> {
    const player = 'id' in input.player ? scene.findPlayer(input.player.id) : scene.findPlayerByName(input.player.name)
    const fromTeam = input.fromTeam === null ? null : scene.findTeam(input.fromTeam.trim())
    const toTeam = input.toTeam === null ? null : scene.findTeam(input.toTeam.trim())
    const [fromProblem, toProblem] = [
      findTeamProblem('fromTeam', input.fromTeam, fromTeam),
      findTeamProblem('toTeam', input.toTeam, toTeam),
    ]
    const problems = [
      player === null ? UNKNOWN_PLAYER : null,
      fromProblem,
      toProblem ?? (fromProblem === null && fromTeam === toTeam ? SAME_TEAM : null),
      input.at !== null && input.at > clock.now() ? IN_THE_FUTURE : null,
      findReasonProblem(input.reason),
      findEvidenceProblem(input.evidence),
      findIdempotencyKeyProblem(input.idempotencyKey),
    ].filter((problem) => problem !== null)
    if (player === null || problems.length > 0) return refused(...problems)
    return {
      kind: 'transfer',
      editor,
      playerId: player.id,
      fromTeam: fromTeam?.code ?? null,
      toTeam: toTeam?.code ?? null,
      at: input.at,
      reason: toNote(input.reason),
      evidence: toNote(input.evidence),
    }
  }

  async function transfer(
    { players, teams, ledger }: RosterTransaction,
    { editor, playerId, fromTeam, toTeam, at: wanted, reason, evidence }: Transfer,
  ): Promise<RosterEdit | RosterRefused<MembershipChanged | FieldProblem>> {
    const player = await players.find(playerId)
    if (player === null) return refused(UNKNOWN_PLAYER)
    if (currentTeamOf(player) !== fromTeam) return refused({ kind: 'membership-changed', player })
    const goneTeam = findTeamProblem('toTeam', toTeam, toTeam === null ? null : await teams.find(toTeam))
    if (goneTeam !== null) return refused(goneTeam)
    const now = clock.now()
    const lastMove = lastMoveOf(player)
    // The clocks of two servers may differ. Without an explicit time, the transfer is never before the last one.
    const at = wanted ?? Math.max(now, lastMove ?? now)
    const next = transferPlayer(player, toTeam, at)
    if (findMembershipProblems(next.memberships).length > 0) return refused(BEFORE_LAST_MOVE)

    players.set(playerId, next)
    const change = ledger.append({
      kind: 'TRANSFERRED',
      playerId,
      playerName: player.name,
      role: player.role,
      previousRole: null,
      fromTeam,
      toTeam,
      account: null,
      at,
      recordedAt: now,
      by: signatureOf(editor),
      reason,
      evidence,
    })
    return { kind: 'written', playerId, player: next, change }
  }

  return (editor, input) =>
    writing.answer<TransferProPlayerProblem>(toKeyedRequest('transferProPlayer', input), async (write) => {
      const checked = check(editor, input, await proScene.look())
      return checked.kind === 'refused' ? checked : write((transaction) => transfer(transaction, checked))
    })
}

const UNKNOWN_PLAYER = fieldProblem('player', 'UNKNOWN', 'This player is not in the rosters: add the player first.')

const SAME_TEAM = fieldProblem('toTeam', 'UNCHANGED', 'The team would not change: write the code of another team.')

const IN_THE_FUTURE = fieldProblem('at', 'INVALID', 'Write a time that is not in the future.')

const BEFORE_LAST_MOVE = fieldProblem(
  'at',
  'INVALID',
  "Write a time that is not before the player's last change of team.",
)
