import type { z } from 'zod'
import { malformed } from './refusals.ts'

export interface RestRequest {
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
  /** The query parameters that the route declares; the last value of a repeated one. */
  readonly query: Readonly<Record<string, string>>
  /** The JSON value of the body; undefined for a route without a body. */
  readonly body: unknown
  /** The header `Idempotency-Key`, which a write and its repetitions share; null without one. */
  readonly idempotencyKey: string | null
}

/** Limit of a body. No old client sends one near this size. */
export const BODY_LIMIT = { bytes: 64 * 1024, message: 'The body is larger than 64 KiB.' }

/** Throws a 400 that names what is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw malformed([...new Set(parsed.error.issues.map(toSentence))].join(' '))
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a JSON object'],
])

function toSentence(issue: z.core.$ZodIssue): string {
  const subject = issue.path.length === 0 ? 'The body' : issue.path.join('.')
  const kind = issue.code === 'invalid_type' ? KINDS.get(issue.expected) : undefined
  return kind === undefined ? `${subject} has a value that is not allowed here.` : `${subject} must be ${kind}.`
}

/** Accepts any content type. Throws a 400 for invalid JSON. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await request.bytes()))
    return value
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}
