import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { RateBar } from '../../components/RateBar.tsx'
import { isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { Ranks_accountFragment } from '../../gql/graphql.ts'
import { Ranks_accountFragmentDoc } from '../../gql/Ranks_account.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import type { RankChange } from './account-changes.ts'
import { LadderPlace } from './LadderPlace.tsx'
import { listQueueStandings, queueKey, type QueueStanding } from './rank-order.ts'
import { queueWords } from './rank-words.ts'
import { RankHistory } from './RankHistory.tsx'
import { RankLine } from './RankLine.tsx'
import { RankNews } from './RankNews.tsx'
import { RanksMissing } from './RanksMissing.tsx'
import { useAccountSpoiler } from './useAccountSpoiler.ts'

graphql(/* GraphQL */ `
  fragment Ranks_account on Account {
    id
    ranks {
      entries {
        queue
        queueType
        ...RankLine_entry
        winRate {
          games
          low
          high
        }
        hotStreak
        veteran
        freshBlood
        inactive
      }
      histories {
        queue
        queueType
        ...RankHistory_history
      }
      ladderPlaces {
        queue
        ...LadderPlace_place
      }
      freshness {
        fetchedAt
        stale
      }
    }
  }
`)

interface RanksProps {
  readonly account: Ranks_accountFragment
  /** Changes by the last refresh. */
  readonly changes: readonly RankChange[]
  readonly loading: boolean
  readonly onRetry: () => void
}

type Entry = NonNullable<Ranks_accountFragment['ranks']>['entries'][number]

type Place = NonNullable<Ranks_accountFragment['ranks']>['ladderPlaces'][number]

type History = NonNullable<Ranks_accountFragment['ranks']>['histories'][number]

const FLAGS = ['hotStreak', 'veteran', 'freshBlood', 'inactive'] as const

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    gap: '16px',
  },
  card: { flexGrow: 1 },
  details: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '14px 16px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  rate: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  flags: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  flag: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  unplaced: { margin: 0, color: tokens.colorNeutralForeground2 },
  age: { margin: '0 0 12px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

export function Ranks({ account, changes, loading, onRetry }: RanksProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, complete } = useFragment({
    fragment: Ranks_accountFragmentDoc,
    fragmentName: 'Ranks_account',
    from: account,
  })
  if (!complete) return null
  if (data.ranks === null) return <RanksMissing busy={loading} onRetry={onRetry} />

  const { entries, histories, ladderPlaces, freshness } = data.ranks
  return (
    <>
      <p className={styles.age}>
        {freshness.stale ? `${t('common.stale')} ` : ''}
        <Age moment={freshness.fetchedAt}>{(age) => t('common.updated', { age })}</Age>
      </p>
      <div className={styles.grid}>
        {listQueueStandings(entries, histories).map((standing) => (
          <StandingCard
            key={standing.key}
            standing={standing}
            place={ladderPlaces.find(({ queue }) => queue === standing.entry?.queue) ?? null}
            changes={changes.filter((change) => queueKey(change) === standing.key)}
            lookedAt={freshness.fetchedAt}
          />
        ))}
      </div>
    </>
  )
}

interface StandingCardProps {
  readonly standing: QueueStanding<Entry, History>
  /** Place on the ladder of the queue; null without one. */
  readonly place: Place | null
  readonly changes: readonly RankChange[]
  /** Last observation, in ISO 8601. */
  readonly lookedAt: string
}

function StandingCard({ standing: { queue, entry, history }, place, changes, lookedAt }: StandingCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const spoiler = useAccountSpoiler()
  const past =
    history === null ? null : (
      <RankHistory queueName={queueWords(queue, t)} history={history} lookedAt={entry === null ? null : lookedAt} />
    )

  function details() {
    if (entry === null) {
      return (
        <div className={styles.details}>
          <p className={styles.unplaced}>{t('account.rank.unranked')}</p>
          {past === null ? null : <Spoiler spoiler={spoiler}>{past}</Spoiler>}
        </div>
      )
    }
    if (spoiler.hidden) return null
    return (
      <div className={styles.details}>
        {place === null ? null : <LadderPlace place={place} />}
        <Details entry={entry} />
        {past}
      </div>
    )
  }

  return (
    <RankNews changes={spoiler.hidden ? [] : changes}>
      <Card className={styles.card}>
        <RankLine queue={queue} entry={entry} spoiler={spoiler} />
        {details()}
      </Card>
    </RankNews>
  )
}

/** The confidence interval of the win rate, and Riot's flags of the entry. */
function Details({ entry: { winRate, ...flags } }: { readonly entry: Entry }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const raised = FLAGS.filter((flag) => flags[flag])
  return (
    <>
      {winRate === null || isTinySample(winRate.games) ? null : (
        <>
          <RateBar value={winRate.value} low={winRate.low} high={winRate.high} />
          <p className={styles.rate}>
            {t('account.rate.interval', {
              low: format.number(winRate.low * 100, 0),
              high: format.percent(winRate.high, 0),
            })}
          </p>
        </>
      )}
      {raised.length === 0 ? null : (
        <ul className={styles.flags}>
          {raised.map((flag) => (
            <li key={flag} className={styles.flag}>
              <Chip tone={flag === 'inactive' ? 'warning' : 'brand'}>{t(`account.rank.flags.${flag}`)}</Chip>
              {t(`account.rank.flagMeaning.${flag}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
