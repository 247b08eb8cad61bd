import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import type { CutoffDay } from './cutoff-trend.ts'
import { useChangeWords } from './useChangeWords.ts'

const useStyles = makeStyles({
  root: { marginTop: '4px', fontSize: tokens.fontSizeBase200 },
  open: { width: 'fit-content', padding: '6px 0', cursor: 'pointer', color: tokens.colorNeutralForeground2 },
  scroll: { maxHeight: '200px', overflowY: 'auto', scrollbarWidth: 'thin' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    top: 0,
    padding: '4px 0 4px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    ':first-child': { paddingInlineStart: 0, textAlign: 'start' },
  },
  cell: {
    padding: '5px 0 5px 8px',
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingInlineStart: 0, textAlign: 'start' },
  },
})

/** The cut-offs of each day, the newest first. Takes days oldest first. */
export function CutoffTable({ days }: { readonly days: readonly CutoffDay[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useChangeWords()
  const format = useFormat()
  const moments = useMomentFormat()
  const points = (value: number | null) =>
    value === null ? '–' : t('account.rank.points', { points: format.number(value) })
  return (
    <details className={styles.root}>
      <summary className={styles.open}>{words('asTable')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={words('cutoffs')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {words('date')}
              </th>
              <th scope="col" className={styles.head}>
                {t('tiers.CHALLENGER')}
              </th>
              <th scope="col" className={styles.head}>
                {t('tiers.GRANDMASTER')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, challenger, grandmaster }) => (
              <tr key={date}>
                <th scope="row" className={styles.cell}>
                  <time dateTime={date}>{moments.partialDate(date)}</time>
                </th>
                <td className={styles.cell}>{points(challenger)}</td>
                <td className={styles.cell}>{points(grandmaster)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
