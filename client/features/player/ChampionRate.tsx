import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateBar } from '../../components/RateBar.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ChampionRate_rateFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { isSmallSample } from '../../game/small-sample.ts'

graphql(/* GraphQL */ `
  fragment ChampionRate_rate on Rate {
    value
    games
    low
    high
  }
`)

const useStyles = makeStyles({
  figure: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  few: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  bar: { margin: '4px 0' },
  faint: { opacity: 0.5 },
})

/** A win rate with its sample size and confidence interval, greyed when the sample is small. */
export function ChampionRate({ rate }: { readonly rate: ChampionRate_rateFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { value, games, low, high } = rate
  const few = isSmallSample(games)
  return (
    <div title={few ? t('account.champions.fewGames') : undefined}>
      <span className={mergeClasses(styles.figure, few && styles.few)}>{format.percent(value)}</span>{' '}
      {t('account.rate.sample', { games: format.number(games) })}
      {few ? <VisuallyHidden> ({t('account.champions.fewGames')})</VisuallyHidden> : null}
      <div className={mergeClasses(styles.bar, few && styles.faint)}>
        <RateBar value={value} low={low} high={high} />
      </div>
      {t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })}
    </div>
  )
}
