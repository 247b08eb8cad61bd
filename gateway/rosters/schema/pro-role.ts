import { builder } from '../../contract/builder.ts'
import type { ProRole } from '../rules/pro-role.ts'

export const ProRoleEnum = builder.enumType('ProRole', {
  description:
    'Role of a pro player in the words of the pro scene, in roster order. `ProPlayer.lane` states it in the words of matches.',
  values: {
    TOP: { description: 'Top laner: `Lane.TOP`.' },
    JNG: { description: 'Jungler: `Lane.JUNGLE`.' },
    MID: { description: 'Mid laner: `Lane.MIDDLE`.' },
    ADC: { description: 'Bot laner, who carries the team late in a game: `Lane.BOTTOM`.' },
    SUP: { description: 'Support: `Lane.UTILITY`.' },
  } satisfies Record<ProRole, { description: string }>,
})
