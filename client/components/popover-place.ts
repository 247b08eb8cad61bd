interface Size {
  readonly width: number
  readonly height: number
}

/** Where something is in the window, in pixels from its upper left corner. */
interface Place {
  readonly left: number
  readonly top: number
}

/** Between a trigger and its pop-over. */
const GAP = 6

/** Between a pop-over and the edge of the window. */
const MARGIN = 8

/** Below the trigger, or above it where there is more room; never over the edge of the window. */
export function placePopover(trigger: Place & Size, popover: Size, window: Size): Place {
  const below = trigger.top + trigger.height + GAP
  const above = trigger.top - GAP - popover.height
  const roomBelow = window.height - below
  const fitsBelow = roomBelow >= popover.height + MARGIN
  return {
    left: keepWithin(trigger.left + trigger.width / 2 - popover.width / 2, window.width - popover.width),
    top: keepWithin(fitsBelow || roomBelow > trigger.top ? below : above, window.height - popover.height),
  }
}

/** At least the margin from both ends; what is too long for that begins at the first. */
function keepWithin(start: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN))
}
