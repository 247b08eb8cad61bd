import { isSmallSample } from '../../small-sample.ts'

/** A share and where the true one plausibly lies, all 0 to 1. */
interface Share {
  readonly value: number
  /** What it is a share of. */
  readonly games: number
  readonly low: number
  readonly high: number
}

/** As many patches as the server looks back on. */
const MOST_PATCHES = 10

/**
 * The patches of a chart, the oldest first: the newest ten that are recorded, given the newest first, of which `counted`
 * may lack some. Patches that only `counted` names are there as well, at its end.
 */
export function patchAxis(recorded: readonly string[], counted: readonly string[]): readonly string[] {
  const known = recorded.slice(0, MOST_PATCHES).toReversed()
  const first = known.findIndex((patch) => counted.includes(patch))
  // Before its first game there is nothing to tell.
  const shown = first < 0 ? [] : known.slice(first)
  return [...shown, ...counted.filter((patch) => !recorded.includes(patch))]
}

/** Consecutive points of a line that has gaps. */
export function withoutGaps<Point>(points: readonly (Point | null)[]): readonly (readonly Point[])[] {
  const pieces: Point[][] = []
  let open = false
  for (const point of points) {
    if (point === null) open = false
    else if (open) pieces.at(-1)?.push(point)
    else {
      pieces.push([point])
      open = true
    }
  }
  return pieces
}

/** What lies between the lower and the upper edge of a chart, 0 to 1, and where it has marks. */
export interface ShareAxis {
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
}

/** How many steps between marks make up the whole, from the smallest steps on: those that are easy to read. */
const STEPS_OF_WHOLE = [200, 100, 50, 20, 10, 4]

/** How much of the axis is above and below a share that stands alone. */
const ROOM_AROUND_ONE = 0.1

/** More marks than this crowd a small chart. */
const MOST_MARKS = 5

/**
 * The axis on which all shares stand, with their intervals where the sample is not small: those of a few games reach over
 * nearly everything, and would make the others flat. `always` is a share that it shows in any case.
 */
export function shareAxis(shares: readonly Share[], always: number): ShareAxis {
  const shown = shares.flatMap(({ value, low, high, games }) => (isSmallSample(games) ? [value] : [low, high]))
  const least = Math.min(always, ...shown)
  const most = Math.max(always, ...shown)
  // Of one share alone the axis would be a line.
  const lowest = least === most ? Math.max(0, least - ROOM_AROUND_ONE) : least
  const highest = least === most ? Math.min(1, most + ROOM_AROUND_ONE) : most
  const axes = STEPS_OF_WHOLE.map((steps) => axisOf(lowest, highest, steps))
  return axes.find(({ marks }) => marks.length <= MOST_MARKS) ?? axisOf(0, 1, 4)
}

function axisOf(lowest: number, highest: number, steps: number): ShareAxis {
  // What is a hair beside a mark for want of digits stands on it.
  const first = Math.floor(lowest * steps + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest * steps - 1e-9))
  const marks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) / steps)
  return { from: first / steps, to: last / steps, marks }
}
