import { compareText } from './compare-text.ts'
import { OPEN_PLATFORMS, type Platform, PLATFORM_CODES } from './region.ts'

/** The parsed form of Riot's match id. */
export type MatchId = {
  /** Platform of the match; matches of closed platforms keep their ids. */
  readonly platform: Platform
  /** Riot's id of the game on that platform. */
  readonly gameId: number
  /** The whole id as Riot writes it, such as `EUW1_7261321891`. */
  readonly matchId: string
}

/** Thrown for a text that can't be a match id. */
export class InvalidMatchIdError extends Error {
  override readonly name = 'InvalidMatchIdError'

  constructor(text: string) {
    const shown = JSON.stringify(text.length > 50 ? `${text.slice(0, 50)}…` : text)
    super(`${shown} is not a match id: write a platform code, an underscore and a number, such as EUW1_7261321891.`)
  }
}

/** Accepts any case and spaces around the id. Throws {@link InvalidMatchIdError}. */
export function parseMatchId(text: string): MatchId {
  const found = findMatchId(text)
  if (found === null) throw new InvalidMatchIdError(text)
  return found
}

/** Accepts what {@link parseMatchId} accepts; null for any other text. */
export function findMatchId(text: string): MatchId | null {
  const [, prefix = '', digits = ''] = /^([a-z0-9]+)_([1-9][0-9]{0,14})$/i.exec(text.trim()) ?? []
  const platform = PLATFORM_CODES.find((code) => code === prefix.toUpperCase())
  return platform === undefined ? null : { platform, gameId: Number(digits), matchId: `${platform}_${digits}` }
}

/** Newest first, for one account. On each platform the numbers grow with time; an account leaves a closed platform for good. */
export function compareMatchIds(a: string, b: string): number {
  const [platformA = '', numberA = ''] = a.split('_')
  const [platformB = '', numberB = ''] = b.split('_')
  if (platformA === platformB) return numberB.length - numberA.length || compareText(numberB, numberA)
  return Number(isOpen(platformB)) - Number(isOpen(platformA)) || compareText(platformB, platformA)
}

function isOpen(platform: string): boolean {
  return OPEN_PLATFORMS.some((open) => open === platform)
}
