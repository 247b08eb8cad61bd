import { z } from 'zod'

const errors = z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })).nonempty()

const message = z.object({
  type: z.string(),
  id: z.string().default(''),
  payload: z
    .union([errors, z.object({ errors })])
    .nullish()
    .catch(null),
})

/** A server message of `graphql-transport-ws`. */
export interface Message {
  /** Id of the subscription; empty for a message that belongs to none. */
  readonly id: string
  /** Code of the first error, or else the type of the message. */
  readonly kind: string
}

export function readMessage(text: string): Message {
  const { type, id, payload } = message.parse(JSON.parse(text))
  const [error] = payload == null ? [] : Array.isArray(payload) ? payload : payload.errors
  return { id, kind: error === undefined ? type : (error.extensions?.code ?? 'an error without a code') }
}
