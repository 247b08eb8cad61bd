/** Largest coordinate of the map in the contract. */
const EXTENT = 15_000

/** Width and height of the drawing, in its own units. */
export const SIZE = 300

/** A point of the drawing. Unlike on the map, `y` grows downwards. */
export interface DrawnPoint {
  readonly x: number
  readonly y: number
}

/** Converts a place on the map to a point of the drawing. Places outside are moved to the edge. */
export function drawnPoint({ x, y }: { readonly x: number; readonly y: number }): DrawnPoint {
  return { x: scaled(x), y: SIZE - scaled(y) }
}

const scaled = (coordinate: number) => (Math.min(Math.max(coordinate, 0), EXTENT) / EXTENT) * SIZE
