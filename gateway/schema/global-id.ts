import { badInput } from './bad-input.ts'

interface GlobalId {
  readonly typename: string
  readonly id: string
}

/** The opaque id of a thing: its type and the id it has there. */
export function encodeGlobalId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

/** Reads an id that {@link encodeGlobalId} wrote. Throws a BAD_USER_INPUT error for any other text. */
export function decodeGlobalId(globalId: string): GlobalId {
  const decoded = findGlobalId(globalId)
  if (decoded === null) {
    throw badInput('`id` is not an id of this server: pass the `id` of an earlier answer, unchanged.')
  }
  return decoded
}

/** Reads an id that {@link encodeGlobalId} wrote; null for any other text. */
export function findGlobalId(text: string): GlobalId | null {
  const [, typename, id] = /^(\w+):(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return typename === undefined || id === undefined ? null : { typename, id }
}
