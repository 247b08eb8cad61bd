import { fractionOf, hashText } from '../random.ts'
import { VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'

const HIDES = hashText('streamer mode')
const HIDDEN_SHARE = 0.04
// The demo world depends on these words. cspell:disable-next-line
const REVEALED = hashText('streamer mode is told')
const REVEALED_SHARE = 0.5

/** True when an account hides its running games, permanently. Veterans never do. */
export function hidesGames({ key, gamesPerDay }: WorldAccount): boolean {
  return gamesPerDay < VETERAN_GAMES && fractionOf(key, HIDES) < HIDDEN_SHARE
}

/** True when Riot reports the hiding of an account that hides its games. */
export function isHidingRevealed({ key }: WorldAccount): boolean {
  return fractionOf(key, REVEALED) < REVEALED_SHARE
}
