import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/useFormat.ts'
import { isSmallSample } from '../game/small-sample.ts'
import { TABLET } from '../theme/tokens.ts'
import { RateBar } from './RateBar.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface RateFigureProps {
  readonly rate: {
    /** The rate, 0 to 1. */
    readonly value: number
    /** Number of games in the sample. */
    readonly games: number
    /** Bounds of the confidence interval, 0 to 1. */
    readonly low: number
    readonly high: number
  }
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gap: '5px',
    width: '130px',
    marginInlineStart: 'auto',
    [TABLET]: { width: '104px' },
  },
  words: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  share: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  few: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  faint: { opacity: 0.5 },
})

/** A win rate with its sample size and confidence interval, greyed when the sample is small. */
export function RateFigure({ rate: { value, games, low, high } }: RateFigureProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const few = isSmallSample(games)
  return (
    <span
      className={styles.root}
      title={t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })}
    >
      <span className={styles.words}>
        <span className={mergeClasses(styles.share, few && styles.few)}>{format.percent(value)}</span>{' '}
        {t('account.rate.sample', { games: format.number(games) })}
        {few ? <VisuallyHidden> ({t('account.champions.fewGames')})</VisuallyHidden> : null}
      </span>
      <span className={mergeClasses(few && styles.faint)}>
        <RateBar value={value} low={low} high={high} />
      </span>
    </span>
  )
}
