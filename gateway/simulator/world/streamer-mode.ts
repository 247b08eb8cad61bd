import { fractionOf, hashText } from '../random.ts'
import { VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'

const HIDES = hashText('streamer mode')
const HIDDEN_SHARE = 0.04
const TOLD = hashText('streamer mode is told')
const TOLD_SHARE = 0.5

/** Whether an account hides its running games from others: for ever, and never one that lives for the game. */
export function hidesGames({ key, gamesPerDay }: WorldAccount): boolean {
  return gamesPerDay < VETERAN_GAMES && fractionOf(key, HIDES) < HIDDEN_SHARE
}

/** Whether Riot says of an account that hides its games that it does. */
export function isToldToHide({ key }: WorldAccount): boolean {
  return fractionOf(key, TOLD) < TOLD_SHARE
}
