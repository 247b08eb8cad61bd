import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateBar } from '../components/RateBar.tsx'
import { RateWords } from '../components/RateWords.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { isTinySample } from '../game/small-sample.ts'
import { useFormat } from '../i18n/useFormat.ts'
import type { SeatFacts } from './seat-facts.ts'
import { FIGURE_NOTE, FIGURE_VALUE } from './seat-styles.ts'
import { useScoutingWords } from './useScoutingWords.ts'

const useStyles = makeStyles({
  root: { minWidth: 0 },
  value: { ...FIGURE_VALUE, display: 'block', fontWeight: tokens.fontWeightRegular },
  note: { ...FIGURE_NOTE, display: 'block' },
  bar: { display: 'block', paddingTop: '4px', height: '12px' },
  bones: { display: 'grid', gap: '6px', paddingTop: '3px' },
})

/** Games and win rate on the played champion, as far as stored, or the mastery of the champion. */
export function SeatRecord({ form: { value, asked } }: { readonly form: SeatFacts['form'] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useScoutingWords()
  const format = useFormat()
  const { championRecord: record, championMastery: mastery } = value
  const rate = record?.winRate ?? null
  const points = mastery === null ? null : words('points', { points: format.short(mastery.points) })

  if (rate !== null) {
    const interval = t('account.rate.interval', {
      low: format.number(rate.low * 100, 0),
      high: format.percent(rate.high, 0),
    })
    const meaning = isTinySample(rate.games) ? words('fewGames') : interval
    return (
      <div className={styles.root} title={points === null ? meaning : `${meaning} · ${points}`}>
        <span className={styles.value}>
          <RateWords value={rate.value} sample={rate.games} />
          <VisuallyHidden> ({meaning})</VisuallyHidden>
        </span>
        {isTinySample(rate.games) ? (
          <span className={styles.note}>{points ?? words('fewGames')}</span>
        ) : (
          <span className={styles.bar}>
            <RateBar value={rate.value} low={rate.low} high={rate.high} />
          </span>
        )}
      </div>
    )
  }
  if (!asked && mastery === null) {
    return (
      <div className={styles.bones}>
        <Skeleton width={88} height={12} />
        <Skeleton width={60} height={10} />
      </div>
    )
  }
  return (
    <div className={styles.root}>
      <span className={styles.value}>{points ?? words('noRecord')}</span>
      <span className={styles.note}>{words(mastery === null ? 'asksAgain' : 'noRecord')}</span>
    </div>
  )
}
