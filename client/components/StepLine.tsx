import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

/** A point of a drawing, each number a share of its width or height, 0 to 1. */
export interface LinePoint {
  /** From the left. */
  readonly x: number
  /** From the bottom. */
  readonly y: number
  /** What the point says when it is pointed at; nothing when left out. */
  readonly title?: string
}

interface StepLineProps {
  /** Lines that do not touch, each with its points from left to right. */
  readonly pieces: readonly (readonly LinePoint[])[]
  /** How wide a point is, in pixels. */
  readonly dotSize: number
  /** Gives the drawing its size. */
  readonly className?: string
}

const useStyles = makeStyles({
  drawing: { display: 'block', overflow: 'visible' },
  part: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    vectorEffect: 'non-scaling-stroke',
  },
  // Fainter than the points, and broken: only the points were seen.
  join: { strokeWidth: '1.5px', strokeDasharray: '3px 4px', opacity: 0.75, pointerEvents: 'none' },
  dot: { strokeLinecap: 'round', pointerEvents: 'none' },
  // A dot is small: what surrounds it answers to the pointer too.
  reach: { strokeWidth: '14px', strokeLinecap: 'round', opacity: 0, pointerEvents: 'stroke' },
})

/**
 * Points that were seen, joined by broken steps: each keeps its height until the next one, for nothing is known in
 * between. It is as wide and high as its class says; the words that go with it stand beside it.
 */
export function StepLine({ pieces, dotSize, className }: StepLineProps) {
  const styles = useStyles()
  return (
    <svg
      className={mergeClasses(styles.drawing, className)}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pieces.map((points) => (
        <path key={points[0]?.x} className={mergeClasses(styles.part, styles.join)} d={pathOf(points)} />
      ))}
      {pieces.flat().map((point) => (
        <g key={point.x}>
          <path className={mergeClasses(styles.part, styles.dot)} strokeWidth={dotSize} d={dotAt(point)} />
          {point.title === undefined ? null : (
            <path className={mergeClasses(styles.part, styles.reach)} d={dotAt(point)}>
              <title>{point.title}</title>
            </path>
          )}
        </g>
      ))}
    </svg>
  )
}

function pathOf(points: readonly LinePoint[]): string {
  return points.map(({ x, y }, position) => (position === 0 ? `M${x} ${1 - y}` : `H${x}V${1 - y}`)).join('')
}

/** A line of no length whose round ends are the dot, whatever the drawing is stretched to. */
const dotAt = ({ x, y }: LinePoint) => `M${x} ${1 - y}h0`
