import { NetworkStatus } from '@apollo/client'
import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'
import { Notice } from '../../../components/Notice.tsx'
import { useAccountActivityQuery } from '../../../gql/AccountActivity.ts'
import { graphql } from '../../../gql/gql.ts'
import { useHydrated } from '../../../hydration/useHydrated.ts'
import { toContractLocale } from '../../../i18n/contract-locale.ts'
import { useMomentFormat } from '../../../i18n/useFormat.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { Spoiler } from '../../../settings/Spoiler.tsx'
import { CardSkeleton } from '../CardSkeleton.tsx'
import { useAccountSpoiler } from '../useAccountSpoiler.ts'
import { useActivityStyles } from './activity-style.ts'
import { ownZone, SERVER_ZONE } from './activity-zone.ts'
import { ActivityCalendar } from './ActivityCalendar.tsx'
import { ActivitySessions } from './ActivitySessions.tsx'
import { ActivityStreaks } from './ActivityStreaks.tsx'
import { PlayedWithList } from './PlayedWithList.tsx'
import { RankedGames } from './RankedGames.tsx'
import { useActivityWords } from './useActivityWords.ts'

graphql(/* GraphQL */ `
  query AccountActivity($id: ID!, $timeZone: String!, $locale: Locale!) {
    node(id: $id) {
      ... on Account {
        id
        activity(timeZone: $timeZone) {
          games
          since
          isWhole
          ...ActivityCalendar_activity
          ...ActivityStreaks_activity
          ...ActivitySessions_activity
          ...RankedGames_activity
        }
        ...PlayedWithList_account
      }
    }
  }
`)

interface ActivityProps {
  /** The `id` of the account. */
  readonly accountId: string
  /** Address of the match history. */
  readonly toMatches: To
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: '14px',
    '@media (max-width: 1039.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
})

/** Times at which the account played: calendar, sessions, streaks, players of the same side, and points of single games. */
export function Activity({ accountId, toMatches }: ActivityProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useActivityWords()
  const spoiler = useAccountSpoiler()
  const zone = useHydrated() ? ownZone() : SERVER_ZONE
  const { data, previousData, loading, networkStatus, refetch } = useAccountActivityQuery({
    variables: { id: accountId, timeZone: zone, locale: toContractLocale(useLocale()) },
    notifyOnNetworkStatusChange: true,
  })
  const node = (data ?? previousData)?.node
  const busy = networkStatus === NetworkStatus.refetch

  if (node?.__typename !== 'Account') {
    if (loading && !busy) return <CardSkeleton mark={92} />
    return (
      <Notice
        role="alert"
        title={t('account.problem.networkTitle')}
        actions={
          <Button disabledFocusable={busy} onClick={() => void refetch()}>
            {busy ? t('common.loading') : t('common.retry')}
          </Button>
        }
      >
        {t('account.problem.network')}
      </Notice>
    )
  }
  const { activity } = node
  return (
    <section className={styles.root} aria-label={words('title')}>
      {activity === null || activity.since === null ? (
        <Notice title={words('noneTitle')}>{words('none')}</Notice>
      ) : (
        <>
          <KnownSince games={activity.games} since={activity.since} isWhole={activity.isWhole} toMatches={toMatches} />
          <Spoiler spoiler={spoiler}>
            <div className={styles.columns}>
              <div className={styles.column}>
                <ActivityCalendar activity={activity} zone={data === undefined ? SERVER_ZONE : zone} />
                <ActivitySessions activity={activity} />
                <PlayedWithList account={node} />
              </div>
              <div className={styles.column}>
                <ActivityStreaks activity={activity} />
                <RankedGames activity={activity} />
              </div>
            </div>
          </Spoiler>
        </>
      )}
    </section>
  )
}

interface KnownSinceProps {
  readonly games: number
  /** In ISO 8601. */
  readonly since: string
  readonly isWhole: boolean
  readonly toMatches: To
}

/** Says which games are known, and where older ones can be loaded. */
function KnownSince({ games, since, isWhole, toMatches }: KnownSinceProps) {
  const shared = useActivityStyles()
  const words = useActivityWords()
  const moments = useMomentFormat()
  const known = words('known', { count: games, since: moments.date(since) })
  return (
    <p className={shared.words} suppressHydrationWarning>
      {known} {words(isWhole ? 'whole' : 'older')}{' '}
      {isWhole ? null : (
        <Link className={shared.link} to={toMatches}>
          {words('toMatches')}
        </Link>
      )}
    </p>
  )
}
