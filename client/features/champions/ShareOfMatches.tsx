import { makeStyles, tokens } from '@fluentui/react-components'
import { BarNumber } from '../../components/BarNumber.tsx'
import { NUMBER_ONLY, RateWords } from '../../components/RateWords.tsx'
import { SampledRate } from '../../statistics/SampledRate.tsx'
import { CARDS, TIGHT } from './table-layout.ts'

interface ShareOfMatchesProps {
  /** Null when it happened in no match. */
  readonly rate: {
    readonly value: number
    readonly games: number
    readonly low: number
    readonly high: number
  } | null
  readonly matches: number
  /** Full length of the bar, 0 to 1. */
  readonly most: number
}

const useStyles = makeStyles({
  sample: { [TIGHT]: NUMBER_ONLY, [CARDS]: NUMBER_ONLY },
  none: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
})

/** A share of matches with a bar behind it. */
export function ShareOfMatches({ rate, matches, most }: ShareOfMatchesProps) {
  const styles = useStyles()
  if (matches === 0) return null
  return (
    <BarNumber share={rate === null || most === 0 ? 0 : rate.value / most}>
      {rate === null ? (
        <span className={styles.none}>
          <RateWords value={0} sample={matches} of="matches" className={styles.sample} />
        </span>
      ) : (
        <SampledRate rate={rate} of="matches" sampleClass={styles.sample} />
      )}
    </BarNumber>
  )
}
