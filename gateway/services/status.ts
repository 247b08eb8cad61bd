import type { Region } from '../domain/region.ts'
import type { RiotId } from '../domain/riot-id.ts'

/** What this server is showing, and who runs it. */
export interface Status {
  readonly dataSource: 'RIOT' | 'SIMULATOR'
  /** Accounts of the demo world to begin with; empty with real data. */
  readonly demoAccounts: readonly (RiotId & { readonly region: Region })[]
  /** Where people can write to whoever runs it; null where he gave no address. */
  readonly contactEmail: string | null
  /** What a page needs to sign people in; null where nobody can. */
  readonly signIn: SignIn | null
}

/** The Firebase project that signs people in. None of it is a secret. */
export interface SignIn {
  readonly projectId: string
  /** What a browser names the project by. */
  readonly apiKey: string
  /** The host whose page signs people in with Google. */
  readonly authDomain: string
  /** Where an Auth emulator is; null without one. */
  readonly emulatorUrl: string | null
}
