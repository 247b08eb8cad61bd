import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ForwardLink } from '../../components/ForwardLink.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import { useLeaderboardPageQuery } from '../../gql/LeaderboardPage.ts'
import { eventPath } from '../../paths.ts'
import { LadderChanges } from './LadderChanges.tsx'
import { LadderContent } from './LadderContent.tsx'
import { LadderFailure } from './LadderFailure.tsx'
import { LadderFilters } from './LadderFilters.tsx'
import { LadderHead } from './LadderHead.tsx'
import { LadderSkeleton } from './LadderSkeleton.tsx'
import { leaderboardPageVariables } from './load-leaderboard-page.ts'
import { useLadderView } from './useLadderView.ts'
import { usePageArrival } from './usePageArrival.ts'

graphql(/* GraphQL */ `
  query LeaderboardPage(
    $region: Region!
    $queue: LadderQueue!
    $prosOnly: Boolean!
    $search: String
    $orderBy: LadderOrder!
    $reverse: Boolean!
    $since: LadderPeriod!
    $first: Int!
    $after: String
  ) {
    ladder(
      region: $region
      queue: $queue
      prosOnly: $prosOnly
      search: $search
      orderBy: $orderBy
      reverse: $reverse
      first: $first
      after: $after
    ) {
      ...LadderHead_ladder
      ladderSize
      ...LadderChanges_ladder
      ...LadderContent_ladder
    }
    events {
      slug
      name
    }
  }
`)

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
})

export function LeaderboardPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const controls = useLadderView()
  const { view, change } = controls
  const heading = usePageArrival(view.page)
  const { data, previousData, loading, refetch } = useLeaderboardPageQuery({
    variables: leaderboardPageVariables(view),
    // Cached data is shown at once and refreshed in the background.
    nextFetchPolicy: (_policy, { reason }) => (reason === 'variables-changed' ? 'cache-and-network' : 'cache-first'),
    notifyOnNetworkStatusChange: true,
  })
  // The displayed page stays visible while the next one is fetched.
  const shown = data === undefined && !loading ? undefined : (data ?? previousData)
  const ladder = shown?.ladder
  const event = shown?.events[0]
  const coming = loading && data === undefined
  // The focused element is removed and must not take the focus with it.
  const focusList = () => heading.current?.focus({ preventScroll: true })

  function retry() {
    void refetch()
    focusList()
  }

  function showAll() {
    change({ search: '', prosOnly: false })
    focusList()
  }

  return (
    <>
      <PageBand
        title={t('leaderboard.title')}
        action={
          event === undefined ? undefined : (
            <ForwardLink to={eventPath(event.slug)}>{t('leaderboard.toEvent', { event: event.name })}</ForwardLink>
          )
        }
      >
        {t('leaderboard.subtitle')}
      </PageBand>
      <LadderFilters view={view} onChange={change} />
      <section className={styles.list} aria-label={t('leaderboard.title')}>
        <LadderHead ref={heading} view={view} ladder={ladder ?? null} />
        {ladder ? (
          <>
            {view.page === 1 && ladder.ladderSize > 0 ? <LadderChanges ladder={ladder} /> : null}
            <LadderContent ladder={ladder} coming={coming} controls={controls} onClearFilters={showAll} />
          </>
        ) : coming ? (
          <LadderSkeleton withChanges={view.page === 1} />
        ) : (
          <LadderFailure reason={ladder === null ? 'notFetched' : 'unreachable'} busy={loading} onRetry={retry} />
        )}
      </section>
    </>
  )
}
