import { useState, type PointerEvent, type RefObject } from 'react'
import { nearestFrame } from './frame-events.ts'

export interface ChosenFrame {
  /** Null while none is chosen. */
  readonly frame: number | null
  readonly choose: (frame: number | null) => void
  /** Listeners of the area in which the pointer chooses a frame. */
  readonly pointer: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
  }
}

/** A mouse that leaves the area ends the choice; a finger's choice stays. */
export function useChosenFrame(area: RefObject<HTMLElement | null>, frameSeconds: readonly number[]): ChosenFrame {
  const [chosen, setChosen] = useState<number | null>(null)

  function chooseAt({ clientX }: PointerEvent) {
    const box = area.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    setChosen(nearestFrame(frameSeconds, ((clientX - box.left) / box.width) * (frameSeconds.at(-1) ?? 0)))
  }

  return {
    frame: chosen === null ? null : Math.min(chosen, frameSeconds.length - 1),
    choose: setChosen,
    pointer: {
      onPointerDown: chooseAt,
      onPointerMove: chooseAt,
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') setChosen(null)
      },
    },
  }
}
