import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { StepLine } from './StepLine.tsx'

interface Span {
  readonly from: number
  readonly to: number
}

interface ChartPoint {
  readonly x: number
  readonly y: number
  readonly title: string
}

interface LineChartProps {
  /** Text alternative with everything that matters in the drawing. */
  readonly label: string
  /** Values at the left and the right edge. */
  readonly x: Span
  /** Values at the lower and the upper edge. */
  readonly y: Span
  /** Separate lines, each with its points from left to right. */
  readonly pieces: readonly (readonly ChartPoint[])[]
  /** Labels at the side, each with a horizontal rule. */
  readonly marks: readonly { readonly y: number; readonly label: string }[]
  readonly bands: readonly Span[]
  /** The most important first. A label that would overlap others is left out. */
  readonly notes: readonly ChartNote[]
}

interface ChartNote {
  readonly x: number
  readonly y: number
  readonly label: string
  /** Side of the point for the label; null selects the emptier side. */
  readonly place: Place | null
}

type Place = 'above' | 'below'

const HEIGHT_PX = 132

const LINE_HEIGHT_PX = 16

const NOTE_GAP_PX = 7

const BETWEEN_NOTES_PX = 4

/** Width of the plot on the narrowest screens. Labels that do not overlap there do not overlap anywhere. */
const NARROWEST_PX = 160

/** Generous estimate of a letter's width in a label. */
const LETTER_WIDTH_PX = 7

const useStyles = makeStyles({
  figure: { margin: 0 },
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '10px', padding: '22px 6px 22px 0' },
  side: { position: 'relative', display: 'grid' },
  mark: {
    gridArea: '1 / 1',
    alignSelf: 'end',
    justifySelf: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: `${LINE_HEIGHT_PX}px`,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  plot: { position: 'relative', height: `${HEIGHT_PX}px` },
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
    lineHeight: `${LINE_HEIGHT_PX}px`,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  above: { marginBottom: `${NOTE_GAP_PX}px` },
  below: { marginTop: `${NOTE_GAP_PX}px` },
})

const percent = (share: number) => `${share * 100}%`

/** Joins observed values by steps, without smoothing. */
export function LineChart({ label, x, y, pieces, marks, bands, notes }: LineChartProps) {
  const styles = useStyles()
  const across = (value: number) => (value - x.from) / (x.to - x.from)
  const up = (value: number) => (value - y.from) / (y.to - y.from)
  const shares = ({ x: along, y: height }: { readonly x: number; readonly y: number }) => ({
    x: across(along),
    y: up(height),
  })
  const placed = placeNotes(
    notes.map((note) => ({ ...note, ...shares(note) })),
    pieces.flat().map(shares),
  )
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.root} aria-hidden="true">
        <div className={styles.side}>
          {marks.map((mark) => (
            <span
              key={mark.y}
              className={styles.mark}
              style={{ transform: `translateY(${LINE_HEIGHT_PX / 2 - up(mark.y) * HEIGHT_PX}px)` }}
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
            pieces={pieces.map((points) => points.map((point) => ({ ...shares(point), title: point.title })))}
            dotSize={7}
          />
          {placed.map((note) => (
            <span
              key={note.x}
              className={mergeClasses(styles.note, note.place === 'above' ? styles.above : styles.below)}
              style={{
                left: percent(note.x),
                // Near an edge, the label is shifted inwards so that it stays inside.
                transform: `translateX(${-note.x * 100}%)`,
                ...(note.place === 'above' ? { bottom: percent(note.y) } : { top: percent(1 - note.y) }),
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

interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

type PlacedNote = Omit<ChartNote, 'place'> & { readonly place: Place }

/** Leaves out a note that would overlap earlier notes on both sides. */
function placeNotes(
  notes: readonly ChartNote[],
  points: readonly { readonly x: number; readonly y: number }[],
): readonly PlacedNote[] {
  const placed: PlacedNote[] = []
  for (const note of notes) {
    const sides: readonly Place[] = note.place === null ? ['above', 'below'] : [note.place]
    const hidden = (candidate: PlacedNote) =>
      points.filter(({ x, y }) => {
        const [left, bottom] = [x * NARROWEST_PX, y * HEIGHT_PX]
        return overlap(boxOf(candidate), { left, right: left, bottom, top: bottom })
      }).length
    const [best] = sides
      .map((place) => ({ ...note, place }))
      .filter((candidate) => placed.every((other) => !overlap(boxOf(candidate), boxOf(other))))
      .toSorted((a, b) => hidden(a) - hidden(b))
    if (best !== undefined) placed.push(best)
  }
  return placed
}

/** Returns the box of a note's label on the narrowest screens, in pixels from the lower left corner. */
function boxOf({ x, y, label, place }: PlacedNote): Box {
  const width = label.length * LETTER_WIDTH_PX + 8
  const left = x * (NARROWEST_PX - width)
  const bottom = y * HEIGHT_PX + (place === 'above' ? NOTE_GAP_PX : -NOTE_GAP_PX - LINE_HEIGHT_PX)
  return { left, right: left + width, bottom, top: bottom + LINE_HEIGHT_PX }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right + BETWEEN_NOTES_PX &&
  b.left < a.right + BETWEEN_NOTES_PX &&
  a.bottom < b.top + BETWEEN_NOTES_PX &&
  b.bottom < a.top + BETWEEN_NOTES_PX
