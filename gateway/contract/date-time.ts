import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { builder } from './builder.ts'

const PATTERN =
  /^(?<date>\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Bounds of the UTC moments that can be written with a four-digit year. */
const FIRST = Date.parse('0000-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** Number of characters that an error message quotes. Exceeds the length of every valid DateTime. */
const QUOTED_LENGTH = 40

const EXAMPLES = ', such as "2026-11-01T12:00:00.000Z" or "2026-11-01T13:00:00+01:00".'

builder.scalarType('DateTime', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  description:
    'A date and time in ISO 8601 format. Responses use UTC with milliseconds, such as `2026-11-01T12:00:00.000Z`. Arguments require a valid calendar date in the years 0000 to 9999, a time with seconds and a time zone: `Z` or an offset such as `+01:00`. Fractional seconds may have up to nine digits; digits after the third are ignored. Other values cause a `BAD_USER_INPUT` error. Internally represented as milliseconds since 1970.',
  serialize: (milliseconds) => new Date(milliseconds).toISOString(),
  parseValue: (value) => parseDateTime(value),
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null, node),
})

/** Parses a moment to milliseconds since 1970. Throws a BAD_USER_INPUT error, located at `node`, for invalid values. */
function parseDateTime(value: unknown, node?: ValueNode): number {
  const problem = typeof value === 'string' ? findProblem(value) : `A DateTime is a string${EXAMPLES}`
  if (problem !== null) throw new GraphQLError(problem, { nodes: node ?? null, extensions: { code: 'BAD_USER_INPUT' } })
  return Date.parse(String(value))
}

/** Returns an error message when the text is not a valid DateTime, else null. */
function findProblem(text: string): string | null {
  const date = PATTERN.exec(text)?.groups?.['date']
  if (date === undefined) return `${quoted(text)} is not a DateTime: write date, time and time zone${EXAMPLES}`
  if (!isInCalendar(date)) return `${quoted(text)} is not a DateTime: the date ${date} does not exist.`
  const milliseconds = Date.parse(text)
  // An offset can move the moment out of the supported years.
  if (milliseconds >= FIRST && milliseconds <= LAST) return null
  return `${quoted(text)} is not a DateTime: in UTC it must be in the years 0000 to 9999.`
}

/** Needed because JavaScript parses 30 February as 2 March. */
function isInCalendar(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date)
}

function quoted(text: string): string {
  return JSON.stringify(text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text)
}
