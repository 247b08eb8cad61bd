import { builder } from '../../contract/builder.ts'
import type { ProRole } from '../rules/pro-role.ts'

export const ProRoleEnum = builder.enumType('ProRole', {
  description: 'Role of a pro player, in roster order.',
  values: {
    TOP: { description: 'Top laner.' },
    JNG: { description: 'Jungler.' },
    MID: { description: 'Mid laner.' },
    ADC: { description: 'Bot laner, who carries the team late in a game.' },
    SUP: { description: 'Support.' },
  } satisfies Record<ProRole, { description: string }>,
})
