/** Shows or hides the pop-over of one trigger. The function is the same for the trigger's lifetime. */
export type ShowPopover = (shown: boolean) => void

/** Calls `act` after a delay in milliseconds, unless the returned function is called before. */
export type Later = (milliseconds: number, act: () => void) => () => void

/** Decides which pop-over is open: at most one. */
export interface PopoverTurns {
  enter(trigger: ShowPopover): void
  leave(): void
  focus(trigger: ShowPopover): void
  press(trigger: ShowPopover): void
  /** Closes the pop-over or cancels its opening. Also called when the trigger is removed. */
  dismiss(trigger: ShowPopover): void
}

/** A pointer that passes by opens nothing. */
export const OPEN_MS = 250

/** Shorter, but long enough for a pointer that crosses another trigger on its way into the pop-over. */
export const SWITCH_MS = 120

/** Time to reach the pop-over from its trigger. */
export const CLOSE_MS = 200

interface Open {
  readonly trigger: ShowPopover
  /** A pop-over opened by a press or by keyboard stays open when the pointer leaves. */
  readonly by: 'pointer' | 'focus' | 'press'
}

const nothing = () => {}

export function createPopoverTurns(later: Later): PopoverTurns {
  let open: Open | null = null
  let awaited: ShowPopover | null = null
  let cancel = nothing

  const stopWaiting = () => {
    cancel()
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
      cancel = later(open === null ? OPEN_MS : SWITCH_MS, () => turnTo({ trigger, by: 'pointer' }))
    },
    leave: () => {
      stopWaiting()
      if (open?.by === 'pointer') cancel = later(CLOSE_MS, () => turnTo(null))
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

export const popoverTurns = createPopoverTurns((milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
})
