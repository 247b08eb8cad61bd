import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ChampionAverages_statisticsFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { KdaFigure } from '../../match/KdaFigure.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment ChampionAverages_statistics on ChampionStatistics {
    games
    averages {
      kills
      deaths
      assists
      kda
      creepScorePerMinute
      goldPerMinute
      damagePerMinute
      visionPerMinute
      durationSeconds
    }
  }
`)

interface ChampionAveragesProps {
  readonly statistics: ChampionAverages_statisticsFragment
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '14px 16px',
    margin: 0,
    padding: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
  figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  name: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: '28px',
    fontWeight: 600,
  },
  sample: {
    margin: 0,
    padding: '0 16px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
})

export function ChampionAverages({ statistics: { games, averages } }: ChampionAveragesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const titleId = useId()
  if (averages === null) return null

  const score = {
    kills: format.number(averages.kills, 1),
    deaths: format.number(averages.deaths, 1),
    assists: format.number(averages.assists, 1),
  }
  const aMinute = (value: number | null, digits: number) => (value === null ? '–' : format.number(value, digits))
  const figures: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      t('account.champions.columns.score'),
      <>
        <VisuallyHidden>{t('account.champions.score', score)}</VisuallyHidden>
        <span aria-hidden="true">
          {score.kills} / {score.deaths} / {score.assists}
        </span>
      </>,
    ],
    [t('account.summary.kda'), <KdaFigure key="kda" kda={averages.kda} />],
    [t('champion.averages.creepScore'), aMinute(averages.creepScorePerMinute, 1)],
    [t('champion.averages.gold'), aMinute(averages.goldPerMinute, 0)],
    [t('champion.averages.damage'), aMinute(averages.damagePerMinute, 0)],
    [t('champion.averages.vision'), aMinute(averages.visionPerMinute, 2)],
    [t('champion.averages.length'), format.duration(averages.durationSeconds)],
  ]
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('champion.averages.title')}
      </h2>
      <Card>
        <dl className={styles.list}>
          {figures.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.sample}>{t('champion.averages.sample', { count: games, number: format.number(games) })}</p>
      </Card>
    </section>
  )
}
