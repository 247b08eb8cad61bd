import { InvalidEnvironment } from './env.ts'
import { RecountLost, RecountUnderWay } from '../statistics/workers/recount-mark.ts'
import { NotRemovable } from '../rosters/files/remove-from-roster.ts'
import { BrokenRosterFile } from '../rosters/files/roster-problems.ts'
import { UnusableRosterFile } from '../rosters/files/seed-rosters.ts'
import { StoreLocked, TransactionContended } from '../store/document-store-errors.ts'
import { AnotherWorld, UnusableFirestore } from './open-store.ts'
import { UnusableFirebase } from '../identity/firebase/firebase-problem.ts'
import { RoleRefused } from '../identity/firebase/firebase-roles.ts'
import { UnusableSecretFile } from './secret-file.ts'
import { InaccessibleStoreFile, UnreadableStoreFile, UnsupportedStoreFormat } from '../store/sqlite-file.ts'

/** Message for an error that the operator can fix, such as a port that is in use; null for a fault of the program. */
export function findOperatorError(error: unknown): string | null {
  if (error instanceof InvalidEnvironment || error instanceof UnusableSecretFile) return error.message
  if (error instanceof UnsupportedStoreFormat || error instanceof UnreadableStoreFile) return error.message
  if (error instanceof InaccessibleStoreFile) return error.message
  if (error instanceof AnotherWorld || error instanceof UnusableFirestore) return error.message
  if (error instanceof StoreLocked || error instanceof TransactionContended) return error.message
  if (error instanceof UnusableRosterFile || error instanceof BrokenRosterFile) return error.message
  if (error instanceof UnusableFirebase || error instanceof RoleRefused) return error.message
  if (error instanceof NotRemovable) return error.message
  if (error instanceof RecountUnderWay || error instanceof RecountLost) return error.message
  if (!(error instanceof Error) || !('syscall' in error)) return null
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `Another program uses this PORT (${error.message}): stop it, or set another PORT.` : error.message
}
