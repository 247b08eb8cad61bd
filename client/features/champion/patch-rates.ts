import { isSmallSample } from '../../game/small-sample.ts'

/** A rate and its confidence interval, all 0 to 1. */
interface Share {
  readonly value: number
  readonly games: number
  readonly low: number
  readonly high: number
}

/** Number of patches in the server's statistics. */
const MAX_PATCHES = 10

/** Oldest first: the newest ten of `recorded` (newest first) from the first one in `counted`, and others only in `counted`. */
export function patchAxis(recorded: readonly string[], counted: readonly string[]): readonly string[] {
  const known = recorded.slice(0, MAX_PATCHES).toReversed()
  const first = known.findIndex((patch) => counted.includes(patch))
  // Patches before the first game have no data.
  const shown = first < 0 ? [] : known.slice(first)
  return [...shown, ...counted.filter((patch) => !recorded.includes(patch))]
}

/** Splits points with gaps into runs of consecutive points. */
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

/** The vertical axis of a chart: the values at its lower and upper edge, 0 to 1, and its marks. */
export interface ShareAxis {
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
}

/** Steps per 100 %, from the smallest step on; all are easy to read. */
const STEPS_OF_WHOLE = [200, 100, 50, 20, 10, 4]

/** Space on the axis above and below a single rate. */
const ROOM_AROUND_ONE = 0.1

const MAX_MARKS = 5

/** Includes `always`, and intervals unless the sample is small: those cover nearly everything and would flatten the others. */
export function shareAxis(shares: readonly Share[], always: number): ShareAxis {
  const shown = shares.flatMap(({ value, low, high, games }) => (isSmallSample(games) ? [value] : [low, high]))
  const least = Math.min(always, ...shown)
  const most = Math.max(always, ...shown)
  // For a single value, the axis would have no height.
  const lowest = least === most ? Math.max(0, least - ROOM_AROUND_ONE) : least
  const highest = least === most ? Math.min(1, most + ROOM_AROUND_ONE) : most
  const axes = STEPS_OF_WHOLE.map((steps) => axisOf(lowest, highest, steps))
  return axes.find(({ marks }) => marks.length <= MAX_MARKS) ?? axisOf(0, 1, 4)
}

function axisOf(lowest: number, highest: number, steps: number): ShareAxis {
  // The tolerance keeps values on a mark despite rounding errors.
  const first = Math.floor(lowest * steps + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest * steps - 1e-9))
  const marks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) / steps)
  return { from: first / steps, to: last / steps, marks }
}
