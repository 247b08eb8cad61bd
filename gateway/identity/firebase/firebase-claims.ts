import { z } from 'zod'
import { type Role, ROLES } from '../rules/viewer.ts'

/** The custom claims that are roles. Other claims belong to other systems. */
const claims = z.object({ editor: z.unknown().optional(), admin: z.unknown().optional() })

/** The highest last. Only the value `true` gives a role. */
export function rolesIn(given: unknown): readonly Role[] {
  const parsed = claims.safeParse(given)
  return parsed.success ? ROLES.filter((role) => parsed.data[role] === true) : []
}

/** The highest role in the claims; null without one. */
export function roleIn(given: unknown): Role | null {
  return rolesIn(given).at(-1) ?? null
}
