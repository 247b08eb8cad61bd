import type { Region } from '../domain/region.ts'
import type { RiotId } from '../domain/riot-id.ts'

/** What this server is showing: Riot's data or the demo world. */
export interface Status {
  readonly dataSource: 'RIOT' | 'SIMULATOR'
  /** Accounts of the demo world to begin with; empty with real data. */
  readonly demoAccounts: readonly (RiotId & { readonly region: Region })[]
}
