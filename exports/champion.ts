import { z } from 'zod'
import { type ChampionBy, Lane, Population, StatisticsQueue } from './gql/graphql.ts'
import { oneOf } from './parameters.ts'
import { unknownChampion } from './refusals.ts'

/** Slug of a champion such as `Azir`, or Riot's number. */
export const champion = z.string().regex(/^[A-Za-z0-9]{1,32}$/, 'Expected a slug such as Azir, or a number')

export const toChampionBy = (word: string): ChampionBy =>
  /^\d{1,9}$/.test(word) ? { key: Number(word) } : { slug: word }

/** Returns what was found. Throws a 400 for null. */
export function foundChampion<Found>(found: Found | null): Found {
  if (found === null) throw unknownChampion('champion')
  return found
}

/** Which games are counted. */
export const COUNTED = {
  population: oneOf(Population).optional(),
  queue: oneOf(StatisticsQueue).optional(),
  patch: z
    .string()
    .regex(/^\d{1,3}\.\d{1,3}$/, 'Expected a patch such as 16.4')
    .optional(),
  lane: oneOf(Lane).optional(),
}

/** The variables of {@link COUNTED}, with the defaults of the contract. */
export function toCounted(given: {
  readonly population?: Population | undefined
  readonly queue?: StatisticsQueue | undefined
  readonly patch?: string | undefined
  readonly lane?: Lane | undefined
}) {
  const { population = Population.ALL, queue = StatisticsQueue.SOLO, patch, lane } = given
  return { population, queue, patch, lane }
}
