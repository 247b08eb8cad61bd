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
  /** Where the last line ends, a share of the width from the left. */
  readonly end: number
  /** True where each point can be told from the line. */
  readonly dots?: boolean
  /** Gives the drawing its size. */
  readonly className?: string
}

const useStyles = makeStyles({
  drawing: { display: 'block', overflow: 'visible' },
  part: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  line: { strokeWidth: 2 },
  dot: { strokeWidth: 7, pointerEvents: 'none' },
  // A dot is small: what surrounds it answers to the pointer too.
  reach: { strokeWidth: 22, opacity: 0, pointerEvents: 'stroke' },
})

/**
 * A line that keeps its height until the next point and jumps there: nothing is guessed in between. It is as wide and
 * high as its class says; the words that go with it stand beside it.
 */
export function StepLine({ pieces, end, dots = false, className }: StepLineProps) {
  const styles = useStyles()
  return (
    <svg
      className={mergeClasses(styles.drawing, className)}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pieces.map((points, position) => (
        <path
          key={points[0]?.x}
          className={mergeClasses(styles.part, styles.line)}
          d={pathOf(points, position === pieces.length - 1 ? end : null)}
        />
      ))}
      {dots
        ? pieces.flat().map((point) => (
            <g key={point.x}>
              <path className={mergeClasses(styles.part, styles.dot)} d={dotAt(point)} />
              <path className={mergeClasses(styles.part, styles.reach)} d={dotAt(point)}>
                {point.title === undefined ? null : <title>{point.title}</title>}
              </path>
            </g>
          ))
        : null}
    </svg>
  )
}

function pathOf(points: readonly LinePoint[], end: number | null): string {
  const steps = points.map(({ x, y }, position) => (position === 0 ? `M${x} ${1 - y}` : `H${x}V${1 - y}`))
  return [...steps, end === null ? '' : `H${end}`].join('')
}

/** A line of no length whose round ends are the dot, whatever the drawing is stretched to. */
const dotAt = ({ x, y }: LinePoint) => `M${x} ${1 - y}h0`
