import type { Accounts } from '../../accounts/services/accounts.ts'
import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import { undoOnPlayer } from '../rules/roster-edit.ts'
import { type AddProPlayer, createAddProPlayer } from './add-pro-player.ts'
import type { ProScene } from './pro-scene.ts'
import { createRosterChanges, type RosterChanges } from './roster-changes.ts'
import { openRosterLedger } from './roster-ledger.ts'
import { createRosterWriting, type RosterWriting } from './roster-writing.ts'
import { createSettleAccountDoubt, type SettleAccountDoubt } from './settle-account-doubt.ts'
import { createTransferProPlayer, type TransferProPlayer } from './transfer-pro-player.ts'
import { createUndoRosterChange, type UndoRosterChange } from './undo-roster-change.ts'
import { createUndoableChanges } from './undoable-changes.ts'

/** Changes the rosters and reads their changes. Each write is one transaction, and may be sent again with its idempotency key. */
export interface Rosters extends RosterChanges {
  readonly addProPlayer: AddProPlayer
  /** Moves a player to another team, provided that the player is in the team that the input names. */
  readonly transferProPlayer: TransferProPlayer
  /** Decides whether an account in doubt is the player's. */
  readonly settleAccountDoubt: SettleAccountDoubt
  /** Undoes the newest change of a player. */
  readonly undoRosterChange: UndoRosterChange
  /** Runs the transactions of subjects that change the rosters by other ways, in turn with those above. */
  readonly writing: RosterWriting
  /** Number of recorded changes, which is the number of the newest; 0 before the first. */
  ledgerNumber(): Promise<number>
  /** True when the change can be undone now. */
  isUndoable(change: RosterChange): Promise<boolean>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly accounts: Accounts
  readonly proScene: ProScene
}

export function createRosters({ store, clock, accounts, proScene }: Dependencies): Rosters {
  const ledger = openRosterLedger(store)
  const changes = createRosterChanges(store)
  const standing = createUndoableChanges(changes)
  const writing = createRosterWriting({ store, clock, proScene })
  let counting: Promise<number> | null = null

  /** Concurrent calls share one read, such as those for the changes of one page. */
  function ledgerNumber(): Promise<number> {
    counting ??= ledger.number().finally(() => (counting = null))
    return counting
  }

  return {
    ...changes,
    addProPlayer: createAddProPlayer({ writing, accounts, proScene, clock }),
    transferProPlayer: createTransferProPlayer({ writing, proScene, clock }),
    settleAccountDoubt: createSettleAccountDoubt({ writing, clock }),
    undoRosterChange: createUndoRosterChange({ writing, standing, clock }),
    writing,
    ledgerNumber,
    async isUndoable(change) {
      const { kind, number, playerId, undoneBy } = change
      if (kind === 'UNDONE' || kind === 'REMOVED' || undoneBy !== null) return false
      const [scene, known] = await Promise.all([proScene.look(), ledgerNumber()])
      const player = scene.findPlayer(playerId)
      const isPossible = player !== null && undoOnPlayer(player, change) !== null
      return isPossible && (await standing.findNewest(playerId, known)) === number
    },
  }
}
