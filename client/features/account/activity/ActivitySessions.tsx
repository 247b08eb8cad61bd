import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { pointsOnLine } from '../../../game/ladder.ts'
import { formatRank, signedPoints } from '../../../game/rank-format.ts'
import { graphql } from '../../../gql/gql.ts'
import type { ActivitySessions_activityFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useActivityStyles } from './activity-style.ts'
import { recordWords } from './record-words.ts'
import { useActivityWords } from './useActivityWords.ts'
import { useSpanWords } from './useSpanWords.ts'

graphql(/* GraphQL */ `
  fragment ActivitySessions_activity on AccountActivity {
    sessions(first: 10) {
      startedAt
      endedAt
      games
      isCut
      record {
        wins
        games
      }
      rankChanges {
        ...RankChangeWords_change
      }
    }
  }
`)

type Session = ActivitySessions_activityFragment['sessions'][number]

interface ActivitySessionsProps {
  readonly activity: ActivitySessions_activityFragment
}

const useStyles = makeStyles({ points: { display: 'block', whiteSpace: 'nowrap' } })

/** The latest games in a row, with the points that they brought where both ranks are known. */
export function ActivitySessions({ activity: { sessions } }: ActivitySessionsProps) {
  const shared = useActivityStyles()
  const words = useActivityWords()
  const format = useFormat()
  const spanOf = useSpanWords()
  const knowsPoints = sessions.some(({ rankChanges }) => rankChanges.length > 0)
  const columns = ['when', 'games', 'record', ...(knowsPoints ? (['points'] as const) : [])] as const
  return (
    <Card className={shared.card}>
      <h2 className={shared.title}>{words('sessions.title')}</h2>
      <p className={shared.words}>{words('sessions.meaning')}</p>
      <table className={shared.table} aria-label={words('sessions.title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={shared.head}>
                {words(`sessions.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ startedAt, endedAt, games, isCut, record, rankChanges }) => (
            <tr key={startedAt}>
              <th scope="row" className={shared.cell} suppressHydrationWarning>
                {spanOf(startedAt, endedAt)}
                {isCut ? <span className={shared.faint}> {words('sessions.from')}</span> : null}
              </th>
              <td className={shared.cell}>{format.number(games)}</td>
              <td className={shared.cell}>{recordWords(record, format)}</td>
              {knowsPoints ? (
                <td className={shared.cell}>
                  <SessionPoints changes={rankChanges} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function SessionPoints({ changes }: { readonly changes: Session['rankChanges'] }) {
  const styles = useStyles()
  const shared = useActivityStyles()
  const words = useActivityWords()
  const { t } = useTranslation()
  const format = useFormat()
  if (changes.length === 0) return <span className={shared.faint}>{words('sessions.unknownPoints')}</span>
  return changes.map(({ queue, before, after }) => {
    const points = pointsOnLine(after) - pointsOnLine(before)
    return (
      <span
        key={queue}
        title={`${formatRank(before, t, format)} → ${formatRank(after, t, format)}`}
        className={mergeClasses(styles.points, points > 0 && shared.won, points < 0 && shared.lost)}
      >
        {signedPoints(points, format)}
        {changes.length > 1 && queue !== 'OTHER' ? ` (${t(`queues.${queue}`)})` : ''}
      </span>
    )
  })
}
