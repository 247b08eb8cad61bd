import { type StandingTier, TIERS, type Tier } from '../../accounts/rules/rank.ts'
import { area, lines, polygon, svg } from './svg.ts'

/** Colours of each tier's lines, and of the field behind them. */
const COLOURS: Readonly<Record<Tier, readonly [line: string, field: string]>> = {
  IRON: ['#9a8f8b', '#2b2827'],
  BRONZE: ['#c98a5e', '#38261b'],
  SILVER: ['#aebccb', '#27313c'],
  GOLD: ['#e0b04c', '#3a2d12'],
  PLATINUM: ['#4fc3bd', '#123436'],
  EMERALD: ['#46c784', '#10351f'],
  DIAMOND: ['#7ea6ff', '#1a2748'],
  MASTER: ['#c283f0', '#301a42'],
  GRANDMASTER: ['#ff6d6d', '#451519'],
  CHALLENGER: ['#f2c65c', '#12304a'],
}

/** Parts added to the hexagon for the apex tiers: wings at the sides, and a crown on top for the highest. */
const WINGS = 'M7 20 1 16v14l6 7zM57 20l6-4v14l-6 7z'
const SECOND_WINGS = 'M7 41l-5-6v8l5 6zM57 41l5-6v8l-5 6z'
const CROWN = 'M22 5l5 4 5-7 5 7 5-4-2 9H24z'
const APEX: Readonly<Partial<Record<Tier, string>>> = {
  MASTER: WINGS,
  GRANDMASTER: WINGS + SECOND_WINGS,
  CHALLENGER: WINGS + SECOND_WINGS + CROWN,
}

const QUESTION = 'M25 27a7 7 0 1 1 11 5.7c-2.6 1.9-4 3.1-4 6.3M32 45v.1'
const GREY = '#8fa0b0'

/** A star grows from tier to tier; the apex tiers have wings. An unknown tier has a question mark. */
export function drawRank(tier: StandingTier): string {
  if (tier === 'UNKNOWN') return svg(outlined(GREY, '#232c36'), lines(QUESTION, GREY, 4))
  const height = TIERS.indexOf(tier)
  const [line, field] = COLOURS[tier]
  const star = 7 + height * 0.8
  return svg(
    outlined(line, field),
    area(polygon(6, 18), `${line}33`),
    area(polygon(10, star, star * 0.45), line),
    area(APEX[tier] ?? '', line),
  )
}

function outlined(line: string, field: string): string {
  return `<path d="${polygon(6, 25)}" fill="${field}" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>`
}
