import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { formatRank } from '../../../game/rank-format.ts'
import { graphql } from '../../../gql/gql.ts'
import type { RankSeasons_ranksFragment } from '../../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../../i18n/useFormat.ts'
import { queueWords } from '../rank-words.ts'
import { useActivityStyles } from './activity-style.ts'
import { useActivityWords } from './useActivityWords.ts'

graphql(/* GraphQL */ `
  fragment RankSeasons_ranks on AccountRanks {
    histories {
      queue
      queueType
      seasons {
        since
        peak {
          tier
          division
          leaguePoints
        }
        last {
          takenAt
          tier
          division
          leaguePoints
          wins
          losses
        }
      }
    }
  }
`)

interface RankSeasonsProps {
  readonly ranks: RankSeasons_ranksFragment
}

/** The observed seasons of each queue, newest first, with the highest and the last rank. */
export function RankSeasons({ ranks: { histories } }: RankSeasonsProps) {
  const shared = useActivityStyles()
  const words = useActivityWords()
  const { t } = useTranslation()
  const format = useFormat()
  const moments = useMomentFormat()
  if (histories.length === 0) return null
  return (
    <Card className={shared.card}>
      <h3 className={shared.title}>{words('seasons.title')}</h3>
      <p className={shared.words}>{words('seasons.meaning')}</p>
      {histories.map(({ queue, queueType, seasons }) => (
        <table key={queueType} className={shared.table} aria-label={queueWords(queue, t)}>
          <thead>
            <tr>
              <th scope="col" className={shared.head}>
                {queueWords(queue, t)}
              </th>
              {(['peak', 'last', 'record'] as const).map((column) => (
                <th key={column} scope="col" className={shared.head}>
                  {words(`seasons.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map(({ since, peak, last }) => (
              <tr key={since}>
                <th scope="row" className={shared.cell} suppressHydrationWarning>
                  {[...new Set([since, last.takenAt].map((moment) => moments.date(moment)))].join(' – ')}
                </th>
                <td className={shared.cell}>{formatRank(peak, t, format)}</td>
                <td className={shared.cell}>{formatRank(last, t, format)}</td>
                <td className={shared.cell}>
                  {t('account.rank.record', { wins: format.number(last.wins), losses: format.number(last.losses) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Card>
  )
}
