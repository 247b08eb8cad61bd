import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isSmallSample, isTinySample } from '../game/small-sample.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { PHONE, TABLET } from '../theme/tokens.ts'
import { RateBar } from './RateBar.tsx'
import { NUMBER_ONLY, RateWords } from './RateWords.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface RateFigureProps {
  readonly rate: {
    /** The rate, 0 to 1. */
    readonly value: number
    readonly games: number
    /** Confidence interval, 0 to 1. */
    readonly low: number
    readonly high: number
  }
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gap: '5px',
    width: '150px',
    marginInlineStart: 'auto',
    [TABLET]: { width: '128px' },
    [PHONE]: { width: '104px' },
  },
  words: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  sample: { [PHONE]: NUMBER_ONLY },
  faint: { opacity: 0.5 },
})

/** Greyed when the sample is small. A tiny sample has no interval. */
export function RateFigure({ rate: { value, games, low, high } }: RateFigureProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const few = isSmallSample(games)
  const tiny = isTinySample(games)
  const interval = t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })
  return (
    <span className={styles.root} title={tiny ? t('account.champions.fewGames') : interval}>
      <span className={styles.words}>
        <RateWords value={value} sample={games} className={styles.sample} />
        {few ? <VisuallyHidden> ({t('account.champions.fewGames')})</VisuallyHidden> : null}
      </span>
      {tiny ? null : (
        <span className={mergeClasses(few && styles.faint)}>
          <RateBar value={value} low={low} high={high} />
        </span>
      )}
    </span>
  )
}
