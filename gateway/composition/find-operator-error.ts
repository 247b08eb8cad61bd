import { OperatorError } from '../shared/operator-error.ts'

/** Message for an error that the operator can fix, such as a port that is in use; null for a fault of the program. */
export function findOperatorError(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error) || !('syscall' in error)) return null
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `Another program uses this PORT (${error.message}): stop it, or set another PORT.` : error.message
}
