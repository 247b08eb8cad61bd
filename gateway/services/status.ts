import type { Region } from '../domain/region.ts'
import type { RiotId } from '../domain/riot-id.ts'

/** What this server is showing, and who runs it. */
export interface Status {
  readonly dataSource: 'RIOT' | 'SIMULATOR'
  /** Accounts of the demo world to begin with; empty with real data. */
  readonly demoAccounts: readonly (RiotId & { readonly region: Region })[]
  /** Where people can write to whoever runs it; null where he gave no address. */
  readonly contactEmail: string | null
}
