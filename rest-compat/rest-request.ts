import type { z } from 'zod'
import { Failure, malformed } from './failure.ts'

/** The parts of a request that a route reads. */
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

/** Limit of a body, in bytes. No old client sends one near this size. */
const BODY_LIMIT = 64 * 1024

/** Parses the input with a schema. Throws a 400 that names what is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw malformed([...new Set(parsed.error.issues.map(toSentence))].join(' '))
}

/** Types of a schema, in the words of messages. */
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

/** Reads the body as JSON, whatever its content type. Throws a 400 for invalid JSON and a 413 for a body over the limit. */
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
  // A body that declares a size over the limit is refused before any of it is read.
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
    throw error instanceof Failure ? error : malformed('The body ended before it was complete. Send the request again.')
  }
  return Buffer.concat(chunks)
}

function tooLarge(): Failure {
  return new Failure(413, `The body is larger than ${BODY_LIMIT / 1024} KiB.`)
}
