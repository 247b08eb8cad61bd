import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { builder } from './builder.ts'

const FORM =
  /^(?<date>\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** The first and the last moment with a year of four digits, in UTC. */
const FIRST = Date.parse('0000-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** Longer than any text of the form, so that a message never repeats what is far too long. */
const QUOTED_LETTERS = 40

const SUCH_AS = ', such as "2026-11-01T12:00:00.000Z" or "2026-11-01T13:00:00+01:00".'

builder.scalarType('DateTime', {
  description:
    'A moment in ISO 8601. Answers are in UTC with milliseconds, such as `2026-11-01T12:00:00.000Z`. An argument is a real date of the years 0000 to 9999 and a time with seconds, at most nine digits of a fraction, which count up to milliseconds, and its time zone: `Z` or an offset such as `+01:00`. Inside the gateway: milliseconds since 1970.',
  serialize: (milliseconds) => new Date(milliseconds).toISOString(),
  parseValue: (value) => parseDateTime(value),
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null, node),
})

/** Reads a moment as milliseconds since 1970. Throws a BAD_USER_INPUT error, which points at `node`, for what is none. */
function parseDateTime(value: unknown, node?: ValueNode): number {
  const wrong = typeof value === 'string' ? findWrong(value) : `A DateTime is a text${SUCH_AS}`
  if (wrong !== null) throw new GraphQLError(wrong, { nodes: node ?? null, extensions: { code: 'BAD_USER_INPUT' } })
  return Date.parse(String(value))
}

/** Why a text is no moment; null when it is one. */
function findWrong(text: string): string | null {
  const date = FORM.exec(text)?.groups?.['date']
  if (date === undefined) return `${quoted(text)} is no DateTime: write date, time and time zone${SUCH_AS}`
  if (!isInCalendar(date)) return `${quoted(text)} is no DateTime: no calendar has the day ${date}.`
  const milliseconds = Date.parse(text)
  // An offset can lead beyond the years that can be written.
  if (milliseconds >= FIRST && milliseconds <= LAST) return null
  return `${quoted(text)} is no DateTime: in UTC it is not in the years 0000 to 9999.`
}

/** JavaScript takes 30 February for 2 March. */
function isInCalendar(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date)
}

function quoted(text: string): string {
  return JSON.stringify(text.length > QUOTED_LETTERS ? `${text.slice(0, QUOTED_LETTERS)}…` : text)
}
