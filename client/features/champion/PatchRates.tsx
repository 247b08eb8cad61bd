import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PatchRates_championFragment } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { patchAxis } from './patch-rates.ts'
import { PatchTable } from './PatchTable.tsx'
import { RateChart } from './RateChart.tsx'

graphql(/* GraphQL */ `
  fragment PatchRates_champion on Champion {
    id
    key
    patchRates(population: $population, queue: $queue, lane: $lane) {
      patch
      winRate {
        ...RateChart_rate
      }
      pickRate {
        ...RateChart_rate
      }
      banRate {
        ...RateChart_rate
      }
      ...PatchTable_rates
    }
  }
`)

interface PatchRatesProps {
  readonly champion: PatchRates_championFragment
  /** The newest first. */
  readonly patches: readonly string[]
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  card: { padding: '16px' },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(210px, 100%), 1fr))',
    gap: '20px 24px',
  },
  words: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  table: { marginTop: '10px', fontSize: tokens.fontSizeBase200 },
  open: { width: 'fit-content', padding: '6px 0', cursor: 'pointer', color: tokens.colorNeutralForeground2 },
})

/** A champion's rates from patch to patch: each as a line chart, and all of them as a table. */
export function PatchRates({ champion: { key, patchRates }, patches }: PatchRatesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const { population, queue, lane } = useStatisticsFilter().filter
  if (patchRates.length === 0) return null

  const axis = patchAxis(
    patches,
    patchRates.map(({ patch }) => patch),
  )
  const ratesOf = (name: 'winRate' | 'pickRate' | 'banRate') =>
    axis.map((patch) => ({ patch, rate: patchRates.find((rates) => rates.patch === patch)?.[name] ?? null }))
  return (
    <section aria-labelledby={titleId}>
      <ExportHead of="champion-patches" parameters={{ champion: key, population, queue, lane }}>
        <h2 id={titleId} className={styles.title}>
          {t('champion.patches.title')}
        </h2>
      </ExportHead>
      <Card className={styles.card}>
        {patchRates.length === 1 ? <p className={styles.words}>{t('champion.patches.one')}</p> : null}
        <div className={styles.charts}>
          <RateChart name="win" rates={ratesOf('winRate')} />
          <RateChart name="pick" rates={ratesOf('pickRate')} />
          <RateChart name="ban" rates={ratesOf('banRate')} />
        </div>
        <details className={styles.table}>
          <summary className={styles.open}>{t('champion.patches.asTable')}</summary>
          <PatchTable label={t('champion.patches.title')} rates={patchRates.toReversed()} />
        </details>
      </Card>
    </section>
  )
}
