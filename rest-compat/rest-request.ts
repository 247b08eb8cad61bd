import type { z } from 'zod'
import { Failure, malformed } from './failure.ts'

/** What a route reads of a request. */
export interface RestRequest {
  /** The parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>
  /** The query parameters that the route names; the last one of a repeated name. */
  readonly query: Readonly<Record<string, string>>
  /** The JSON value of the body; undefined for a route that reads none. */
  readonly body: unknown
  /** The header `Idempotency-Key`: what a write that is sent again has in common with the first; null without one. */
  readonly idempotencyKey: string | null
}

/** No old client sends a body near this size, in bytes. */
const BODY_LIMIT = 64 * 1024

/** The value that `schema` makes of the input. Throws a 400 that names what was wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw malformed([...new Set(parsed.error.issues.map(toSentence))].join(' '))
}

/** What a schema can ask for, in words for people. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a JSON object'],
])

function toSentence(issue: z.core.$ZodIssue): string {
  const what = issue.path.length === 0 ? 'The body' : issue.path.join('.')
  const kind = issue.code === 'invalid_type' ? KINDS.get(issue.expected) : undefined
  return kind === undefined ? `${what} has a value that is not possible here.` : `${what} has to be ${kind}.`
}

/** The JSON value of a body, whatever its content type. Throws a 400 when it is none and a 413 when it is too large. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return value
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}

async function readBody(request: Request): Promise<Uint8Array> {
  // A body that says its own size is refused before any of it is read.
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) throw tooLarge()

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > BODY_LIMIT) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Failure ? error : malformed('The body broke off before its end.')
  }
  return Buffer.concat(chunks)
}

function tooLarge(): Failure {
  return new Failure(413, `The body is larger than ${BODY_LIMIT / 1024} KiB.`)
}
