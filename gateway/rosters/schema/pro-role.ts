import { builder } from '../../contract/builder.ts'
import { PRO_ROLES } from '../rules/pro-role.ts'

export const ProRoleEnum = builder.enumType('ProRole', {
  description: 'Role of a pro player, in roster order.',
  values: PRO_ROLES,
})
