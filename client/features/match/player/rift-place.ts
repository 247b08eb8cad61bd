/** Largest coordinate of the map in the contract. */
const EXTENT = 15_000

/** Width and height of the drawing, in its own units. */
export const SIZE = 300

/** Unlike on the map, `y` grows downwards. */
export interface DrawnPoint {
  readonly x: number
  readonly y: number
}

/** Moves places outside of the map to its edge. */
export function drawnPoint({ x, y }: { readonly x: number; readonly y: number }): DrawnPoint {
  return { x: scaled(x), y: SIZE - scaled(y) }
}

const scaled = (coordinate: number) => (Math.min(Math.max(coordinate, 0), EXTENT) / EXTENT) * SIZE

/** Space of a cross with its number. */
const CROSS = { width: 22, height: 13 }

/** Distance between two tried points. */
const STEP = 7

/** Points that would cover others move to the nearest free places around them. The first ones stay. */
export function spreadPoints(points: readonly DrawnPoint[]): readonly DrawnPoint[] {
  const placed: DrawnPoint[] = []
  for (const point of points) placed.push(freePlace(point, placed))
  return placed
}

function freePlace(point: DrawnPoint, taken: readonly DrawnPoint[]): DrawnPoint {
  const isFree = (at: DrawnPoint) =>
    taken.every(({ x, y }) => Math.abs(x - at.x) >= CROSS.width || Math.abs(y - at.y) >= CROSS.height)
  if (isFree(point)) return point
  // A player hardly dies more often at one place than there are rings.
  for (let ring = 1; ring <= 12; ring++) {
    const around = Array.from({ length: ring * 6 }, (_, step) => {
      const angle = (step / (ring * 6)) * 2 * Math.PI
      return { x: inside(point.x + ring * STEP * Math.cos(angle)), y: inside(point.y + ring * STEP * Math.sin(angle)) }
    })
    const free = around.find(isFree)
    if (free !== undefined) return free
  }
  return point
}

const inside = (coordinate: number) => Math.min(Math.max(coordinate, CROSS.height / 2), SIZE - CROSS.height / 2)
