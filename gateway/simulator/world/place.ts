import type { Lane } from '../../game-data/rules/lane.ts'
import type { WorldAccount } from './accounts.ts'

/** A player of a match and their lane. */
export interface Place {
  readonly account: WorldAccount
  readonly lane: Lane
}
