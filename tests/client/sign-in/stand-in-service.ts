import { LEAST_POLICY } from '../../../client/sign-in/password-rules.ts'
import type { AccountActionResult } from '../../../client/sign-in/session.ts'
import type { SignedInMark } from '../../../client/sign-in/sessions.ts'
import type { SignedIn, SignInService } from '../../../client/sign-in/sign-in-service.ts'

export const VEYL: SignedIn = {
  kind: 'in',
  id: 'person-veyl',
  name: null,
  email: 'veyl@lanewatch.example',
  emailVerified: false,
}

export const DONE: AccountActionResult = { kind: 'done' }
export const failed = (code: string): AccountActionResult => ({ kind: 'failed', code })

/** A sign-in service that keeps the viewer in memory. */
export interface StandInService extends SignInService {
  /** Changes the viewer without an action on this page; null signs out. */
  readonly setViewer: (person: SignedIn | null) => void
  /** Makes every later action fail with this code, without a change; null restores success. */
  readonly fail: (code: string | null) => void
  /** Number of renewed tokens. */
  readonly renewals: () => number
}

export function createStandInService(person: SignedIn | null = null): StandInService {
  let present = person
  let failure: string | null = null
  let renewals = 0
  const listeners = new Set<(person: SignedIn | null) => void>()

  function setViewer(next: SignedIn | null) {
    present = next
    for (const listener of listeners) listener(next)
  }
  const perform = async (change: () => void = () => {}) => {
    if (failure !== null) return failed(failure)
    change()
    return DONE
  }

  return {
    setViewer,
    fail: (code) => {
      failure = code
    },
    renewals: () => renewals,
    watch(listener) {
      listeners.add(listener)
      queueMicrotask(() => listener(present))
    },
    async token(renewed) {
      if (renewed) renewals += 1
      return present === null ? null : `token ${renewals} of ${present.id}`
    },
    signInWithGoogle: () => perform(() => setViewer({ ...VEYL, name: 'Veyl' })),
    signIn: () => perform(() => setViewer(VEYL)),
    signUp: () => perform(() => setViewer(VEYL)),
    passwordPolicy: async () => LEAST_POLICY,
    sendReset: () => perform(),
    sendVerification: () => perform(),
    lookAgain: () => perform(() => setViewer(present === null ? null : { ...present, emailVerified: true })),
    signOut: () => perform(() => setViewer(null)),
    waysIn: () => ['password'],
    isFresh: async () => true,
    confirm: () => perform(),
    confirmWithGoogle: () => perform(),
    deleteAccount: () => perform(() => setViewer(null)),
  }
}

interface StandInMark {
  readonly mark: SignedInMark
  /** Sets or clears the mark as another tab does. */
  readonly change: (set: boolean) => void
}

/** A mark in the storage that the tabs of a browser share. */
export function createMark(set = false): StandInMark {
  const listeners = new Set<() => void>()
  let isSet = set
  const mark: SignedInMark = {
    isSet: () => isSet,
    set: () => {
      isSet = true
    },
    clear: () => {
      isSet = false
    },
    listen: (listener) => listeners.add(listener),
  }
  return {
    mark,
    change(next) {
      isSet = next
      for (const listener of listeners) listener()
    },
  }
}
