import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import { useSearchAccountPageQuery } from '../../gql/hooks.ts'
import type { RiotIdParams } from '../../paths.ts'
import { AccountSearchForm } from '../../search/AccountSearchForm.tsx'
import { DemoAccounts } from '../../search/DemoAccounts.tsx'
import { lane, PHONE, TABLET } from '../../theme/lane.ts'
import { SearchResult } from './SearchResult.tsx'
import { SearchResultSkeleton } from './SearchResultSkeleton.tsx'
import { Unreachable } from './Unreachable.tsx'

graphql(/* GraphQL */ `
  query SearchAccountPage($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine) {
      ...SearchResult_result @unmask
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
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
  answers: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: '14px',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  again: { padding: '24px 24px 8px', [PHONE]: { padding: '24px' } },
  againTitle: {
    margin: '0 0 12px',
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  demo: { marginTop: '16px' },
})

/** What became of a Riot ID that was not found, and the ways out: where it plays, another search, demo accounts. */
export function SearchAccountPage({ gameName, tagLine }: RiotIdParams) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, loading, error, refetch } = useSearchAccountPageQuery({
    variables: { gameName, tagLine },
    notifyOnNetworkStatusChange: true,
  })
  const retry = () => void refetch()

  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>
          {gameName} <span className={styles.tagLine}>#{tagLine}</span>
        </h1>
      </header>
      <div className={styles.answers}>
        {loading ? (
          <SearchResultSkeleton />
        ) : error !== undefined || data === undefined ? (
          <Unreachable onRetry={retry} />
        ) : (
          <SearchResult result={data.account} wanted={{ gameName, tagLine }} onRetry={retry} />
        )}
        <Card className={styles.again}>
          <h2 className={styles.againTitle}>{t('searchAccount.searchAgain')}</h2>
          <AccountSearchForm
            label={t('searchAccount.searchAgain')}
            initial={{ gameName, tagLine }}
            place="card"
            onAlreadyThere={retry}
          />
        </Card>
      </div>
      <div className={styles.demo}>
        <DemoAccounts />
      </div>
    </div>
  )
}
