interface Size {
  readonly width: number
  readonly height: number
}

/** Position in the window, in pixels from its upper left corner. */
interface Place {
  readonly left: number
  readonly top: number
}

const GAP_PX = 6

const MARGIN_PX = 8

/** Places a pop-over below its trigger, or above it when there is more room. It never crosses the edge of the window. */
export function placePopover(trigger: Place & Size, popover: Size, window: Size): Place {
  const below = trigger.top + trigger.height + GAP_PX
  const above = trigger.top - GAP_PX - popover.height
  const roomBelow = window.height - below
  const fitsBelow = roomBelow >= popover.height + MARGIN_PX
  return {
    left: keepWithin(trigger.left + trigger.width / 2 - popover.width / 2, window.width - popover.width),
    top: keepWithin(fitsBelow || roomBelow > trigger.top ? below : above, window.height - popover.height),
  }
}

/** Keeps the margin at both ends. A pop-over that is too long starts at the first margin. */
function keepWithin(start: number, room: number): number {
  return Math.max(MARGIN_PX, Math.min(start, room - MARGIN_PX))
}
