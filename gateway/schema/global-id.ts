import { badInput } from './bad-input.ts'

/** The opaque id of a thing: its type and the id it has there. */
export function encodeGlobalId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

/** Reads an id that {@link encodeGlobalId} wrote. Throws a BAD_USER_INPUT error for any other text. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const [, typename, id] = /^(\w+):(.+)$/.exec(Buffer.from(globalId, 'base64url').toString()) ?? []
  if (typename === undefined || id === undefined) {
    throw badInput('`id` is not an id of this server: pass the `id` of an earlier answer, unchanged.')
  }
  return { typename, id }
}
