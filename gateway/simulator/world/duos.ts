import { hashText, Random } from '../random.ts'
import { VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import type { Bracket } from './brackets.ts'
import type { Place } from './place.ts'

/** Two accounts that queue together, at the hours of the first. */
export type Duo = readonly [WorldAccount, WorldAccount]

const DUOS = hashText('duos')

/** A ranked season. */
const PERIOD_DAYS = 126

/** Number per bracket. Two duos of one match always fit on its sides; a third may not. */
const MAX_DUOS = 2

/** Highest skill: well below Master, where no account of this world queues for ranked solo games with a friend. */
const HIGHEST_SKILL = 2300

/** Largest difference of skill: a tier, as in ranked solo games below Master. */
const WIDEST_SKILL = 400
const FEWEST_GAMES_A_DAY = 2.5

/** Number of the period that a day of the platform belongs to. Duos stay together for a period. */
export function duoPeriodOf(day: number): number {
  return Math.floor(day / PERIOD_DAYS)
}

/** The duos of a bracket in a period: busy players of two lanes and of similar skill who play about as much. */
export function formDuos(seed: number, { platform, index, accounts }: Bracket, period: number): readonly Duo[] {
  const random = new Random(seed, DUOS, hashText(platform), index, period)
  const suitable = random.shuffle(accounts.filter(isSuitable))
  const duos: Duo[] = []
  for (const one of suitable) {
    if (duos.length === MAX_DUOS) break
    const taken = new Set(duos.flat())
    if (taken.has(one)) continue
    const partners = suitable.filter((other) => !taken.has(other) && areSuited(one, other))
    const [closest] = partners.toSorted((a, b) => gamesBetween(one, a) - gamesBetween(one, b))
    if (closest !== undefined) duos.push([one, closest])
  }
  return duos
}

/** The players of a match, and those of them who queued together. */
export interface Company {
  readonly places: readonly Place[]
  readonly duos: readonly Duo[]
}

/**
 * Brings the players of each duo into one match: the second changes places with a player of the same lane. A duo whose players wish
 * for one lane plays apart.
 */
export function joinDuos(matches: readonly (readonly Place[])[], duos: readonly Duo[]): readonly Company[] {
  return duos.reduce<readonly Company[]>(
    join,
    matches.map((places) => ({ places, duos: [] })),
  )
}

function join(matches: readonly Company[], duo: Duo): readonly Company[] {
  const [first, second] = [findPlace(matches, duo[0]), findPlace(matches, duo[1])]
  if (first === null || second === null || first.place.lane === second.place.lane) return matches
  const to = { places: first.match.places, duos: [...first.match.duos, duo] }
  if (first.match === second.match) return matches.with(matches.indexOf(first.match), to)

  const isFree = ({ account, lane }: Place) => lane === second.place.lane && !to.duos.flat().includes(account)
  const free = to.places.findIndex(isFree)
  const replaced = to.places[free]
  if (replaced === undefined) return matches
  const left = second.match.places.with(second.match.places.indexOf(second.place), replaced)
  return matches
    .with(matches.indexOf(first.match), { ...to, places: to.places.with(free, second.place) })
    .with(matches.indexOf(second.match), { ...second.match, places: left })
}

function findPlace(matches: readonly Company[], account: WorldAccount) {
  for (const match of matches) {
    for (const place of match.places) if (place.account === account) return { match, place }
  }
  return null
}

function isSuitable({ gamesPerDay, spells, skill }: WorldAccount): boolean {
  return gamesPerDay >= FEWEST_GAMES_A_DAY && gamesPerDay < VETERAN_GAMES && spells === null && skill <= HIGHEST_SKILL
}

function areSuited(one: WorldAccount, other: WorldAccount): boolean {
  return one.lane !== other.lane && Math.abs(one.skill - other.skill) <= WIDEST_SKILL
}

function gamesBetween(one: WorldAccount, other: WorldAccount): number {
  return Math.abs(one.gamesPerDay - other.gamesPerDay)
}
