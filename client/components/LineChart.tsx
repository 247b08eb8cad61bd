import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { StepLine } from './StepLine.tsx'

interface Span {
  readonly from: number
  readonly to: number
}

interface ChartPoint {
  readonly x: number
  readonly y: number
  /** What the point says when it is pointed at. */
  readonly title: string
}

interface LineChartProps {
  /** All that matters of the drawing in words, for those who do not see it. */
  readonly label: string
  /** What lies between the left and the right edge. */
  readonly x: Span
  /** What lies between the lower and the upper edge. */
  readonly y: Span
  /** Lines that do not touch, each with its points from left to right. */
  readonly pieces: readonly (readonly ChartPoint[])[]
  /** Words at the side, each with a line across. */
  readonly marks: readonly { readonly y: number; readonly label: string }[]
  /** Stretches of the height that are tinted, to tell them from their neighbours. */
  readonly bands: readonly Span[]
  /** Words at points of the line. */
  readonly notes: readonly {
    readonly x: number
    readonly y: number
    readonly label: string
    readonly place: 'above' | 'below'
  }[]
}

/** In pixels. */
const HEIGHT = 132

/** Half of the height of a line of words, in pixels. */
const HALF_LINE = 8

const useStyles = makeStyles({
  figure: { margin: 0 },
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '10px', padding: '22px 6px 22px 0' },
  side: { position: 'relative', display: 'grid' },
  mark: {
    gridArea: '1 / 1',
    alignSelf: 'end',
    justifySelf: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  plot: { position: 'relative', height: `${HEIGHT}px` },
  band: { position: 'absolute', left: 0, right: 0, backgroundColor: tokens.colorNeutralStroke2, opacity: 0.4 },
  rule: {
    position: 'absolute',
    left: 0,
    right: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  note: {
    position: 'absolute',
    padding: '0 4px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  above: { marginBottom: '7px' },
  below: { marginTop: '7px' },
})

const percent = (share: number) => `${share * 100}%`

/** A line through what was seen over time, with steps and no smoothing. */
export function LineChart({ label, x, y, pieces, marks, bands, notes }: LineChartProps) {
  const styles = useStyles()
  const across = (value: number) => (value - x.from) / (x.to - x.from)
  const up = (value: number) => (value - y.from) / (y.to - y.from)
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.root} aria-hidden="true">
        <div className={styles.side}>
          {marks.map((mark) => (
            <span
              key={mark.y}
              className={styles.mark}
              style={{ transform: `translateY(${HALF_LINE - up(mark.y) * HEIGHT}px)` }}
            >
              {mark.label}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {bands.map((band) => (
            <span
              key={band.from}
              className={styles.band}
              style={{ bottom: percent(up(band.from)), height: percent(up(band.to) - up(band.from)) }}
            />
          ))}
          {marks.map((mark) => (
            <span key={mark.y} className={styles.rule} style={{ bottom: percent(up(mark.y)) }} />
          ))}
          <StepLine
            className={styles.line}
            pieces={pieces.map((points) =>
              points.map((point) => ({ x: across(point.x), y: up(point.y), title: point.title })),
            )}
            end={1}
            dots
          />
          {notes.map((note) => (
            <span
              key={note.place}
              className={mergeClasses(styles.note, note.place === 'above' ? styles.above : styles.below)}
              style={{
                left: percent(across(note.x)),
                // Near an edge the words lean away from it, so that they stay inside.
                transform: `translateX(${-across(note.x) * 100}%)`,
                ...(note.place === 'above' ? { bottom: percent(up(note.y)) } : { top: percent(1 - up(note.y)) }),
              }}
            >
              {note.label}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
