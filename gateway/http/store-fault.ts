import {
  SnapshotUnavailable,
  StoreDamaged,
  StoreLocked,
  StoreRefusesWrites,
  StoreUnavailable,
} from '../store/document-store-errors.ts'
import { Refusal } from './refusal.ts'

/** Message about a store fault, as sent to clients. Its cause is only in the log. */
interface StoreFault {
  readonly code: 'STORE_UNAVAILABLE' | 'STORE_READ_ONLY' | 'WRITE_UNCONFIRMED'
  readonly message: string
  /** Pause before a useful retry. */
  readonly retryAfterSeconds: number
}

const UNAVAILABLE: StoreFault = {
  code: 'STORE_UNAVAILABLE',
  message: 'Our stored data can not be reached at the moment. Nothing was changed. Try again in a few seconds.',
  retryAfterSeconds: 5,
}

const READ_ONLY: StoreFault = {
  code: 'STORE_READ_ONLY',
  message:
    'Nothing can be saved at the moment, so nothing was changed. Stored data can still be read. Try again in some minutes.',
  retryAfterSeconds: 60,
}

const UNCONFIRMED: StoreFault = {
  code: 'WRITE_UNCONFIRMED',
  message:
    'Saving was not confirmed in time: the change may have been made or not. Look at the present state before you try again.',
  retryAfterSeconds: 5,
}

/** Returns null for an error that is no fault of the store. */
export function findStoreFault(error: unknown): StoreFault | null {
  if (error instanceof StoreUnavailable) return error.mayBeWritten ? UNCONFIRMED : UNAVAILABLE
  if (error instanceof StoreLocked || error instanceof SnapshotUnavailable) return UNAVAILABLE
  return error instanceof StoreRefusesWrites || error instanceof StoreDamaged ? READ_ONLY : null
}

/** Returns null for an error that is no fault of the store. */
export function refuseForStore(error: unknown): Refusal | null {
  const fault = findStoreFault(error)
  if (fault === null) return null
  return new Refusal(503, fault.code, fault.message, { 'retry-after': String(fault.retryAfterSeconds) })
}
