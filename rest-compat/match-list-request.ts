import { z } from 'zod'
import { parsePuuid } from './by-puuid.ts'
import { unprocessable } from './failure.ts'
import { MatchType } from './gql/graphql.ts'
import { PUUID } from './parameters.ts'
import type { RestRequest } from './rest-request.ts'
import { parseWholeNumber } from './whole-number.ts'

/** As many as Riot lists when nobody says how many. */
const USUAL_COUNT = 20

/** The largest number that the contract can carry. */
const LARGEST = 2 ** 31 - 1

/** The end of the year 9999: a later moment is one in milliseconds. */
const TIMES = { from: 0, to: 253_402_300_799, unit: 'seconds since 1970' }

/** As many as Riot lists at once. */
const MOST = 100

const MOMENT = z.int().min(TIMES.from).max(TIMES.to).optional()

const TYPES = Object.values(MatchType).map((type) => type.toLowerCase())

/** The parameters of a route that is asked for some of an account's matches. */
export const MATCH_LIST_PARAMETERS = {
  path: { puuid: PUUID },
  query: {
    startTime: MOMENT.describe('Only matches after this moment, in seconds since 1970.'),
    endTime: MOMENT.describe('Only matches before this moment, in seconds since 1970; not before `startTime`.'),
    queue: z.int().min(0).max(LARGEST).optional().describe("Only matches of the queue with this number of Riot's."),
    type: z.enum(TYPES).optional().describe('Only matches that Riot sorts so; in any case.'),
    start: z.int().min(0).max(LARGEST).default(0).describe('How many of the newest matches to pass over.'),
    count: z.int().min(0).max(MOST).default(USUAL_COUNT).describe('How many matches at most, from 0.'),
  },
}

/**
 * Which of an account's matches are asked for, in the words of Riot's match service: `startTime`, `endTime`, `queue`,
 * `type`, `start` and `count`. Throws a 400 for what is no number and a 422 for what is none of Riot's.
 */
export function parseMatchListRequest({ path: { puuid }, query }: RestRequest) {
  const startTime = parseWholeNumber(query['startTime'], 'startTime', TIMES)
  const endTime = parseWholeNumber(query['endTime'], 'endTime', TIMES)
  if (startTime !== null && endTime !== null && endTime < startTime) {
    throw unprocessable('endTime has to be at startTime or after it.')
  }
  return {
    puuid: parsePuuid(puuid),
    startTime: toDateTime(startTime),
    endTime: toDateTime(endTime),
    queueId: parseWholeNumber(query['queue'], 'queue', { from: 0, to: LARGEST }),
    type: parseType(query['type']),
    start: parseWholeNumber(query['start'], 'start', { from: 0, to: LARGEST }) ?? 0,
    count: parseWholeNumber(query['count'], 'count', { from: 0, to: MOST }) ?? USUAL_COUNT,
  }
}

function toDateTime(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString()
}

function parseType(text: string | undefined): MatchType | null {
  const name = text?.trim().toUpperCase() ?? ''
  if (name === '') return null
  const type = Object.values(MatchType).find((known) => known === name)
  if (type === undefined) throw unprocessable('type has to be ranked, normal, tourney or tutorial.')
  return type
}
