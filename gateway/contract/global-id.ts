import { badInput } from './bad-input.ts'

export interface GlobalId {
  readonly typename: string
  readonly id: string
}

export function encodeGlobalId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

/** Decodes an id created by {@link encodeGlobalId}. Throws a BAD_USER_INPUT error for any other text. */
export function decodeGlobalId(globalId: string): GlobalId {
  const decoded = findGlobalId(globalId)
  if (decoded === null) {
    throw badInput('`id` is not an id of this server: pass an `id` from an earlier response, unchanged.')
  }
  return decoded
}

/** Returns the type-local part of an id of this type. Other text is returned unchanged: earlier releases showed that part alone. */
export function localIdOf(typename: string, text: string): string {
  const found = findGlobalId(text)
  return found?.typename === typename ? found.id : text
}

/** Decodes an id created by {@link encodeGlobalId}. Returns null for any other text. */
export function findGlobalId(text: string): GlobalId | null {
  const [, typename, id] = /^(\w+):(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return typename === undefined || id === undefined ? null : { typename, id }
}
