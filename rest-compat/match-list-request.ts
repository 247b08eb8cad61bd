import { z } from 'zod'
import { parsePuuid } from './by-puuid.ts'
import { MatchType } from './gql/graphql.ts'
import { PUUID } from './parameters.ts'
import { unprocessable } from './refusals.ts'
import type { RestRequest } from './rest-request.ts'
import { parseWholeNumber } from './whole-number.ts'

/** Riot's own default for the number of matches in a list. */
const USUAL_COUNT = 20

/** Largest `Int` of GraphQL. */
const LARGEST = 2 ** 31 - 1

/** Up to the end of the year 9999: a larger value was sent in milliseconds. */
const TIMES = { from: 0, to: 253_402_300_799, unit: 'seconds since 1970' }

/** Riot's limit for one list. */
const MAX_COUNT = 100

const MOMENT = z.int().min(TIMES.from).max(TIMES.to).optional()

const TYPES = Object.values(MatchType).map((type) => type.toLowerCase())

export const MATCH_LIST_PARAMETERS = {
  path: { puuid: PUUID },
  query: {
    startTime: MOMENT.describe('Only matches after this moment, in seconds since 1970.'),
    endTime: MOMENT.describe('Only matches before this moment, in seconds since 1970; not before `startTime`.'),
    queue: z.int().min(0).max(LARGEST).optional().describe("Only matches of the queue with this number of Riot's."),
    type: z.enum(TYPES).optional().describe("Only matches of this type in Riot's classification; in any case."),
    start: z.int().min(0).max(LARGEST).default(0).describe('Number of the newest matches to skip.'),
    count: z.int().min(0).max(MAX_COUNT).default(USUAL_COUNT).describe('Maximum number of matches, from 0.'),
  },
}

/** Throws a 400 for a malformed PUUID or number, and a 422 for a value that Riot does not accept. */
export function parseMatchListRequest({ path: { puuid }, query }: RestRequest) {
  const startTime = parseWholeNumber(query['startTime'], 'startTime', TIMES)
  const endTime = parseWholeNumber(query['endTime'], 'endTime', TIMES)
  if (startTime !== null && endTime !== null && endTime < startTime) {
    throw unprocessable('endTime must not be before startTime.')
  }
  return {
    puuid: parsePuuid(puuid),
    startTime: toDateTime(startTime),
    endTime: toDateTime(endTime),
    queueId: parseWholeNumber(query['queue'], 'queue', { from: 0, to: LARGEST }),
    type: parseType(query['type']),
    start: parseWholeNumber(query['start'], 'start', { from: 0, to: LARGEST }) ?? 0,
    count: parseWholeNumber(query['count'], 'count', { from: 0, to: MAX_COUNT }) ?? USUAL_COUNT,
  }
}

function toDateTime(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString()
}

function parseType(text: string | undefined): MatchType | null {
  const name = text?.trim().toUpperCase() ?? ''
  if (name === '') return null
  const type = Object.values(MatchType).find((known) => known === name)
  if (type === undefined) throw unprocessable('type must be ranked, normal, tourney or tutorial.')
  return type
}
