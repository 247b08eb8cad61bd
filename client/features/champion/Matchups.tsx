import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { Matchups_statisticsFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { writeGamesAgainst } from './champion-view.ts'
import { sortMatchups } from './matchup-order.ts'
import { MatchupList } from './MatchupList.tsx'

graphql(/* GraphQL */ `
  fragment Matchups_statistics on ChampionStatistics {
    matchups {
      winRate {
        value
        low
        high
      }
      ...MatchupRow_matchup
    }
  }
`)

interface MatchupsProps {
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

/** The lane opponents that a champion beats, and those that beat it. */
export function Matchups({ statistics: { matchups } }: MatchupsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const titleId = useId()
  const { good, bad } = sortMatchups(matchups)
  const toGames = (champion: { readonly key: number; readonly slug: string | null }) => ({
    pathname,
    search: String(writeGamesAgainst(new URLSearchParams(search), champion)),
  })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('champion.matchups.title')}
      </h2>
      <p className={styles.note}>{t('champion.matchups.note')}</p>
      {matchups.length === 0 ? (
        <Card>
          <p className={styles.none}>{t('champion.matchups.none')}</p>
        </Card>
      ) : (
        <div className={styles.lists}>
          <MatchupList
            title={t('champion.matchups.good')}
            none={t('champion.matchups.noneGood')}
            matchups={good}
            toGames={toGames}
          />
          <MatchupList
            title={t('champion.matchups.bad')}
            none={t('champion.matchups.noneBad')}
            matchups={bad}
            toGames={toGames}
          />
        </div>
      )}
    </section>
  )
}
