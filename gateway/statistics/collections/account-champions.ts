import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { AccountChampions } from '../rules/account-champions.ts'
import { count } from './tallies-schema.ts'

const sums = z.object({
  games: count,
  wins: count,
  kills: count,
  deaths: count,
  assists: count,
  creepScore: count,
  durationSeconds: count,
})

/**
 * `account_champions/{PLATFORM}_{puuid}`: also lists the matches that an account played, which no other collection does. An
 * id takes some 20 bytes, so there is room for tens of thousands.
 */
export const accountChampionsCollection: CollectionDefinition<AccountChampions> = {
  name: 'account_champions',
  schema: z.object({
    platform: z.enum(PLATFORM_CODES),
    puuid: z.string(),
    gameName: z.string(),
    tagLine: z.string(),
    seenAt: count,
    games: count,
    champions: z.record(z.string(), sums),
    oneTrickOf: count.nullable(),
    oneTrickGames: count.nullable(),
    matchIds: z.array(z.string()),
  }),
  indexes: [{ equality: ['oneTrickOf'], order: { field: 'oneTrickGames', direction: 'desc' } }],
  unindexed: ['champions', 'matchIds'],
}
