import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { useFormat } from '../i18n/useFormat.ts'
import { isSmallSample } from '../game/small-sample.ts'

interface SampledRateProps {
  readonly rate: {
    /** The rate, 0 to 1. */
    readonly value: number
    /** Number of games or matches in the sample. */
    readonly games: number
    /** Bounds of the confidence interval, 0 to 1. */
    readonly low: number
    readonly high: number
  }
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
  share: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  few: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})

/** A rate with its sample size, greyed when the sample is small. Its confidence interval is in the tooltip. */
export function SampledRate({ rate: { value, games, low, high } }: SampledRateProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const few = isSmallSample(games)
  const interval = t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })
  const meaning = few ? `${t('account.champions.fewGames')} · ${interval}` : interval
  return (
    <span className={styles.root} title={meaning}>
      <span className={mergeClasses(styles.share, few && styles.few)}>{format.percent(value)}</span>{' '}
      {t('account.rate.sample', { games: format.number(games) })}
      <VisuallyHidden> ({meaning})</VisuallyHidden>
    </span>
  )
}
