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
  /** Words at points of the line, the most important first: those that would stand on others are left out. */
  readonly notes: readonly ChartNote[]
}

interface ChartNote {
  readonly x: number
  readonly y: number
  readonly label: string
  /** On which side of the point the words stand; on the emptier one when it is null. */
  readonly place: Place | null
}

type Place = 'above' | 'below'

/** In pixels. */
const HEIGHT = 132

/** The height of a line of words, in pixels. */
const LINE = 16

/** From a point to its words, in pixels. */
const NOTE_GAP = 7

/** What is left between words that stand side by side or one above the other, in pixels. */
const BETWEEN_NOTES = 4

/** The width of the plot on the narrowest screens, in pixels: words that are clear of others there are so everywhere. */
const NARROWEST = 160

/** Above the usual width of a letter of a note, in pixels. */
const LETTER = 7

const useStyles = makeStyles({
  figure: { margin: 0 },
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '10px', padding: '22px 6px 22px 0' },
  side: { position: 'relative', display: 'grid' },
  mark: {
    gridArea: '1 / 1',
    alignSelf: 'end',
    justifySelf: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: `${LINE}px`,
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
    lineHeight: `${LINE}px`,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  above: { marginBottom: `${NOTE_GAP}px` },
  below: { marginTop: `${NOTE_GAP}px` },
})

const percent = (share: number) => `${share * 100}%`

/** What was seen over time, joined by steps and no smoothing. */
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
              style={{ transform: `translateY(${LINE / 2 - up(mark.y) * HEIGHT}px)` }}
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
                // Near an edge the words lean away from it, so that they stay inside.
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

/** Finds each note, with shares for its place, a side of its point; a note that has none clear of those before is left out. */
function placeNotes(
  notes: readonly ChartNote[],
  points: readonly { readonly x: number; readonly y: number }[],
): readonly PlacedNote[] {
  const placed: PlacedNote[] = []
  for (const note of notes) {
    const sides: readonly Place[] = note.place === null ? ['above', 'below'] : [note.place]
    const hidden = (candidate: PlacedNote) =>
      points.filter(({ x, y }) => {
        const [left, bottom] = [x * NARROWEST, y * HEIGHT]
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

/** Where the words of a note stand on the narrowest screens, in pixels from the lower left corner. */
function boxOf({ x, y, label, place }: PlacedNote): Box {
  const width = label.length * LETTER + 8
  const left = x * (NARROWEST - width)
  const bottom = y * HEIGHT + (place === 'above' ? NOTE_GAP : -NOTE_GAP - LINE)
  return { left, right: left + width, bottom, top: bottom + LINE }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right + BETWEEN_NOTES &&
  b.left < a.right + BETWEEN_NOTES &&
  a.bottom < b.top + BETWEEN_NOTES &&
  b.bottom < a.top + BETWEEN_NOTES
