import { foldRiotId, type RiotId } from '../../accounts/rules/riot-id.ts'
import { type Editor, signatureOf } from '../../identity/rules/viewer.ts'
import type { Clock } from '../../shared/clock.ts'
import { platformOf, type Region } from '../../shared/region.ts'
import { accountClaim } from '../collections/pro-claims.ts'
import { type FieldProblem, fieldProblem, findIdempotencyKeyProblem } from '../rules/roster-input.ts'
import { type IdempotencyKeyReused, refused, type RosterOutcome, type RosterRefused } from './roster-outcome.ts'
import type { RosterEdit, RosterTransaction, RosterWriting } from './roster-writing.ts'
import { toKeyedRequest } from './used-keys.ts'

export interface SettleAccountDoubtInput {
  /** Null when the input can't be an id. */
  readonly playerId: string | null
  readonly account: RiotId & { readonly region: Region }
  /** True when the account is the player's, and false to remove it from the player. */
  readonly belongs: boolean
  readonly idempotencyKey: string | null
}

/** Reasons for which a doubt can't be settled. */
export type SettleAccountDoubtProblem = FieldProblem | IdempotencyKeyReused

export type SettleAccountDoubt = (
  editor: Editor,
  input: SettleAccountDoubtInput,
) => Promise<RosterOutcome<SettleAccountDoubtProblem>>

interface Dependencies {
  readonly writing: RosterWriting
  readonly clock: Pick<Clock, 'now'>
}

/** The ledger says in English why an account was removed, and not which: it may belong to another person by now. */
const REMOVAL_REASON = 'An account in doubt was removed.'

/** An account that Riot does not know is in doubt again after the next check, unless Riot knows it then. */
export function createSettleAccountDoubt({ writing, clock }: Dependencies): SettleAccountDoubt {
  return (editor, input) =>
    writing.answer<SettleAccountDoubtProblem>(toKeyedRequest('settleAccountDoubt', input), async (write) => {
      const problem = findIdempotencyKeyProblem(input.idempotencyKey)
      return problem === null
        ? write((transaction) => settle(transaction, input, { by: signatureOf(editor), now: clock.now() }))
        : refused(problem)
    })
}

async function settle(
  { players, claims, ledger }: RosterTransaction,
  { playerId, account, belongs }: SettleAccountDoubtInput,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<RosterEdit | RosterRefused<FieldProblem>> {
  const player = playerId === null ? null : await players.find(playerId)
  if (player === null) return refused(UNKNOWN_PLAYER)
  const platform = platformOf(account.region)
  const index = player.accounts.findIndex(
    (own) => own.doubt !== null && own.platform === platform && foldRiotId(own) === foldRiotId(account),
  )
  const doubted = player.accounts[index]
  if (doubted === undefined) return refused(NOT_IN_DOUBT)

  const accounts = belongs
    ? player.accounts.with(index, { ...doubted, doubt: null })
    : player.accounts.toSpliced(index, 1)
  const next = { ...player, accounts, revision: player.revision + 1 }
  players.set(player.id, next)
  if (belongs) return { kind: 'written', playerId: player.id, player: next, change: null }
  claims.delete(accountClaim(doubted))
  const change = ledger.append({
    kind: 'UPDATED',
    playerId: player.id,
    playerName: player.name,
    role: player.role,
    previousRole: null,
    fromTeam: null,
    toTeam: null,
    account: doubted,
    accountLost: true,
    at: now,
    recordedAt: now,
    by,
    reason: REMOVAL_REASON,
    evidence: null,
  })
  return { kind: 'written', playerId: player.id, player: next, change }
}

const UNKNOWN_PLAYER = fieldProblem(
  'player',
  'UNKNOWN',
  'This player is not in the rosters: pass the `id` of a `ProPlayer`.',
)

const NOT_IN_DOUBT = fieldProblem(
  'account',
  'UNKNOWN',
  'The player has no account in doubt with this Riot ID: look at `doubtfulAccounts` again.',
)
