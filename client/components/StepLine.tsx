import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

/** Coordinates are shares of the width and height, 0 to 1. */
export interface LinePoint {
  /** Distance from the left edge. */
  readonly x: number
  /** Distance from the bottom edge. */
  readonly y: number
  /** Tooltip of the point; none by default. */
  readonly title?: string
}

interface StepLineProps {
  /** Separate lines, each with its points from left to right. */
  readonly pieces: readonly (readonly LinePoint[])[]
  /** Diameter of a point, in pixels. */
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
  // Fainter than the points, and dashed: only the points were observed.
  join: { strokeWidth: '1.5px', strokeDasharray: '3px 4px', opacity: 0.75, pointerEvents: 'none' },
  dot: { strokeLinecap: 'round', pointerEvents: 'none' },
  // A dot is small, so the area around it also reacts to the pointer.
  reach: { strokeWidth: '14px', strokeLinecap: 'round', opacity: 0, pointerEvents: 'stroke' },
})

/** Each value continues until the next point: nothing is known in between. Adjacent text says the same. */
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

/** A line without length. Its round ends are the dot, however the drawing is stretched. */
const dotAt = ({ x, y }: LinePoint) => `M${x} ${1 - y}h0`
