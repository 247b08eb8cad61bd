import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { RankSummary_accountFragment } from '../../gql/graphql.ts'
import { RankSummary_accountFragmentDoc } from '../../gql/RankSummary_account.ts'
import type { RankChange } from './account-changes.ts'
import { LadderPlace } from './LadderPlace.tsx'
import { LpTrend } from './LpTrend.tsx'
import { queueKey } from './rank-order.ts'
import { RankLine } from './RankLine.tsx'
import { RankNews } from './RankNews.tsx'
import { RanksMissing } from './RanksMissing.tsx'
import { useAccountSpoiler } from './useAccountSpoiler.ts'

graphql(/* GraphQL */ `
  fragment RankSummary_account on Account {
    id
    ranks {
      ladderPlaces {
        queue
        ...LadderPlace_place
      }
      entries {
        queue
        queueType
        ...RankLine_entry
      }
      histories {
        queueType
        snapshots {
          takenAt
          tier
          division
          leaguePoints
          wins
          losses
        }
      }
      freshness {
        fetchedAt
        stale
      }
    }
  }
`)

interface RankSummaryProps {
  readonly account: RankSummary_accountFragment
  /** Changes by the last refresh. */
  readonly changes: readonly RankChange[]
  readonly loading: boolean
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  foot: { display: 'grid', gap: '6px', padding: '10px 16px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  age: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
})

/** Solo queue, or else another queue in which the account is ranked. */
export function RankSummary({ account, changes, loading, onRetry }: RankSummaryProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const spoiler = useAccountSpoiler()
  const { data, complete } = useFragment({
    fragment: RankSummary_accountFragmentDoc,
    fragmentName: 'RankSummary_account',
    from: account,
  })
  if (!complete) return null
  if (data.ranks === null) return <RanksMissing busy={loading} onRetry={onRetry} />

  const { entries, histories, freshness, ladderPlaces } = data.ranks
  const entry = entries.find(({ queue }) => queue === 'SOLO') ?? entries[0] ?? null
  const history = histories.find(({ queueType }) => queueType === entry?.queueType)
  const place = ladderPlaces.find(({ queue }) => queue === entry?.queue)
  const shown = entry === null ? 'SOLO' : queueKey(entry)
  return (
    <RankNews changes={spoiler.hidden ? [] : changes.filter((change) => queueKey(change) === shown)}>
      <Card>
        <RankLine queue={entry?.queue ?? 'SOLO'} entry={entry} spoiler={spoiler} />
        <div className={styles.foot}>
          {history === undefined ? null : (
            <LpTrend snapshots={history.snapshots} lookedAt={freshness.fetchedAt} hidden={spoiler.hidden} />
          )}
          {place === undefined || spoiler.hidden ? null : <LadderPlace place={place} />}
          <p className={styles.age}>
            {freshness.stale ? `${t('common.stale')} ` : ''}
            <Age moment={freshness.fetchedAt}>{(age) => t('common.updated', { age })}</Age>
          </p>
        </div>
      </Card>
    </RankNews>
  )
}
