import { z } from 'zod'

const body = z.object({ variables: z.record(z.string(), z.unknown()).default({}) })

/** Returns the variables of a request of the client. */
export function sentVariables(init: RequestInit): Readonly<Record<string, unknown>> {
  if (typeof init.body !== 'string') throw new TypeError('The body is no text.')
  return body.parse(JSON.parse(init.body)).variables
}
