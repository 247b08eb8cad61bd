import { PRO_ROLES } from '../domain/pro-scene.ts'
import { builder } from './builder.ts'

export const ProRoleEnum = builder.enumType('ProRole', {
  description: 'What a pro plays, in the order of a roster.',
  values: PRO_ROLES,
})
