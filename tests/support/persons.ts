import type { Person } from '../../gateway/identity/rules/viewer.ts'

/** A signed-in person with this id. */
export function personOf(id: string, more: Partial<Person> = {}): Person {
  const nothing = { name: null, email: null, emailVerified: false, role: null }
  return { kind: 'person', id, ...nothing, until: Number.MAX_SAFE_INTEGER, ...more }
}
