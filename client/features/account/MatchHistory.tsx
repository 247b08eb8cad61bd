import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import { MatchHistory_accountFragmentDoc, type MatchHistory_accountFragment } from '../../gql/graphql.ts'
import { PAGE_SIZE } from './account-page-variables.ts'
import { QUEUE_CHOICES, type QueueChoice } from './account-view.ts'
import { firstMatches } from './loaded-matches.ts'
import { MATCH_LIST } from '../../match/match-row-layout.ts'
import { MatchHistorySkeleton } from './MatchHistorySkeleton.tsx'
import { MatchRow } from './MatchRow.tsx'
import { useAccountFragmentVariables, useAccountView } from './useAccountView.ts'

graphql(/* GraphQL */ `
  fragment MatchHistory_account on Account {
    id
    matches(queue: $queue, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
        ...MatchRow_edge @unmask
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      missing
    }
  }
`)

/** Asks for more of the history: behind a cursor, or from the beginning again when `after` is null. */
export type LoadMatches = (page: { after: string | null; first: number }) => Promise<unknown>

interface MatchHistoryProps {
  readonly account: FragmentType<MatchHistory_accountFragment>
  readonly loading: boolean
  readonly onRetry: () => void
  readonly onLoad: LoadMatches
}

type Matches = NonNullable<MatchHistory_accountFragment['matches']>

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    containerType: 'inline-size',
    containerName: MATCH_LIST,
  },
  missing: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
  },
  end: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '8px', padding: '8px 0' },
  more: { minWidth: '180px', minHeight: '38px' },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The matches of an account, newest first, narrowed to a queue and read on page by page. */
export function MatchHistory({ account, loading, onRetry, onLoad }: MatchHistoryProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ queue }, changeView] = useAccountView()
  const { data, complete } = useFragment({
    fragment: MatchHistory_accountFragmentDoc,
    fragmentName: 'MatchHistory_account',
    from: account,
    variables: useAccountFragmentVariables(),
  })

  return (
    <section className={styles.root} aria-label={t('account.matches.label')} aria-busy={loading}>
      <FilterChips
        label={t('account.matches.filter')}
        options={QUEUE_CHOICES.map((value) => ({ value, label: t(`account.matches.queues.${value ?? 'ALL'}`) }))}
        selected={queue}
        onSelect={(chosen) => changeView({ queue: chosen })}
      />
      <HistoryContent
        matches={complete ? data.matches : undefined}
        queue={queue}
        loading={loading}
        onRetry={onRetry}
        onLoad={onLoad}
      />
    </section>
  )
}

interface HistoryContentProps extends Omit<MatchHistoryProps, 'account'> {
  /** Undefined while they are not here; null when Riot could not be asked for them. */
  readonly matches: Matches | null | undefined
  readonly queue: QueueChoice
}

function HistoryContent({ matches, queue, loading, onRetry, onLoad }: HistoryContentProps) {
  const { t } = useTranslation()
  const retry = (
    <Button disabledFocusable={loading} onClick={onRetry}>
      {loading ? t('common.loading') : t('common.retry')}
    </Button>
  )

  if (matches === undefined && loading) return <MatchHistorySkeleton />
  if (matches === undefined) {
    return (
      <Notice role="alert" title={t('account.problem.networkTitle')} actions={retry}>
        {t('account.problem.network')}
      </Notice>
    )
  }
  if (matches === null) {
    return (
      <Notice title={t('account.problem.unavailableTitle')} actions={retry}>
        {t('account.matches.unavailable')}
      </Notice>
    )
  }
  if (matches.edges.length === 0 && matches.missing === 0) {
    return (
      <Notice title={queue === null ? t('account.matches.emptyTitle') : t('account.matches.emptyQueueTitle')}>
        {t('account.matches.empty')}
      </Notice>
    )
  }
  return <LoadedMatches key={queue} matches={matches} loading={loading} onLoad={onLoad} />
}

interface LoadedMatchesProps {
  readonly matches: Matches
  readonly loading: boolean
  readonly onLoad: LoadMatches
}

function LoadedMatches({ matches, loading, onLoad }: LoadedMatchesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { edges, missing, pageInfo } = matches
  const [askedBehind, setAskedBehind] = useState<string | null>(null)
  // A page that arrives moves the end on; one that fails, in whatever way, leaves it where it was asked.
  const atAskedEnd = askedBehind !== null && askedBehind === pageInfo.endCursor
  const loadingMore = atAskedEnd && loading
  const failed = atAskedEnd && !loading && pageInfo.hasNextPage

  function load(after: string | null, first: number) {
    setAskedBehind(after)
    onLoad({ after, first }).catch(() => {})
  }

  function buttonWords() {
    if (loadingMore) return t('common.loading')
    return pageInfo.hasNextPage ? t('account.matches.more') : t('account.matches.noMore')
  }

  return (
    <>
      {missing === 0 ? null : (
        <output className={styles.missing}>
          {t('account.matches.missing', { count: missing })}
          <Button
            size="small"
            disabledFocusable={loading}
            onClick={() => load(null, firstMatches(edges.length + missing))}
          >
            {loading ? t('common.loading') : t('common.retry')}
          </Button>
        </output>
      )}
      <ol className={styles.list}>
        {edges.map((edge, position) => (
          <MatchRow key={edge.node.id} edge={edge} eager={position < 4} />
        ))}
      </ol>
      {loadingMore ? <MatchHistorySkeleton rows={2} /> : null}
      <div className={styles.end}>
        {/* One button to the end: whoever pressed it keeps the focus when there is nothing more to load. */}
        <Button
          className={styles.more}
          appearance={pageInfo.hasNextPage ? 'secondary' : 'transparent'}
          disabledFocusable={loading || !pageInfo.hasNextPage}
          onClick={() => load(pageInfo.endCursor, PAGE_SIZE)}
        >
          {buttonWords()}
        </Button>
        <output className={styles.words}>
          {failed ? t('account.matches.moreFailed') : t('account.matches.loaded', { count: edges.length })}
        </output>
      </div>
    </>
  )
}
