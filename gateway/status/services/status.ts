import type { ClientLimits } from '../rules/client-limits.ts'
import type { ExampleAccount } from '../rules/example-account.ts'

export interface Status {
  readonly dataSource: 'RIOT' | 'SIMULATOR'
  /** Suggested accounts of the demo world, chosen at the first call; none with real data. */
  readonly listExamples: () => readonly ExampleAccount[]
  /** Contact address of the operator; null when none is set. */
  readonly contactEmail: string | null
  readonly limits: ClientLimits
  /** Settings that a page needs to sign people in; null when sign-in is off. */
  readonly signIn: SignIn | null
}

/** The Firebase project that signs people in. All fields are public. */
export interface SignIn {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  /** Address of the Auth emulator; null without one. */
  readonly emulatorUrl: string | null
}
