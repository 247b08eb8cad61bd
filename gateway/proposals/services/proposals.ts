import { type Editor, signatureOf } from '../../identity/rules/viewer.ts'
import { accountClaim, nameClaim } from '../../rosters/collections/pro-claims.ts'
import { listAll } from '../../rosters/files/roster-store.ts'
import { currentTeamOf, type ProPlayer, playerSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { RosterChange } from '../../rosters/rules/roster-change.ts'
import { findFreePlayerId } from '../../rosters/rules/roster-edit.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import {
  type AccountTaken,
  type IdempotencyKeyReused,
  refused,
  type RosterRefused,
} from '../../rosters/services/roster-outcome.ts'
import type { RosterEdit, RosterTransaction, RosterWriting } from '../../rosters/services/roster-writing.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { LEAGUEPEDIA_ROUND_ID, type ProposalRound, proposalRoundsCollection } from '../collections/proposal-rounds.ts'
import { rosterProposalsCollection } from '../collections/roster-proposals.ts'
import { type AppliedProposal, applyProposal, playerFrom, presentOf } from '../rules/apply-proposal.ts'
import { inOrder } from '../rules/list-proposals.ts'
import type { RosterProposal } from '../rules/proposal.ts'

export interface PendingProposal extends RosterProposal {
  readonly id: string
}

/** The proposal is no longer in the queue: an editor has decided, or Leaguepedia says something else. */
export interface ProposalGone {
  readonly kind: 'proposal-gone'
  readonly id: string
}

/** The rosters no longer say what the proposal would replace. */
export interface ProposalOutdated {
  readonly kind: 'proposal-outdated'
  readonly id: string
  readonly name: string
}

export type ProposalProblem = ProposalGone | ProposalOutdated | AccountTaken

export interface AcceptedProposals {
  /** The ids of the accepted proposals. */
  readonly accepted: readonly string[]
  /** The changes that were recorded, in the order of the ids. */
  readonly changes: readonly RosterChange[]
  readonly problems: readonly ProposalProblem[]
}

export interface RejectedProposals {
  readonly rejected: readonly string[]
  readonly problems: readonly ProposalGone[]
}

/** The review queue. Editors accept and reject; nothing changes by itself. */
export interface Proposals {
  /** Lists what waits for a decision, by team. `team` is a code; null for all. */
  list(team: string | null): Promise<readonly PendingProposal[]>
  /** Returns a proposal that waits for a decision; null for any other. */
  find(id: string): Promise<PendingProposal | null>
  /** Returns the last round; null before the first. */
  lastRound(): Promise<ProposalRound | null>
  /**
   * Applies proposals to the rosters, each in a transaction with its entry in the ledger. Other answers to the same question are
   * rejected with it. A problem with one leaves the others accepted.
   */
  accept(editor: Editor, ids: readonly string[]): Promise<AcceptedProposals>
  /** Rejects proposals. Later rounds do not make them again, unless Leaguepedia says the same about a later time. */
  reject(editor: Editor, ids: readonly string[]): Promise<RejectedProposals>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Pick<Clock, 'now'>
  readonly proScene: Pick<ProScene, 'look'>
  readonly writing: RosterWriting
}

export function createProposals({ store, clock, proScene, writing }: Dependencies): Proposals {
  const proposals = openCollection(store, rosterProposalsCollection)
  const rounds = openCollection(store, proposalRoundsCollection)

  async function listPending(): Promise<readonly PendingProposal[]> {
    const all = await listAll(proposals)
    return all.flatMap(({ id, value }) => (value.state === 'PENDING' ? [{ ...value, id }] : []))
  }

  async function acceptIn(
    transaction: RosterTransaction,
    editor: Editor,
    { id, rivals }: { readonly id: string; readonly rivals: readonly string[] },
  ): Promise<RosterEdit | RosterRefused<ProposalProblem>> {
    const queue = transaction.open(rosterProposalsCollection)
    const [proposal = null, ...others] = await queue.findMany([id, ...rivals])
    if (proposal?.state !== 'PENDING') return refused({ kind: 'proposal-gone', id })
    const outdated = refused({ kind: 'proposal-outdated' as const, id, name: proposal.playerName })
    const team = proposal.kind === 'JOINED' || proposal.kind === 'NEW_PLAYER' ? proposal.after : null
    if (team !== null && (await transaction.teams.find(team))?.retired !== false) return outdated
    const result =
      proposal.playerId === null
        ? await addPlayer(transaction, proposal)
        : await changePlayer(transaction, proposal, proposal.playerId)
    if (result === null) return outdated
    if (result.kind === 'account-taken') return refused(result)

    const { before, applied } = result
    const { player } = applied
    const now = clock.now()
    transaction.players.set(player.id, player)
    if (before !== null && before.slug !== player.slug) transaction.claims.delete(nameClaim(before.slug))
    if (before?.slug !== player.slug) transaction.claims.set(nameClaim(player.slug), { playerId: player.id })
    const gained = player.accounts.filter((account) => before?.accounts.includes(account) !== true)
    for (const account of gained) transaction.claims.set(accountClaim(account), { playerId: player.id })
    queue.delete(id)
    for (const [index, rival] of others.entries()) {
      const rivalId = rivals[index]
      if (rivalId !== undefined && rival?.state === 'PENDING') queue.set(rivalId, toRejected(rival, editor, now))
    }
    const change = transaction.ledger.append({
      kind: applied.kind,
      playerId: player.id,
      playerName: player.name,
      role: player.role,
      previousRole: before === null || before.role === player.role ? null : before.role,
      fromTeam: applied.fromTeam,
      toTeam: applied.toTeam,
      account: applied.account,
      at: applied.at ?? now,
      recordedAt: now,
      by: signatureOf(editor),
      reason: reasonOf(proposal),
      evidence: proposal.url,
      replaced: applied.replaced,
      proposal: id,
    })
    return { kind: 'written', playerId: player.id, player, change }
  }

  return {
    async list(team) {
      const [pending, scene] = await Promise.all([listPending(), proScene.look()])
      return inOrder(
        pending.filter((each) => team === null || each.team === team),
        scene,
      )
    },

    async find(id) {
      const proposal = await proposals.find(id)
      return proposal?.state === 'PENDING' ? { ...proposal, id } : null
    },

    lastRound: () => rounds.find(LEAGUEPEDIA_ROUND_ID),

    async accept(editor, ids) {
      const accepted: string[] = []
      const changes: RosterChange[] = []
      const problems: ProposalProblem[] = []
      const pending = await listPending()
      for (const id of ids) {
        const rivals = listRivals(pending, id)
        const outcome = await writing.answer<ProposalProblem | IdempotencyKeyReused>(null, (write) =>
          write((transaction) => acceptIn(transaction, editor, { id, rivals })),
        )
        if (outcome.kind === 'written') {
          accepted.push(id)
          if (outcome.change !== null) changes.push(outcome.change)
        } else {
          problems.push(...outcome.problems.filter((problem) => problem.kind !== 'key-reused'))
        }
      }
      return { accepted, changes, problems }
    },

    reject: (editor, ids) =>
      store.transaction(async (transaction) => {
        const queue = proposals.in(transaction)
        const found = await queue.findMany(ids)
        const now = clock.now()
        const rejected: string[] = []
        const problems: ProposalGone[] = []
        for (const [index, id] of ids.entries()) {
          const proposal = found[index]
          if (proposal?.state !== 'PENDING') {
            problems.push({ kind: 'proposal-gone', id })
          } else {
            queue.set(id, toRejected(proposal, editor, now))
            rejected.push(id)
          }
        }
        return { rejected, problems }
      }),
  }
}

/** Finds the other answers to the question of a proposal. */
function listRivals(pending: readonly PendingProposal[], id: string): readonly string[] {
  const own = pending.find((each) => each.id === id)
  return pending.filter((each) => each.question === own?.question && each.id !== id).map((each) => each.id)
}

function toRejected(proposal: RosterProposal, editor: Editor, now: number): RosterProposal {
  return { ...proposal, state: 'REJECTED', decidedBy: signatureOf(editor), decidedAt: now }
}

interface Applicable {
  readonly kind: 'applicable'
  /** Null for a new player. */
  readonly before: ProPlayer | null
  readonly applied: AppliedProposal
}

/** Returns null when the rosters have changed. */
async function changePlayer(
  { players, claims }: RosterTransaction,
  proposal: RosterProposal,
  playerId: string,
): Promise<Applicable | AccountTaken | null> {
  const before = await players.find(playerId)
  if (before === null || presentOf(before, proposal) !== proposal.before) return null
  if (proposal.kind === 'RETIRED' && before.retired) return null
  const applied = applyProposal(before, proposal)
  const { slug } = applied.player
  if (slug !== before.slug && (await claims.find(nameClaim(slug))) !== null) return null
  const holder = applied.account === null ? null : await claims.find(accountClaim(applied.account))
  const owner = holder === null || holder.playerId === playerId ? null : await players.find(holder.playerId)
  return owner === null ? { kind: 'applicable', before, applied } : { kind: 'account-taken', player: owner }
}

/** Returns null when the rosters have changed. */
async function addPlayer(
  { players, claims, ledger, forgotten }: RosterTransaction,
  proposal: RosterProposal,
): Promise<Applicable | null> {
  const { playerName: name, team, accounts } = proposal
  const key = (team ?? 'other').toLowerCase()
  const plain = await claims.find(nameClaim(playerSlugOf({ name, key: null })))
  const namesake = plain === null ? null : await players.find(plain.playerId)
  if (namesake !== null && currentTeamOf(namesake) === team) return null
  const own = { name, key: plain === null ? null : key }
  const slug = playerSlugOf(own)
  if (own.key !== null && (await claims.find(nameClaim(slug))) !== null) return null
  const taken = await claims.findMany(accounts.map((account) => accountClaim(account)))
  const free = accounts.filter((_account, index) => taken[index] === null)
  const id = await findFreePlayerId(
    slug,
    async (each) => !forgotten.hasPlayer(each) && (await players.find(each)) === null,
  )
  const identity = { id, key: own.key, revision: ledger.number + 1 }
  return { kind: 'applicable', before: null, applied: playerFrom({ ...proposal, accounts: free }, identity) }
}

/** The reason in the ledger names the source and what the entry does not show otherwise. */
function reasonOf({ kind, before, after, date }: RosterProposal): string {
  // The Riot ID of an account can change, and earlier ones are not shown.
  if (kind === 'ACCOUNT') return 'Leaguepedia, CC BY-SA: account'
  const change = `${before ?? 'none'} → ${after ?? 'none'}`.slice(0, 200)
  return `Leaguepedia, CC BY-SA: ${kind.toLowerCase().replace('_', ' ')}, ${change}${date === null ? '' : `, ${date}`}`
}
