import type { Clock } from '../../shared/clock.ts'
import { type CollectionDefinition, type CollectionWriter, openCollection } from '../../store/collection.ts'
import type { DocumentData, DocumentStore, Transaction } from '../../store/document-store.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { type ProClaim, proClaimsCollection } from '../collections/pro-claims.ts'
import { proPlayersCollection } from '../collections/pro-players.ts'
import { proTeamsCollection } from '../collections/pro-teams.ts'
import type { ProPlayer, ProTeam } from '../rules/pro-scene.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import type { ProScene } from './pro-scene.ts'
import { openRosterLedger, type RosterLedgerEnd } from './roster-ledger.ts'
import { type IdempotencyKeyReused, refused, type RosterOutcome, type RosterRefused } from './roster-outcome.ts'
import { type KeyedRequest, openUsedKeys } from './used-keys.ts'

/** Collections that a roster change reads and writes in its transaction. All reads precede the first write. */
export interface RosterTransaction {
  readonly players: CollectionWriter<ProPlayer>
  /** Read again inside the transaction, because a team can be removed after the request was checked. */
  readonly teams: Pick<CollectionWriter<ProTeam>, 'find'>
  readonly claims: CollectionWriter<ProClaim>
  readonly ledger: RosterLedgerEnd
  readonly forgotten: Forgotten
  /** Opens a collection of another subject in the same transaction. */
  open<T extends DocumentData>(definition: CollectionDefinition<T>): CollectionWriter<T>
}

export interface RosterEdit {
  readonly kind: 'written'
  readonly playerId: string
  /** The player after the edit; null when deleted. */
  readonly player: ProPlayer | null
  /** Null when there was nothing new to write. */
  readonly change: RosterChange | null
}

type Write = <Problem>(
  edit: (transaction: RosterTransaction) => Promise<RosterEdit | RosterRefused<Problem>>,
) => Promise<RosterOutcome<Problem | IdempotencyKeyReused>>

export interface RosterWriting {
  /** Returns the earlier answer to the same request. `write` runs the only transaction, after the earlier ones of this process. */
  answer<Problem>(
    keyed: KeyedRequest | null,
    work: (write: Write) => Promise<RosterOutcome<Problem>>,
  ): Promise<RosterOutcome<Problem | IdempotencyKeyReused>>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: ProScene
}

export function createRosterWriting({ store, clock, proScene }: Dependencies): RosterWriting {
  const players = openCollection(store, proPlayersCollection)
  const teams = openCollection(store, proTeamsCollection)
  const claims = openCollection(store, proClaimsCollection)
  const ledger = openRosterLedger(store)
  const usedKeys = openUsedKeys(store)
  const suppressions = openSuppressionList(store)
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** Runs the transactions of this process one after the other, so that concurrent ones don't use up their attempts. */
  async function inTurn<T>(transact: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(transact)
    lastTurn = turn.catch(() => {})
    return turn
  }

  /** Finds the earlier answer to the same request; null for a new request. */
  async function findAnswer(
    transaction: Transaction,
    keyed: KeyedRequest | null,
  ): Promise<RosterOutcome<IdempotencyKeyReused> | null> {
    const used = keyed === null ? null : await usedKeys.in(transaction).find(keyed)
    if (used === null) return null
    if (used.request !== keyed?.request) return refused({ kind: 'key-reused' })
    const end = await ledger.in(transaction)
    const player = await players.in(transaction).find(used.playerId)
    return { kind: 'written', player, change: used.change === null ? null : await end.find(used.change) }
  }

  async function write<Problem>(
    keyed: KeyedRequest | null,
    edit: (transaction: RosterTransaction) => Promise<RosterEdit | RosterRefused<Problem>>,
  ): Promise<RosterOutcome<Problem | IdempotencyKeyReused>> {
    const { outcome, edited } = await store.transaction(async (transaction) => {
      const earlier = await findAnswer(transaction, keyed)
      if (earlier !== null) return { outcome: earlier, edited: null }
      const edited = await edit({
        players: players.in(transaction),
        teams: teams.in(transaction),
        claims: claims.in(transaction),
        ledger: await ledger.in(transaction),
        forgotten: (await suppressions.in(transaction)).forgotten,
        open: (definition) => openCollection(store, definition).in(transaction),
      })
      if (edited.kind === 'refused') return { outcome: edited, edited: null }
      const { playerId, player, change } = edited
      if (keyed !== null) {
        const result = { playerId, change: change?.number ?? null, usedAt: clock.now() }
        usedKeys.in(transaction).remember(keyed, result)
      }
      return { outcome: { kind: 'written' as const, player, change }, edited }
    })
    if (edited !== null) proScene.applyOwnWrite(edited.playerId, edited.player)
    return outcome
  }

  return {
    async answer(keyed, work) {
      // Checked before validation: the earlier run may have made this input invalid.
      const earlier = keyed && (await store.transaction((transaction) => findAnswer(transaction, keyed)))
      return earlier ?? work((edit) => inTurn(() => write(keyed, edit)))
    },
  }
}
