import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { FORCED_COLORS, NARROW } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import { sideColours } from './side-colours.ts'
import { useCompareWords } from './useCompareWords.ts'

interface MirrorTableProps {
  readonly title: string
  readonly names: Pair<string>
  /** True when the rows would be a spoiler of a pro. */
  readonly ofPro: boolean
  /** Words below the title. */
  readonly note?: ReactNode
  /** Rows of the table, each a {@link MirrorRow}. */
  readonly children: ReactNode
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  note: { margin: '-6px 0 10px', maxWidth: '75ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  card: { padding: '4px 16px 8px', [NARROW]: { padding: '4px 10px 8px' } },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  label: { width: '40%' },
  head: {
    padding: '8px 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  a: { textAlign: 'start' },
  b: { textAlign: 'end' },
  dot: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInline: '1px 6px',
    borderRadius: '50%',
    [FORCED_COLORS]: { border: '1px solid CanvasText' },
  },
  lastDot: { marginInline: '6px 1px' },
})

/** A table with a value of each player on either side of its label. */
export function MirrorTable({ title, names, ofPro, note, children }: MirrorTableProps) {
  const styles = useStyles()
  const words = useCompareWords()
  const spoiler = useSpoiler(ofPro)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <Spoiler spoiler={spoiler}>
        <Card className={styles.card}>
          <table className={styles.table} aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col" className={mergeClasses(styles.head, styles.a)} title={names.a}>
                  <span className={styles.dot} style={{ backgroundColor: sideColours.a }} />
                  <bdi>{names.a}</bdi>
                </th>
                <td className={styles.label}>
                  <VisuallyHidden>{words('figure')}</VisuallyHidden>
                </td>
                <th scope="col" className={mergeClasses(styles.head, styles.b)} title={names.b}>
                  <bdi>{names.b}</bdi>
                  <span
                    className={mergeClasses(styles.dot, styles.lastDot)}
                    style={{ backgroundColor: sideColours.b }}
                  />
                </th>
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </Card>
      </Spoiler>
    </section>
  )
}
