import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isTinySample, winsOf } from '../game/small-sample.ts'
import { useWinShare } from '../game/useWinShare.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface WinShareProps {
  /** 0 to 1. */
  readonly value: number
  readonly games: number
}

const useStyles = makeStyles({ root: { position: 'relative', whiteSpace: 'nowrap' } })

/** `65.2%`, or wins and losses, `1–0`, when the sample is tiny. */
export function WinShare({ value, games }: WinShareProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const wordWins = useWinShare()
  if (!isTinySample(games)) return format.percent(value)
  const wins = winsOf(value, games)
  return (
    <span className={styles.root}>
      <span aria-hidden="true">{wordWins(value, games)}</span>
      <VisuallyHidden>
        {t('account.summary.wins', { count: wins })}, {t('account.summary.losses', { count: games - wins })}
      </VisuallyHidden>
    </span>
  )
}
