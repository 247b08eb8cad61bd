import { useApolloClient } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { AllMatchupsDocument } from '../../gql/AllMatchups.ts'
import { graphql } from '../../gql/gql.ts'
import { MatchupOrder, type MatchupRow_matchupFragment, type Matchups_statisticsFragment } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { MatchupList } from '../../statistics/MatchupList.tsx'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { writeGamesAgainst } from './champion-view.ts'

graphql(/* GraphQL */ `
  fragment Matchups_statistics on ChampionStatistics {
    best: matchups(order: BEST, first: 6) {
      ...MatchupRow_matchup
    }
    worst: matchups(order: WORST, first: 6) {
      ...MatchupRow_matchup
    }
  }
`)

graphql(/* GraphQL */ `
  query AllMatchups($key: Int!, $filter: StatisticsFilter!, $lane: Lane, $order: MatchupOrder!, $locale: Locale!) {
    champion(by: { key: $key }) {
      id
      statistics(filter: $filter, lane: $lane) {
        matchups(order: $order) {
          ...MatchupRow_matchup
        }
      }
    }
  }
`)

interface MatchupsProps {
  readonly championKey: number
  readonly statistics: Matchups_statisticsFragment
}

const useStyles = makeStyles({
  title: { ...sectionTitleStyle, marginBottom: '2px' },
  note: {
    margin: '0 0 10px',
    maxWidth: '60ch',
    textWrap: 'pretty',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  lists: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
  none: { margin: 0, padding: '14px 16px', color: tokens.colorNeutralForeground2 },
})

export function Matchups({ championKey, statistics: { best, worst } }: MatchupsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const titleId = useId()
  const client = useApolloClient()
  const { filter, variables } = useStatisticsFilter()
  const locale = toContractLocale(useLocale())

  async function listAll(order: MatchupOrder) {
    const { data } = await client.query({
      query: AllMatchupsDocument,
      variables: { key: championKey, ...variables, order, locale },
      fetchPolicy: 'no-cache',
    })
    return data?.champion?.statistics.matchups ?? []
  }

  const toGames = (champion: { readonly key: number; readonly slug: string | null }) => ({
    pathname,
    search: String(writeGamesAgainst(new URLSearchParams(search), champion)),
  })
  return (
    <section aria-labelledby={titleId}>
      <ExportHead of="champion-matchups" parameters={{ champion: championKey, ...filter, order: 'BEST' }}>
        <h2 id={titleId} className={styles.title}>
          {t('champion.matchups.title')}
        </h2>
      </ExportHead>
      <p className={styles.note}>{t('champion.matchups.note')}</p>
      {best.length === 0 ? (
        <Card>
          <p className={styles.none}>{t('champion.matchups.none')}</p>
        </Card>
      ) : (
        <div className={styles.lists}>
          <MatchupList
            title={t('champion.matchups.good')}
            none={t('champion.matchups.noneGood')}
            first={best.filter(isWon)}
            listAll={async () => (await listAll(MatchupOrder.BEST)).filter(isWon)}
            toGames={toGames}
          />
          <MatchupList
            title={t('champion.matchups.bad')}
            none={t('champion.matchups.noneBad')}
            first={worst.filter((matchup) => !isWon(matchup))}
            listAll={async () => (await listAll(MatchupOrder.WORST)).filter((matchup) => !isWon(matchup))}
            toGames={toGames}
          />
        </div>
      )}
    </section>
  )
}

/** At least half of the games. */
const isWon = ({ winRate }: MatchupRow_matchupFragment) => winRate.value >= 0.5
