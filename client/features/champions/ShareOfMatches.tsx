import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { BarNumber } from '../../components/BarNumber.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { SampledRate } from '../../statistics/SampledRate.tsx'

interface ShareOfMatchesProps {
  /** Null when it happened in no match. */
  readonly rate: {
    readonly value: number
    readonly games: number
    readonly low: number
    readonly high: number
  } | null
  /** Number of matches. */
  readonly matches: number
  /** Full length of the bar, 0 to 1. */
  readonly most: number
}

const useStyles = makeStyles({
  none: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
})

/** A share of matches with a bar behind it. */
export function ShareOfMatches({ rate, matches, most }: ShareOfMatchesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  if (matches === 0) return null
  return (
    <BarNumber share={rate === null || most === 0 ? 0 : rate.value / most}>
      {rate === null ? (
        <span className={styles.none}>
          {format.percent(0)} {t('account.rate.sample', { games: format.number(matches) })}
        </span>
      ) : (
        <SampledRate rate={rate} />
      )}
    </BarNumber>
  )
}
