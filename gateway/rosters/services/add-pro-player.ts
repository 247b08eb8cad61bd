import type { Account } from '../../accounts/rules/account.ts'
import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { AccountNotFound, InvalidRiotId } from '../../accounts/services/account-results.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import { type Editor, signatureOf } from '../../identity/rules/viewer.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Region } from '../../shared/region.ts'
import type { Unavailable } from '../../shared/upstream.ts'
import { toTitle } from '../../shared/written-text.ts'
import { accountClaim, nameClaim } from '../collections/pro-claims.ts'
import type { ProRole } from '../rules/pro-role.ts'
import { currentTeamOf, type ProAccount, type ProPlayer, proSlugOf } from '../rules/pro-scene.ts'
import { findFreePlayerId, isSameAccount, newAccount, newPlayer, updatePlayer } from '../rules/roster-edit.ts'
import {
  type FieldProblem,
  fieldProblem,
  findEvidenceProblem,
  findIdempotencyKeyProblem,
  findLeagueProblem,
  findNameProblem,
  findReasonProblem,
  findTeamProblem,
  toNote,
} from '../rules/roster-input.ts'
import type { ProScene } from './pro-scene.ts'
import {
  type AccountTaken,
  type IdempotencyKeyReused,
  type MembershipChanged,
  refused,
  type RosterOutcome,
  type RosterRefused,
} from './roster-outcome.ts'
import type { RosterEdit, RosterTransaction, RosterWriting } from './roster-writing.ts'
import { toKeyedRequest } from './used-keys.ts'

export interface AddProPlayerInput {
  /** Code of the player's team, in any case. */
  readonly team: string
  /** Code of the league that the team has to play in, in any case; null for any league. */
  readonly league: string | null
  readonly role: ProRole
  readonly name: string
  /** Null for none. */
  readonly account: (RiotId & { readonly region: Region }) | null
  readonly reason: string | null
  readonly evidence: string | null
  readonly idempotencyKey: string | null
}

/** Reasons for which a pro player can't be added. */
export type AddProPlayerProblem =
  | FieldProblem
  | MembershipChanged
  | AccountTaken
  | AccountNotFound
  | InvalidRiotId
  | Unavailable
  | IdempotencyKeyReused

export type AddProPlayer = (editor: Editor, input: AddProPlayerInput) => Promise<RosterOutcome<AddProPlayerProblem>>

interface Dependencies {
  readonly writing: RosterWriting
  readonly accounts: Accounts
  readonly proScene: ProScene
  readonly clock: Clock
}

interface Addition extends Pick<AddProPlayerInput, 'league' | 'role' | 'reason' | 'evidence'> {
  readonly kind: 'addition'
  readonly editor: Editor
  readonly name: string
  readonly team: string
  readonly account: ProAccount | null
  /** Id of the player who already has the account, possibly under an earlier Riot ID. */
  readonly knownOwner: string | null
}

const ASKED_TO_BE_REMOVED = fieldProblem(
  'name',
  'INVALID',
  'A player with this name asked to be removed: the operator can lift that with `npm run forget`.',
)

export function createAddProPlayer({ writing, accounts, proScene, clock }: Dependencies): AddProPlayer {
  /** Looks the account up; null when none was given. */
  async function findAccount(account: AddProPlayerInput['account']) {
    return account === null ? null : accounts.findByRiotId(account, account.region)
  }

  /** Validates the input. A refusal lists all mistakes. */
  async function check(
    editor: Editor,
    input: AddProPlayerInput,
  ): Promise<Addition | RosterRefused<AddProPlayerProblem>> {
    const [scene, lookup] = await Promise.all([proScene.look(), findAccount(input.account)])
    const team = scene.findTeam(input.team.trim())
    const problems = [
      findTeamProblem('team', input.team, team),
      findLeagueProblem(input.league, team),
      findNameProblem(input.name),
      lookup?.kind === 'found' ? null : lookup,
      findReasonProblem(input.reason),
      findEvidenceProblem(input.evidence),
      findIdempotencyKeyProblem(input.idempotencyKey),
    ].filter((problem) => problem !== null)
    if (team === null || problems.length > 0) return refused(...problems)

    const found = lookup?.kind === 'found' ? lookup.account : null
    return {
      kind: 'addition',
      editor,
      role: input.role,
      name: toTitle(input.name),
      team: team.code,
      league: input.league,
      account: found && toProAccount(found),
      knownOwner: found && (scene.findPlayerOfAccount(found)?.id ?? null),
      reason: toNote(input.reason),
      evidence: toNote(input.evidence),
    }
  }

  async function add(
    { players, teams, claims, ledger, forgotten }: RosterTransaction,
    { editor, name, role, team, league, account, knownOwner, reason, evidence }: Addition,
  ): Promise<RosterEdit | RosterRefused<FieldProblem | MembershipChanged | AccountTaken>> {
    const teamNow = await teams.find(team)
    const teamProblem = findTeamProblem('team', team, teamNow) ?? findLeagueProblem(league, teamNow)
    if (teamProblem !== null) return refused(teamProblem)
    const slug = proSlugOf(name)
    if (forgotten.hasName(slug)) return refused(ASKED_TO_BE_REMOVED)
    const nameHolder = await claims.find(nameClaim(slug))
    const player = nameHolder && (await players.find(nameHolder.playerId))
    if (player !== null && currentTeamOf(player) !== team) return refused({ kind: 'membership-changed', player })

    const claim = account && (await claims.find(accountClaim(account)))
    for (const ownerId of new Set([claim?.playerId ?? null, knownOwner])) {
      const owner = ownerId === null || ownerId === player?.id ? null : await players.find(ownerId)
      if (owner !== null && hasAccount(owner, account)) return refused({ kind: 'account-taken', player: owner })
    }

    const gained = player !== null && hasAccount(player, account) ? null : account
    if (player !== null && player.role === role && gained === null) {
      return { kind: 'written', playerId: player.id, player, change: null }
    }

    const now = clock.now()
    const id =
      player?.id ??
      (await findFreePlayerId(slug, async (free) => !forgotten.hasPlayer(free) && (await players.find(free)) === null))
    // A ledger number exceeds every revision of an earlier player with the same id.
    const revision = ledger.number + 1
    const next =
      player === null
        ? newPlayer({ id, name, role, team, account, at: now, revision })
        : updatePlayer(player, role, gained)
    players.set(id, next)
    if (player === null) claims.set(nameClaim(slug), { playerId: id })
    if (gained !== null) claims.set(accountClaim(gained), { playerId: id })
    const change = ledger.append({
      kind: player === null ? 'ADDED' : 'UPDATED',
      playerId: id,
      playerName: next.name,
      role,
      previousRole: player === null || player.role === role ? null : player.role,
      fromTeam: null,
      toTeam: player === null ? team : null,
      account: gained,
      at: now,
      recordedAt: now,
      by: signatureOf(editor),
      reason,
      evidence,
    })
    return { kind: 'written', playerId: id, player: next, change }
  }

  return (editor, input) =>
    writing.answer<AddProPlayerProblem>(toKeyedRequest('addProPlayer', input), async (write) => {
      const checked = await check(editor, input)
      return checked.kind === 'refused' ? checked : write((transaction) => add(transaction, checked))
    })
}

function toProAccount({ platform, gameName, tagLine, puuid, keyId }: Account): ProAccount {
  return { ...newAccount({ platform, gameName, tagLine }), puuid, keyId }
}

function hasAccount({ accounts }: ProPlayer, account: ProAccount | null): boolean {
  return account !== null && accounts.some((own) => isSameAccount(own, account))
}
