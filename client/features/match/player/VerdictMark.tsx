import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { SCREEN_READER_ONLY } from '../../../theme/screen-reader-only.ts'
import { NARROW, ownTokens } from '../../../theme/tokens.ts'
import type { Verdict } from './usual-comparison.ts'

/** An arrow upwards, an arrow downwards, and a bar. */
const SHAPES = { better: 'M0.5 6.5h7L4 1Z', worse: 'M0.5 1.5h7L4 7Z', same: 'M1 3.3h6v1.4h-6Z' } as const

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', justifyContent: 'end', gap: '5px' },
  arrow: { flexShrink: 0, width: '8px', height: '8px', fill: 'currentColor' },
  better: { color: ownTokens.win },
  worse: { color: ownTokens.loss },
  same: { color: tokens.colorNeutralForeground3 },
  // The arrow says the same in less space.
  word: { [NARROW]: SCREEN_READER_ONLY },
})

/** A judgement as an arrow and a word; only as an arrow where space is short. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={mergeClasses(styles.root, styles[verdict])}>
      <svg viewBox="0 0 8 8" className={styles.arrow} aria-hidden="true">
        <path d={SHAPES[verdict]} />
      </svg>
      <span className={styles.word}>{t(`playerCourse.usual.verdicts.${verdict}`)}</span>
    </span>
  )
}
