import { PRO_ROLES } from '../domain/pro-scene.ts'
import { builder } from './builder.ts'

export const ProRoleEnum = builder.enumType('ProRole', {
  description: 'Role of a pro player, in roster order.',
  values: PRO_ROLES,
})
