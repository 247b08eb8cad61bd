import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'
import type { LaneFigure } from './lane-leads.ts'
import { useCourseWords } from './useCourseWords.ts'

interface LeadBarProps {
  readonly figure: LaneFigure
  /** Positive for the blue side; null if unknown. */
  readonly lead: number | null
  /** Lead that fills the half of a side. */
  readonly full: number
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'grid', gridTemplateColumns: '1fr 1fr', rowGap: '3px', minWidth: 0 },
  number: { whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  blueNumber: { gridColumn: '1 / 3', color: ownTokens.win },
  redNumber: { gridColumn: '1 / 3', justifySelf: 'end', color: ownTokens.loss },
  level: { gridColumn: '1 / 3', justifySelf: 'center', color: tokens.colorNeutralForeground2 },
  half: { display: 'flex', height: '6px', backgroundColor: tokens.colorNeutralStroke2, overflow: 'hidden' },
  left: {
    justifyContent: 'flex-end',
    borderRadius: '3px 0 0 3px',
    borderRight: `1px solid ${tokens.colorNeutralForeground3}`,
  },
  right: { borderRadius: '0 3px 3px 0', borderLeft: `1px solid ${tokens.colorNeutralForeground3}` },
  blue: { backgroundColor: ownTokens.win, [FORCED_COLORS]: { backgroundColor: 'CanvasText' } },
  red: { backgroundColor: ownTokens.loss, [FORCED_COLORS]: { backgroundColor: 'CanvasText' } },
})

/** A lead as a bar from the middle towards the leading side, with the number on its side. */
export function LeadBar({ figure, lead, full }: LeadBarProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const words = useCourseWords()
  if (lead === null) return <span className={styles.level}>–</span>
  const share = `${Math.min(1, Math.abs(lead) / full) * 100}%`
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        {t('matchCourse.lanes.lead', { figure: t(`matchCourse.lanes.${figure}`), lead: words.lead(lead) })}
      </VisuallyHidden>
      <span
        aria-hidden="true"
        className={mergeClasses(
          styles.number,
          lead === 0 ? styles.level : lead > 0 ? styles.blueNumber : styles.redNumber,
        )}
      >
        {lead === 0 ? '0' : `+${format.number(Math.abs(lead))}`}
      </span>
      <span aria-hidden="true" className={mergeClasses(styles.half, styles.left)}>
        {lead > 0 ? <span className={styles.blue} style={{ width: share }} /> : null}
      </span>
      <span aria-hidden="true" className={mergeClasses(styles.half, styles.right)}>
        {lead < 0 ? <span className={styles.red} style={{ width: share }} /> : null}
      </span>
    </div>
  )
}
