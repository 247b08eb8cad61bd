import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateBar } from '../../components/RateBar.tsx'
import { RateWords } from '../../components/RateWords.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { ChampionRate_rateFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'

graphql(/* GraphQL */ `
  fragment ChampionRate_rate on Rate {
    value
    games
    low
    high
  }
`)

const useStyles = makeStyles({
  bar: { margin: '4px 0' },
  faint: { opacity: 0.5 },
})

/** Greyed when the sample is small. A tiny sample has no interval. */
export function ChampionRate({ rate }: { readonly rate: ChampionRate_rateFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { value, games, low, high } = rate
  const few = isSmallSample(games)
  return (
    <div title={few ? t('account.champions.fewGames') : undefined}>
      <RateWords value={value} sample={games} />
      {few ? <VisuallyHidden> ({t('account.champions.fewGames')})</VisuallyHidden> : null}
      {isTinySample(games) ? null : (
        <>
          <div className={mergeClasses(styles.bar, few && styles.faint)}>
            <RateBar value={value} low={low} high={high} />
          </div>
          {t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })}
        </>
      )}
    </div>
  )
}
