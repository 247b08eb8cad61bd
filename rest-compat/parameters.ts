import { z } from 'zod'
import type { AmountRule } from './amount.ts'
import { Region } from './gql/graphql.ts'

// Parameters that several routes share.

export const PUUID = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/)
  .describe("PUUID of an account: Riot's identifier, independent of name and region, about 78 characters.")

export const GAME_NAME = z
  .string()
  .regex(/\S/)
  .describe('The part of a Riot ID before its `#`, such as Hide on bush: at most 32 characters, in any case.')

export const TAG_LINE = z
  .string()
  .regex(/\S/)
  .describe('The part of a Riot ID after its `#`, such as KR1: at most 5 characters, in any case.')

export const REGION = z
  .string()
  .describe(`A region (${Object.values(Region).join(', ')}) or its platform, such as EUW1; in any case.`)

export const LEAGUE = z.string().describe('Code of a league of pro teams, such as LEC; in any case.')

export const TEAM = z.string().describe('Code of a pro team, such as G2; in any case.')

export const PLAYER = z.string().describe('Name of a pro player, such as Caps; in any case.')

export const CHAMPION_ID = z.int().positive().describe('Number of a champion, such as 103 for Ahri.')

export const MATCH_ID = z
  .string()
  .regex(/^[A-Za-z0-9]+_[1-9][0-9]{0,14}$/)
  .describe("Riot's id of a match, such as EUW1_7261321891; the platform in any case.")

/** Query parameters for the number of results: `amount`, and its other name `limit`. */
export function amountParameters({ byDefault, most }: AmountRule) {
  const amount = z.int().min(1).max(most)
  return {
    amount: amount
      .default(byDefault)
      .describe(`Maximum number of results, from 1 to ${most}; ${byDefault} when left out.`),
    limit: amount.optional().describe('Another name of `amount`, used when `amount` is left out.'),
  }
}
