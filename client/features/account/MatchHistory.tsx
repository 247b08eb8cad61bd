import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { useLastKnown } from '../../components/useLastKnown.ts'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MatchHistory_accountFragment } from '../../gql/graphql.ts'
import { MatchHistory_accountFragmentDoc } from '../../gql/MatchHistory_account.ts'
import type { useAttention } from '../../live/useAttention.ts'
import { listPlayedChampions, type ChosenChampion } from '../../match/champion-choices.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { HistoryContent } from './HistoryContent.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { PAGE_SIZE } from './load-account-page.ts'
import type { LoadMatches } from './LoadedMatches.tsx'
import { useAccountNews } from './useAccountRefresh.ts'
import { useHistoryVariables } from './useAccountView.ts'
import { useAddressedAccount } from './useAddressedAccount.ts'

graphql(/* GraphQL */ `
  fragment MatchHistory_account on Account {
    id
    matches(queue: $queue, withChampion: $champion, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
        participant {
          champion {
            id
            key
            slug
          }
          ...ChampionMark_participant
        }
        ...MatchRow_edge
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      missing
      examined
      freshness {
        fetchedAt
        stale
      }
    }
  }
`)

interface MatchHistoryProps {
  readonly id: string
  readonly account: MatchHistory_accountFragment
  readonly champion: ChosenChampion | null
  readonly loading: boolean
  /** True while missing data is still expected: until its fetch has failed. */
  readonly arriving: boolean
  readonly onRetry: () => void
  readonly onLoad: LoadMatches
  /** Notices while the visitor reads or aims in the list. */
  readonly attention: ReturnType<typeof useAttention>['areaProps']
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, outlineStyle: 'none' },
  age: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  stale: { color: ownTokens.gold },
})

/** Newest first. */
export function MatchHistory({
  id,
  account,
  champion,
  loading,
  arriving,
  onRetry,
  onLoad,
  attention,
}: MatchHistoryProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const address = useAddressedAccount()
  const variables = useHistoryVariables()
  const { data, complete } = useFragment({
    fragment: MatchHistory_accountFragmentDoc,
    fragmentName: 'MatchHistory_account',
    from: variables === null ? null : account,
    variables: variables ?? {},
  })
  const matches = complete ? data.matches : undefined
  const edges = useLastKnown(matches?.edges ?? null) ?? []
  const { ids } = useAccountNews(id).matches
  const section = useRef<HTMLElement>(null)

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.root}
      aria-label={t('account.matches.label')}
      aria-busy={loading}
    >
      <HistoryFilters
        champion={champion}
        played={listPlayedChampions(edges.map(({ participant }) => participant.champion))}
      />
      {matches === null || matches === undefined ? null : (
        <div className={styles.age}>
          <Age moment={matches.freshness.fetchedAt}>{(age) => t('account.matches.age', { age })}</Age>
          {matches.freshness.stale ? <span className={styles.stale}>{t('common.stale')}</span> : null}
          {address === null ? null : (
            <ExportButton
              of="account-matches"
              parameters={{ ...address, queue: variables?.queue ?? null, champion: champion?.key ?? null }}
              shown={{ first: Math.max(PAGE_SIZE, edges.length) }}
            />
          )}
        </div>
      )}
      <div {...attention}>
        <HistoryContent
          matches={matches}
          newIds={ids}
          champion={champion}
          loading={loading}
          arriving={arriving}
          onButtonGone={() => section.current?.focus()}
          onRetry={onRetry}
          onLoad={onLoad}
        />
      </div>
    </section>
  )
}
