import type { AttackRequest } from './ask.ts'
import type { RiotId } from './account-page.ts'
import type { Scoreboard } from './scoreboard.ts'

/** What the parts of the attack are held with. */
export interface Arena {
  /** Makes a copy of the world, for one process. */
  readonly copyWorld: () => string
  /** What attackers send. */
  readonly requests: readonly AttackRequest[]
  /** Accounts that play: the first is the one that the innocent visitor looks at. */
  readonly accounts: readonly RiotId[]
  /** How long the long parts go on, in seconds. */
  readonly seconds: number
  /** Where figures go. */
  readonly board: Scoreboard
  /** Prints how far it is, and what is seen beside the figures. */
  readonly tell: (line: string) => void
}
