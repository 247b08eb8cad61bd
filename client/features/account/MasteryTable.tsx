import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { CARDS, CHAMPION_LIST, TIGHT_TABLE } from './champions-layout.ts'
import { MasteryRow, type NamedMastery } from './MasteryRow.tsx'

interface MasteryTableProps {
  readonly masteries: readonly NamedMastery[]
  /** Points of the champion with the highest mastery: the full length of a bar. */
  readonly mostPoints: number
}

const COLUMNS = ['points', 'progress', 'lastPlayed', 'games', 'winRate', 'score', 'creepScore'] as const

const useStyles = makeStyles({
  box: { containerType: 'inline-size', containerName: CHAMPION_LIST },
  table: {
    position: 'relative',
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [CARDS]: { display: 'block' },
  },
  body: { [CARDS]: { display: 'block' } },
  // Visible only where the figures have no labels of their own.
  heads: { [CARDS]: SCREEN_READER_ONLY },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px 14px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { padding: '10px 6px', whiteSpace: 'normal', verticalAlign: 'bottom' },
  },
  games: { [TIGHT_TABLE]: SCREEN_READER_ONLY },
  start: { textAlign: 'start' },
})

/** Cards where there is no room for a table. */
export function MasteryTable({ masteries, mostPoints }: MasteryTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card className={styles.box}>
      <table className={styles.table} aria-label={t('account.champions.title')}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.start)}>
              {t('account.champions.columns.champion')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.head, column === 'games' && styles.games)}>
                {t(`account.champions.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {masteries.map((mastery) => (
            <MasteryRow key={mastery.champion.key} mastery={mastery} mostPoints={mostPoints} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
