import { fractionOf, hashText } from '../random.ts'
import { VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'

const HIDES = hashText('streamer mode')
const HIDDEN_SHARE = 0.04
// The demo world depends on these words. cspell:disable-next-line
const REVEALED = hashText('streamer mode is told')
const REVEALED_SHARE = 0.5

export function hidesGames({ key, gamesPerDay }: WorldAccount): boolean {
  return gamesPerDay < VETERAN_GAMES && fractionOf(key, HIDES) < HIDDEN_SHARE
}

export function isHidingRevealed({ key }: WorldAccount): boolean {
  return fractionOf(key, REVEALED) < REVEALED_SHARE
}
