import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from '../../gql/gql.ts'
import type { SearchAccountPageQuery } from '../../gql/graphql.ts'
import { useSearchAccountPageQuery } from '../../gql/SearchAccountPage.ts'
import type { RiotIdParams } from '../../paths.ts'
import { SearchHelp } from '../../search/SearchHelp.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { searchAccountPageVariables } from './load-search-account-page.ts'
import { SearchResult } from './SearchResult.tsx'
import { SearchResultSkeleton } from './SearchResultSkeleton.tsx'
import { Unreachable } from './Unreachable.tsx'

graphql(/* GraphQL */ `
  query SearchAccountPage($gameName: String!, $tagLine: String!) {
    accountsByRiotId(gameName: $gameName, tagLine: $tagLine) {
      ... on AccountNotFound {
        likelyMeant {
          id
          gameName
          tagLine
          region
          ...LikelyMeant_account @nonreactive
        }
      }
      ... on InvalidRiotId {
        likelyMeant {
          id
          gameName
          tagLine
          region
          ...LikelyMeant_account @nonreactive
        }
      }
      ... on FoundAccounts {
        accounts {
          id
          gameName
          tagLine
          region
        }
      }
      ...SearchResult_result
    }
  }
`)

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    paddingTop: '40px',
    [PHONE]: { paddingTop: '20px' },
  },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: 700,
    overflowWrap: 'anywhere',
    [PHONE]: { fontSize: '36px', lineHeight: '40px' },
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
})

/** The accounts with a Riot ID when there are several, or the reason why there is none, with all next steps. */
export function SearchAccountPage({ gameName, tagLine }: RiotIdParams) {
  const styles = useStyles()
  const { data, previousData, loading, refetch } = useSearchAccountPageQuery({
    variables: searchAccountPageVariables({ gameName, tagLine }),
    notifyOnNetworkStatusChange: true,
  })
  const asked = { gameName, tagLine }
  const result = (data ?? previousData)?.accountsByRiotId
  const retry = () => void refetch()

  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>
          <bdi>{gameName}</bdi>
          {tagLine === '' ? null : <span className={styles.tagLine}> #{tagLine}</span>}
        </h1>
      </header>
      <SearchHelp
        asked={asked}
        region={null}
        answer={
          result !== undefined ? (
            <SearchResult result={result} wanted={asked} busy={loading} onRetry={retry} />
          ) : loading ? (
            <SearchResultSkeleton />
          ) : (
            <Unreachable onRetry={retry} />
          )
        }
        found={result?.__typename === 'FoundAccounts' ? result.accounts : []}
        likelyMeant={isUnknown(result) ? result.likelyMeant : []}
        misspelt={isUnknown(result)}
        onAlreadyThere={retry}
      />
    </div>
  )
}

type Result = SearchAccountPageQuery['accountsByRiotId']

/** True when the account certainly does not exist. */
function isUnknown(
  result: Result | undefined,
): result is Extract<Result, { __typename: 'AccountNotFound' | 'InvalidRiotId' }> {
  return result?.__typename === 'AccountNotFound' || result?.__typename === 'InvalidRiotId'
}
