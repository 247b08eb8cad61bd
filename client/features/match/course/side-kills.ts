import { colourOf } from '../../../match/sides.ts'

export interface SideKill {
  readonly seconds: number
  readonly side: 'blue' | 'red'
}

interface Kill {
  readonly seconds: number
  readonly killerId: number | null
}

/** The side is the killer's. */
export function sideKillsOf(
  kills: readonly Kill[],
  participants: readonly { readonly participantId: number; readonly teamId: number }[],
): readonly SideKill[] {
  const sides = new Map(participants.map(({ participantId, teamId }) => [participantId, colourOf(teamId)]))
  return kills.flatMap(({ seconds, killerId }) => {
    const side = killerId === null ? undefined : sides.get(killerId)
    return side === 'blue' || side === 'red' ? [{ seconds, side }] : []
  })
}
