import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { WinRing } from '../../components/WinRing.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ChampionRates_statisticsFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { RateNumeral } from './RateNumeral.tsx'
import { ONE_ROW, TWO_ROWS } from './rates-layout.ts'

graphql(/* GraphQL */ `
  fragment ChampionRates_statistics on ChampionStatistics {
    games
    winRate {
      value
      wins
      games
      ...RateNumeral_rate
    }
    pickRate {
      ...RateNumeral_rate
    }
    banRate {
      ...RateNumeral_rate
    }
    averages {
      kda
    }
  }
`)

interface ChampionRatesProps {
  readonly statistics: ChampionRates_statisticsFragment
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [TWO_ROWS]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [ONE_ROW]: { gridTemplateColumns: 'minmax(0, 320px) repeat(3, minmax(0, 1fr))' },
  },
  record: {
    display: 'flex',
    alignItems: 'center',
    gap: '18px',
    padding: '18px 16px',
    [TWO_ROWS]: { gridColumn: '1 / -1' },
  },
  words: { minWidth: 0 },
  title: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '22px', lineHeight: '28px', fontWeight: 600 },
  oneLine: { whiteSpace: 'nowrap' },
  games: { margin: '2px 0 0', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  rate: {
    padding: '18px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { padding: '12px' },
    [ONE_ROW]: { borderTop: 'none', borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  notFirst: { [TWO_ROWS]: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` } },
})

export function ChampionRates({ statistics: { games, winRate, pickRate, banRate, averages } }: ChampionRatesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { filter } = useStatisticsFilter()
  if (winRate === null) return null

  const losses = winRate.games - winRate.wins
  const winWords = t('champion.wins', { count: winRate.wins, number: format.number(winRate.wins) })
  const lossWords = t('champion.losses', { count: losses, number: format.number(losses) })
  const gameWords = t('common.games', { count: games })
  const kda = averages?.kda ?? null
  return (
    <Card className={styles.card}>
      <div className={styles.record}>
        <WinRing
          share={winRate.value}
          value={format.number(games)}
          sample={t('champion.gamesWord', { count: games })}
          label={`${gameWords}: ${winWords}, ${lossWords}`}
        />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <span className={styles.oneLine}>{winWords},</span> <span className={styles.oneLine}>{lossWords}</span>
          </h2>
          <p className={styles.games}>
            {kda === null ? t('account.kda.perfect') : t('account.kda.value', { value: format.number(kda, 1) })}
          </p>
        </div>
      </div>
      {(
        [
          ['win', winRate],
          ['pick', pickRate],
          ['ban', banRate],
        ] as const
      ).map(([name, rate], place) =>
        rate === null ? null : (
          <div key={name} className={mergeClasses(styles.rate, place > 0 && styles.notFirst)}>
            <RateNumeral
              name={name}
              rate={rate}
              note={name === 'ban' && filter.lane !== null ? t('champions.bansOfAllLanes') : undefined}
            />
          </div>
        ),
      )}
    </Card>
  )
}
