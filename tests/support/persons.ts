import type { Person } from '../../gateway/domain/viewer.ts'

/** Somebody who is signed in, under this id. */
export function personOf(id: string, more: Partial<Person> = {}): Person {
  const nothing = { name: null, email: null, emailVerified: false, role: null }
  return { kind: 'person', id, ...nothing, until: Number.MAX_SAFE_INTEGER, ...more }
}
