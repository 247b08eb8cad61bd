/** Shows or hides the pop-over of one trigger. The same function for as long as the trigger lives. */
export type ShowPopover = (shown: boolean) => void

/** Does something after a while, in milliseconds; what it answers calls that off. */
export type Later = (milliseconds: number, act: () => void) => () => void

/** Decides which pop-over is in sight: one at most. */
export interface PopoverTurns {
  /** The pointer came over a trigger, or over its open pop-over. */
  enter(trigger: ShowPopover): void
  /** The pointer went away from there. */
  leave(): void
  /** The keyboard came to a trigger. */
  focus(trigger: ShowPopover): void
  /** A trigger was tapped, clicked or pressed. */
  press(trigger: ShowPopover): void
  /** The pop-over of this trigger closes now, and does not open if it was about to: also when the trigger goes away. */
  dismiss(trigger: ShowPopover): void
}

/** A pointer that only passes by opens nothing. */
export const OPEN_MS = 250

/** From one to the next it goes faster, but not while the pointer crosses one on its way into the pop-over. */
export const SWITCH_MS = 120

/** Time to get from a trigger into its pop-over. */
export const CLOSE_MS = 200

interface Open {
  readonly trigger: ShowPopover
  /** What was pressed for, or came to by keyboard, stays when the pointer leaves. */
  readonly by: 'pointer' | 'focus' | 'press'
}

/** Nothing is about to happen. */
const nothing = () => {}

export function createPopoverTurns(later: Later): PopoverTurns {
  let open: Open | null = null
  let awaited: ShowPopover | null = null
  let callOff = nothing

  const stopWaiting = () => {
    callOff()
    awaited = null
  }
  const turnTo = (next: Open | null) => {
    stopWaiting()
    const before = open
    open = next
    if (before?.trigger === next?.trigger) return
    before?.trigger(false)
    next?.trigger(true)
  }

  return {
    enter: (trigger) => {
      stopWaiting()
      if (open?.trigger === trigger) return
      awaited = trigger
      callOff = later(open === null ? OPEN_MS : SWITCH_MS, () => turnTo({ trigger, by: 'pointer' }))
    },
    leave: () => {
      stopWaiting()
      if (open?.by === 'pointer') callOff = later(CLOSE_MS, () => turnTo(null))
    },
    focus: (trigger) => turnTo({ trigger, by: 'focus' }),
    press: (trigger) => {
      const pressedAgain = open?.trigger === trigger && open.by === 'press'
      turnTo(pressedAgain ? null : { trigger, by: 'press' })
    },
    dismiss: (trigger) => {
      if (awaited === trigger) stopWaiting()
      if (open?.trigger === trigger) turnTo(null)
    },
  }
}

/** The turns of the page. */
export const popoverTurns = createPopoverTurns((milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
})
