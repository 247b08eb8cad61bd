import { makeStyles, mergeClasses, tokens, type GriffelStyle } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isSmallSample } from '../game/small-sample.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { WinShare } from './WinShare.tsx'

interface RateWordsProps {
  /** The rate, 0 to 1. */
  readonly value: number
  readonly sample: number
  /** Unit of the sample, `games` by default. */
  readonly of?: 'games' | 'matches'
  /** Class of the sample, such as one that applies `NUMBER_ONLY` in a narrow layout. */
  readonly className?: string
}

/** Hides the noun of a sample, and no second number. Screen readers still read it. */
export const NUMBER_ONLY = {
  '& > span': SCREEN_READER_ONLY,
  '::after': { content: ['attr(data-number)', 'attr(data-number) / ""'] },
} as const satisfies GriffelStyle

const useStyles = makeStyles({
  share: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  few: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  sample: { position: 'relative', display: 'inline-block', whiteSpace: 'nowrap' },
})

/** `65.2% · 23 games`, or `1–0 · 1 game`. The rate is greyed when the sample is small. */
export function RateWords({ value, sample, of = 'games', className }: RateWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <span className={mergeClasses(styles.share, isSmallSample(sample) && styles.few)}>
        {of === 'games' ? <WinShare value={value} games={sample} /> : format.percent(value)}
      </span>{' '}
      <span className={mergeClasses(styles.sample, className)} data-number={format.number(sample)}>
        {'· '}
        <span>{t(`common.${of}`, { count: sample })}</span>
      </span>
    </>
  )
}
