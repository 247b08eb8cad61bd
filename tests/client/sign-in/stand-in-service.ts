import type { DeedOutcome } from '../../../client/sign-in/session.ts'
import { LEAST_POLICY } from '../../../client/sign-in/password-rules.ts'
import type { SignedInMark } from '../../../client/sign-in/sessions.ts'
import type { SignedIn, SignInService } from '../../../client/sign-in/sign-in-service.ts'

export const VEYL: SignedIn = {
  kind: 'in',
  id: 'person-veyl',
  name: null,
  email: 'veyl@lanewatch.example',
  emailVerified: false,
}

export const DONE: DeedOutcome = { is: 'done' }
export const failed = (code: string): DeedOutcome => ({ is: 'failed', code })

/** A sign-in service that remembers in a variable who is signed in. */
export interface StandInService extends SignInService {
  /** Makes somebody signed in, or nobody, without anything having been done at this page. */
  readonly turn: (person: SignedIn | null) => void
  /** Every deed from now on ends so, and changes nothing; null for as it should. */
  readonly fail: (code: string | null) => void
  /** How many tokens were made anew on demand. */
  readonly renewals: () => number
}

export function createStandInService(person: SignedIn | null = null): StandInService {
  let present = person
  let failure: string | null = null
  let renewals = 0
  const listeners = new Set<(person: SignedIn | null) => void>()

  function turn(next: SignedIn | null) {
    present = next
    for (const listener of listeners) listener(next)
  }
  const deed = async (change: () => void = () => {}) => {
    if (failure !== null) return failed(failure)
    change()
    return DONE
  }

  return {
    turn,
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
    signInWithGoogle: () => deed(() => turn({ ...VEYL, name: 'Veyl' })),
    signIn: () => deed(() => turn(VEYL)),
    signUp: () => deed(() => turn(VEYL)),
    passwordPolicy: async () => LEAST_POLICY,
    sendReset: () => deed(),
    sendVerification: () => deed(),
    lookAgain: () => deed(() => turn(present === null ? null : { ...present, emailVerified: true })),
    signOut: () => deed(() => turn(null)),
    waysIn: () => ['password'],
    isFresh: async () => true,
    confirm: () => deed(),
    confirmWithGoogle: () => deed(),
    deleteAccount: () => deed(() => turn(null)),
  }
}

interface StandInMark {
  readonly mark: SignedInMark
  /** What another tab does. */
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
