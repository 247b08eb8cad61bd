import { ForbiddenError } from '@pothos/plugin-scope-auth'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'

/** True if the viewer may change the rosters. For objects that are null to all others, because fields refuse their viewers themselves. */
export async function isEditing(context: GraphQLContext): Promise<boolean> {
  try {
    await builder.runAuthScopes(context, { editor: true })
    return true
  } catch (error) {
    if (error instanceof ForbiddenError) return false
    throw error
  }
}
