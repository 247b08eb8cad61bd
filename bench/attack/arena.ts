import type { RiotId } from './account-page.ts'
import type { AttackRequest } from './ask.ts'
import type { Scoreboard } from './scoreboard.ts'

/** Shared environment of the parts of the attack. */
export interface Arena {
  /** Copies the world for one process. Returns the folder of the copy. */
  readonly copyWorld: () => string
  /** Requests that attackers send. */
  readonly requests: readonly AttackRequest[]
  /** Active accounts. The innocent visitor looks at the page of the first one. */
  readonly accounts: readonly RiotId[]
  /** Duration of the long parts, in seconds. */
  readonly seconds: number
  /** Collects the figures. */
  readonly board: Scoreboard
  /** Prints progress and additional observations. */
  readonly tell: (line: string) => void
}
