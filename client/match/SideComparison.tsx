import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'
import { TWO_LINES } from './scoreboard-layout.ts'

/** In display order. */
const COMPARED = ['kills', 'gold', 'damage', 'creepScore', 'vision', 'towers', 'dragons', 'barons'] as const

/** Null where unknown. */
export type ComparedSide = Readonly<Record<(typeof COMPARED)[number], number | null>>

interface SideComparisonProps {
  readonly blue: ComparedSide
  readonly red: ComparedSide
}

const useStyles = makeStyles({
  table: {
    width: '100%',
    maxWidth: '680px',
    marginInline: 'auto',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  caption: {
    paddingBottom: '6px',
    textAlign: 'center',
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  side: { width: '120px', [TWO_LINES]: { width: '92px' }, paddingBottom: '4px', fontWeight: tokens.fontWeightRegular },
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  blueWord: { color: ownTokens.win },
  redWord: { color: ownTokens.loss },
  figure: { verticalAlign: 'bottom', padding: '5px 0', color: tokens.colorNeutralForeground2 },
  greater: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightBold },
  name: {
    padding: '5px 12px',
    textAlign: 'center',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  bar: { display: 'flex', gap: '2px', height: '8px', borderRadius: '4px', overflow: 'hidden' },
  blue: { backgroundColor: ownTokens.win },
  red: {
    backgroundColor: ownTokens.loss,
    // Distinguishable from the other side without colour too.
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 4px, ${tokens.colorNeutralBackground1} 4px 5px)`,
  },
})

/** Leaves out figures that are 0 or unknown for both sides. */
export function SideComparison({ blue, red }: SideComparisonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const rows = COMPARED.flatMap((name) => {
    const [ofBlue, ofRed] = [blue[name], red[name]]
    return ofBlue === null || ofRed === null || ofBlue + ofRed === 0 ? [] : [{ name, ofBlue, ofRed }]
  })
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('scoreboard.comparison.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.side, styles.start, styles.blueWord)}>
            {t('scoreboard.sides.blue')}
          </th>
          <td>
            <VisuallyHidden>{t('scoreboard.comparison.what')}</VisuallyHidden>
          </td>
          <th scope="col" className={mergeClasses(styles.side, styles.end, styles.redWord)}>
            {t('scoreboard.sides.red')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, ofBlue, ofRed }) => (
          <tr key={name}>
            <td className={mergeClasses(styles.figure, styles.start, ofBlue > ofRed && styles.greater)}>
              {format.number(ofBlue)}
            </td>
            <th scope="row" className={styles.name}>
              {t(`scoreboard.comparison.${name}`)}
              <span className={styles.bar} aria-hidden="true">
                {ofBlue === 0 ? null : <span className={styles.blue} style={{ flexGrow: ofBlue }} />}
                {ofRed === 0 ? null : <span className={styles.red} style={{ flexGrow: ofRed }} />}
              </span>
            </th>
            <td className={mergeClasses(styles.figure, styles.end, ofRed > ofBlue && styles.greater)}>
              {format.number(ofRed)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
