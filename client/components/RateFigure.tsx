import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/useFormat.ts'
import { TABLET } from '../theme/lane.ts'
import { RateBar } from './RateBar.tsx'

interface RateFigureProps {
  readonly rate: {
    /** The share itself, 0 to 1. */
    readonly value: number
    /** How many games it is a share of. */
    readonly games: number
    /** Both ends of where the true share plausibly lies, 0 to 1. */
    readonly low: number
    readonly high: number
  }
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '5px', width: '130px', marginInlineStart: 'auto', [TABLET]: { width: '104px' } },
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
})

/** A share of games won with its sample, drawn with its uncertainty. */
export function RateFigure({ rate: { value, games, low, high } }: RateFigureProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span
      className={styles.root}
      title={t('account.rate.interval', { low: format.number(low * 100, 0), high: format.percent(high, 0) })}
    >
      <span className={styles.words}>
        <span className={styles.share}>{format.percent(value)}</span>{' '}
        {t('account.rate.sample', { games: format.number(games) })}
      </span>
      <RateBar value={value} low={low} high={high} />
    </span>
  )
}
