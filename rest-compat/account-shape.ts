import { z } from 'zod'
import { Region } from './gql/graphql.ts'
import { PUUID } from './parameters.ts'

export const ACCOUNT = z
  .object({
    gameName: z.string().describe('The part of the Riot ID before the `#`.'),
    tagLine: z.string().describe('The part of the Riot ID after the `#`.'),
    puuid: PUUID,
    region: z.enum(Region).describe('Region on which the account was found.'),
  })
  .meta({ id: 'Account', description: 'An account of the game.' })
