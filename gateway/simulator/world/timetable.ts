import type { Platform } from '../../shared/region.ts'
import { hashText } from '../random.ts'
import { WORLD_EPOCH } from './calendar.ts'

export interface MatchPlace {
  readonly round: number
  readonly bracket: number
  readonly index: number
}

/** Length of a round: enough for any match, so that no account is in two at once. */
export const ROUND_MS = 50 * 60_000

/** Maximum number of matches of one bracket in one round. */
export const MATCHES_A_BRACKET = 4

const MATCHES_A_ROUND = 64
const DAY_MS = 86_400_000

/** Time zone of each platform, in hours east of Greenwich, and its first match number. */
const PLATFORMS: Readonly<Record<Platform, { readonly hoursEast: number; readonly firstGameId: number }>> = {
  EUW1: { hoursEast: 1, firstGameId: 7_651_000_000 },
  EUN1: { hoursEast: 1, firstGameId: 3_912_000_000 },
  NA1: { hoursEast: -6, firstGameId: 5_463_000_000 },
  KR: { hoursEast: 9, firstGameId: 8_017_000_000 },
  BR1: { hoursEast: -3, firstGameId: 3_188_000_000 },
  JP1: { hoursEast: 9, firstGameId: 557_000_000 },
  LA1: { hoursEast: -6, firstGameId: 1_684_000_000 },
  LA2: { hoursEast: -4, firstGameId: 1_512_000_000 },
  OC1: { hoursEast: 10, firstGameId: 721_000_000 },
  PH2: { hoursEast: 8, firstGameId: 101_000_000 },
  RU: { hoursEast: 3, firstGameId: 561_000_000 },
  SG2: { hoursEast: 8, firstGameId: 123_000_000 },
  TH2: { hoursEast: 7, firstGameId: 111_000_000 },
  TR1: { hoursEast: 3, firstGameId: 1_693_000_000 },
  TW2: { hoursEast: 8, firstGameId: 402_000_000 },
  VN2: { hoursEast: 7, firstGameId: 1_151_000_000 },
  ME1: { hoursEast: 3, firstGameId: 351_000_000 },
}

/** The round at a time; negative before the start of the world. */
export function roundAt(platform: Platform, at: number): number {
  return Math.floor((at - firstRoundStart(platform)) / ROUND_MS)
}

/** Start of a round. All of its matches are over and published when the next one starts. */
export function roundStart(platform: Platform, round: number): number {
  return firstRoundStart(platform) + round * ROUND_MS
}

/** The local day of the platform, counted from the first day of the world. */
export function localDay(platform: Platform, at: number): number {
  return Math.floor((at - localDayStart(platform, 0)) / DAY_MS)
}

/** Local midnight of that day. */
export function localDayStart(platform: Platform, day: number): number {
  return WORLD_EPOCH + day * DAY_MS - PLATFORMS[platform].hoursEast * 3_600_000
}

/** The match number of a position; later rounds have higher numbers. */
export function gameIdAt(platform: Platform, { round, bracket, index }: MatchPlace): number {
  return PLATFORMS[platform].firstGameId + round * MATCHES_A_ROUND + bracket * MATCHES_A_BRACKET + index
}

/** The position of a match number. It may contain no match. */
export function placeOf(platform: Platform, gameId: number): MatchPlace {
  const number = gameId - PLATFORMS[platform].firstGameId
  const slot = number % MATCHES_A_ROUND
  return {
    round: Math.floor(number / MATCHES_A_ROUND),
    bracket: Math.floor(slot / MATCHES_A_BRACKET),
    index: slot % MATCHES_A_BRACKET,
  }
}

function firstRoundStart(platform: Platform): number {
  // Platforms are offset from one another, or all matches of the world would begin together.
  return WORLD_EPOCH + (hashText(platform) % 50) * 60_000
}
