import type { ActivityCalendar_activityFragment } from '../../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../../i18n/useFormat.ts'
import { useActivityStyles } from './activity-style.ts'
import { recordWords } from './record-words.ts'
import { useActivityWords } from './useActivityWords.ts'

/** The days with games as a table, newest first. */
export function ActivityDays({ days }: { readonly days: ActivityCalendar_activityFragment['days'] }) {
  const styles = useActivityStyles()
  const words = useActivityWords()
  const format = useFormat()
  const moments = useMomentFormat()
  const played = days.filter(({ games }) => games > 0).toReversed()
  if (played.length === 0) return null
  return (
    <details>
      <summary className={styles.open}>{words('calendar.asTable')}</summary>
      <table className={styles.table} aria-label={words('calendar.title')}>
        <thead>
          <tr>
            {(['date', 'games', 'record'] as const).map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {words(`calendar.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map(({ date, games, record }) => (
            <tr key={date}>
              <th scope="row" className={styles.cell}>
                {moments.partialDate(date)}
              </th>
              <td className={styles.cell}>{format.number(games)}</td>
              <td className={styles.cell}>{recordWords(record, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
