import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateWords } from '../components/RateWords.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../game/small-sample.ts'
import { useFormat } from '../i18n/useFormat.ts'

interface SampledRateProps {
  readonly rate: {
    /** The rate, 0 to 1. */
    readonly value: number
    readonly games: number
    /** Confidence interval, 0 to 1. */
    readonly low: number
    readonly high: number
  }
  /** Unit of the sample, `games` by default. */
  readonly of?: 'games' | 'matches'
  /** Class of the sample, such as one that applies `NUMBER_ONLY` in a narrow layout. */
  readonly sampleClass?: string
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
})

/** Greyed when the sample is small. The confidence interval is in the tooltip, unless the sample is tiny. */
export function SampledRate({ rate: { value, games, low, high }, of = 'games', sampleClass }: SampledRateProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const few = isSmallSample(games)
  const interval = t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })
  const fewGames = t('account.champions.fewGames')
  const meaning = isTinySample(games) ? fewGames : few ? `${fewGames} · ${interval}` : interval
  return (
    <span className={styles.root} title={meaning}>
      <RateWords
        value={value}
        sample={games}
        of={of}
        {...(sampleClass === undefined ? {} : { className: sampleClass })}
      />
      <VisuallyHidden> ({meaning})</VisuallyHidden>
    </span>
  )
}
