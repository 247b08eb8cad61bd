import type { Platform } from '../../domain/region.ts'
import { hashText } from '../random.ts'
import { WORLD_EPOCH } from './calendar.ts'

/** Where in the timetable of a platform a match stands. */
export interface MatchPlace {
  readonly round: number
  readonly bracket: number
  /** Which of the matches of that bracket in that round. */
  readonly index: number
}

/** A round is long enough for any match, so that nobody is in two at once. */
export const ROUND_MS = 50 * 60_000

/** At most so many matches of one bracket in one round. */
export const MATCHES_A_BRACKET = 4

const MATCHES_A_ROUND = 64
const DAY_MS = 86_400_000

/** Where each platform is, in hours east of Greenwich, and where its match numbers began. */
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

/** The round that is on at a moment; negative before the world began. */
export function roundAt(platform: Platform, at: number): number {
  return Math.floor((at - firstRoundStart(platform)) / ROUND_MS)
}

/** When a round begins; all of its matches are over and published when the next one does. */
export function roundStart(platform: Platform, round: number): number {
  return firstRoundStart(platform) + round * ROUND_MS
}

/** The day that is on where the platform is, counted from the day on which the world began. */
export function localDay(platform: Platform, at: number): number {
  return Math.floor((at - localDayStart(platform, 0)) / DAY_MS)
}

/** Midnight of that day where the platform is. */
export function localDayStart(platform: Platform, day: number): number {
  return WORLD_EPOCH + day * DAY_MS - PLATFORMS[platform].hoursEast * 3_600_000
}

/** The number of the match at a place; later rounds have higher numbers. */
export function gameIdAt(platform: Platform, { round, bracket, index }: MatchPlace): number {
  return PLATFORMS[platform].firstGameId + round * MATCHES_A_ROUND + bracket * MATCHES_A_BRACKET + index
}

/** The place that a match number names; whether there is a match is another question. */
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
  // Platforms are out of step with one another: else all the matches of the world would begin together.
  return WORLD_EPOCH + (hashText(platform) % 50) * 60_000
}
