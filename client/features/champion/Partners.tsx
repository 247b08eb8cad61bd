import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { Partners_statisticsFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { bestFirst } from './matchup-order.ts'
import { MatchupList } from './MatchupList.tsx'

graphql(/* GraphQL */ `
  fragment Partners_statistics on ChampionStatistics {
    partners {
      winRate {
        low
      }
      ...MatchupRow_matchup
    }
  }
`)

interface PartnersProps {
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

/** The best partners of a champion in the bottom lane. Renders nothing for champions of other lanes. */
export function Partners({ statistics: { partners } }: PartnersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  if (partners.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('champion.partners.title')}
      </h2>
      <p className={styles.note}>{t('champion.partners.note')}</p>
      <MatchupList title={t('champion.partners.list')} matchups={bestFirst(partners)} toGames={null} wide />
    </section>
  )
}
