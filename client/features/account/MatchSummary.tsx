import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { WinRing } from '../../components/WinRing.tsx'
import { graphql } from '../../gql/gql.ts'
import { MatchSummary_accountFragmentDoc, type MatchSummary_accountFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { lane } from '../../theme/lane.ts'
import { SUMMARY_WIDE } from './champion-table-layout.ts'
import { ChampionTable } from './ChampionTable.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { championName } from '../../match/champion-name.ts'
import { summarise } from './match-summary.ts'
import { useAccountFragmentVariables } from './useAccountView.ts'

graphql(/* GraphQL */ `
  fragment MatchSummary_account on Account {
    id
    matches(queue: $queue, first: $first, after: $after) {
      edges {
        node {
          id
          durationSeconds
        }
        participant {
          champion {
            id
            key
          }
          ...ChampionMark_participant @unmask
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

const useStyles = makeStyles({
  card: { containerType: 'inline-size' },
  parts: { display: 'grid', alignItems: 'center', [SUMMARY_WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
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
  const summary = summarise(edges.map(toGame))
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
          <ChampionTable champions={summary.champions} />
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
