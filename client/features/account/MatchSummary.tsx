import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { WinRing } from '../../components/WinRing.tsx'
import { graphql } from '../../gql/gql.ts'
import { MatchSummary_accountFragmentDoc, type MatchSummary_accountFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { lane } from '../../theme/lane.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { championName } from './champion-name.ts'
import { KdaFigure } from './KdaFigure.tsx'
import { summarise } from './match-summary.ts'
import { useAccountFragmentVariables } from './useAccountView.ts'

graphql(/* GraphQL */ `
  fragment MatchSummary_account on Account {
    id
    matches(queue: $queue, first: $first, after: $after) {
      edges {
        node {
          id
          outcome
          durationSeconds
        }
        participant {
          champion {
            id
            key
            name(locale: $locale) {
              text
              locale
            }
            image
          }
          championName
          win
          kills
          deaths
          assists
          creepScore
        }
      }
    }
  }
`)

interface MatchSummaryProps {
  readonly account: FragmentType<MatchSummary_accountFragment>
  readonly loading: boolean
}

type Edge = NonNullable<MatchSummary_accountFragment['matches']>['edges'][number]

/** Room for the champions beside the ring. */
const WIDE = '@container (min-width: 560px)'

const useStyles = makeStyles({
  card: { containerType: 'inline-size' },
  parts: { display: 'grid', alignItems: 'center', [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  head: { display: 'flex', alignItems: 'center', gap: '20px', padding: '18px 16px' },
  title: { margin: 0, fontFamily: lane.displayFont, fontSize: '22px', lineHeight: '28px', fontWeight: 600 },
  oneLine: { whiteSpace: 'nowrap' },
  figures: { margin: '2px 0', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  interval: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [WIDE]: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [WIDE]: { ':first-child': { borderTop: 'none' } },
  },
  hidden: { clipPath: 'inset(50%)', position: 'absolute', height: '1px', overflow: 'hidden' },
  // All the room the figures leave, and no more: a long name is cut instead of pushing them out of the card.
  champion: {
    width: '100%',
    maxWidth: 0,
    padding: '8px 0 8px 16px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
  },
  championWords: { display: 'flex', alignItems: 'center', gap: '10px' },
  championName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  cell: { padding: '8px 0 8px 10px', textAlign: 'end', whiteSpace: 'nowrap' },
  games: { color: tokens.colorNeutralForeground3 },
  last: { paddingRight: '16px' },
})

/** What the loaded games add up to: wins and losses, and each champion. */
export function MatchSummary({ account, loading }: MatchSummaryProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { data, complete } = useFragment({
    fragment: MatchSummary_accountFragmentDoc,
    fragmentName: 'MatchSummary_account',
    from: account,
    variables: useAccountFragmentVariables(),
  })
  if (!complete) return loading ? <CardSkeleton mark={92} /> : null

  const edges = data.matches?.edges ?? []
  const summary = summarise(edges.filter(({ node }) => node.outcome === 'PLAYED').map(toGame))
  if (summary.winShare === null) return null

  const wins = t('account.summary.wins', { count: summary.wins })
  const losses = t('account.summary.losses', { count: summary.losses })
  const share = format.percent(summary.winShare, 0)
  const sample = t('account.rate.sample', { games: summary.games })
  return (
    <section aria-label={t('account.summary.label')}>
      <Card className={styles.card}>
        <div className={styles.parts}>
          <div className={styles.head}>
            <WinRing
              share={summary.winShare}
              value={share}
              sample={sample}
              label={`${share} ${sample}: ${wins}, ${losses}`}
            />
            <div>
              <h2 className={styles.title}>
                <span className={styles.oneLine}>{wins},</span> <span className={styles.oneLine}>{losses}</span>
              </h2>
              <p className={styles.figures}>
                {summary.kda === null
                  ? t('account.kda.perfect')
                  : t('account.kda.value', { value: format.number(summary.kda, 1) })}
                {summary.creepScorePerMinute === null
                  ? null
                  : ` · ${t('account.creepScore.aMinute', { value: format.number(summary.creepScorePerMinute, 1) })}`}
              </p>
              <p className={styles.interval}>
                {t('account.rate.interval', {
                  low: format.number(summary.interval.low * 100, 0),
                  high: format.percent(summary.interval.high, 0),
                })}
              </p>
            </div>
          </div>
          <table className={styles.table}>
            <thead className={styles.hidden}>
              <tr>
                <th scope="col">{t('account.summary.champion')}</th>
                <th scope="col">{t('account.summary.games')}</th>
                <th scope="col">{t('account.summary.winRate')}</th>
                <th scope="col">{t('account.summary.kda')}</th>
              </tr>
            </thead>
            <tbody>
              {summary.champions.map(({ champion, games, winShare, kda }) => (
                <tr key={champion.key} className={styles.row}>
                  <th scope="row" className={styles.champion}>
                    <span className={styles.championWords}>
                      <GameImage src={champion.image} name={null} size={32} eager />
                      <span className={styles.championName}>
                        <LocalText name={champion.name} />
                      </span>
                    </span>
                  </th>
                  <td className={mergeClasses(styles.cell, styles.games)}>
                    {t('account.summary.count', { count: games })}
                  </td>
                  <td className={styles.cell}>{winShare === null ? null : format.percent(winShare, 0)}</td>
                  <td className={mergeClasses(styles.cell, styles.last)}>
                    <KdaFigure kda={kda} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </section>
  )
}

function toGame({ node, participant }: Edge) {
  const { champion } = participant
  return {
    ...participant,
    champion: { key: champion.key, image: champion.image, name: championName(participant) },
    durationSeconds: node.durationSeconds,
  }
}
