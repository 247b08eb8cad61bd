import { useApolloClient } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { AllPartnersDocument } from '../../gql/AllPartners.ts'
import { graphql } from '../../gql/gql.ts'
import type { Partners_statisticsFragment } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { MatchupList } from '../../statistics/MatchupList.tsx'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'

graphql(/* GraphQL */ `
  fragment Partners_statistics on ChampionStatistics {
    bestPartners: partners(order: BEST, first: 7) {
      ...MatchupRow_matchup
    }
  }
`)

graphql(/* GraphQL */ `
  query AllPartners($key: Int!, $filter: StatisticsFilter!, $lane: Lane, $locale: Locale!) {
    champion(by: { key: $key }) {
      id
      statistics(filter: $filter, lane: $lane) {
        partners(order: BEST) {
          ...MatchupRow_matchup
        }
      }
    }
  }
`)

interface PartnersProps {
  readonly championKey: number
  readonly statistics: Partners_statisticsFragment
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
})

/** Renders nothing for champions of other lanes than bottom. */
export function Partners({ championKey, statistics: { bestPartners } }: PartnersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const client = useApolloClient()
  const { filter, variables } = useStatisticsFilter()
  const locale = toContractLocale(useLocale())
  if (bestPartners.length === 0) return null

  async function listAll() {
    const { data } = await client.query({
      query: AllPartnersDocument,
      variables: { key: championKey, ...variables, locale },
      fetchPolicy: 'no-cache',
    })
    return data?.champion?.statistics.partners ?? []
  }

  return (
    <section aria-labelledby={titleId}>
      <ExportHead of="champion-partners" parameters={{ champion: championKey, ...filter, order: 'BEST' }}>
        <h2 id={titleId} className={styles.title}>
          {t('champion.partners.title')}
        </h2>
      </ExportHead>
      <p className={styles.note}>{t('champion.partners.note')}</p>
      <MatchupList title={t('champion.partners.list')} first={bestPartners} listAll={listAll} toGames={null} wide />
    </section>
  )
}
