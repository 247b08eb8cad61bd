import type { Objective } from './objectives.ts'
import type { SideKill } from './side-kills.ts'

export interface FrameEvents {
  readonly objectives: readonly Objective[]
  readonly kills: Readonly<Record<'blue' | 'red', number>>
}

/** Index; 0 without frames. */
export function nearestFrame(frameSeconds: readonly number[], seconds: number): number {
  const distance = (frame: number) => Math.abs((frameSeconds[frame] ?? Infinity) - seconds)
  return frameSeconds.reduce((best, _, frame) => (distance(frame) < distance(best) ? frame : best), 0)
}

/** Events whose nearest frame is this one. */
export function eventsAt(
  frame: number,
  frameSeconds: readonly number[],
  { objectives, kills }: { readonly objectives: readonly Objective[]; readonly kills: readonly SideKill[] },
): FrameEvents {
  const isNear = ({ seconds }: { readonly seconds: number }) => nearestFrame(frameSeconds, seconds) === frame
  const near = kills.filter(isNear)
  const of = (side: 'blue' | 'red') => near.filter((kill) => kill.side === side).length
  return { objectives: objectives.filter(isNear), kills: { blue: of('blue'), red: of('red') } }
}
