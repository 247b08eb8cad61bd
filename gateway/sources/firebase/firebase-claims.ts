import { z } from 'zod'
import { type Role, ROLES } from '../../domain/viewer.ts'

/** The custom claims that are roles; others belong to somebody else. */
const claims = z.object({ editor: z.unknown().optional(), admin: z.unknown().optional() })

/** The roles that claims give, the greatest last. A role is given by `true` and nothing else. */
export function rolesIn(given: unknown): readonly Role[] {
  const parsed = claims.safeParse(given)
  return parsed.success ? ROLES.filter((role) => parsed.data[role] === true) : []
}

/** The greatest of the roles that claims give; null where they give none. */
export function roleIn(given: unknown): Role | null {
  return rolesIn(given).at(-1) ?? null
}
