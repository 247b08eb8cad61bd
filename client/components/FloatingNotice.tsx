import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ownTokens, PHONE } from '../theme/tokens.ts'

interface FloatingNoticeProps {
  /** Each kind of notice has its own position above the lower edge, so that notices never overlap. */
  readonly place: 'second' | 'third'
  /** Null for no notice. The element stays mounted, so that screen readers announce new text. */
  readonly words: string | null
  readonly buttons: ReactNode
}

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 20,
    insetInline: '12px',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  // The first position belongs to the connection notice.
  second: {
    bottom: 'calc(64px + var(--consentHeight, 0px))',
    [PHONE]: { bottom: 'calc(84px + var(--consentHeight, 0px))' },
  },
  third: {
    bottom: 'calc(120px + var(--consentHeight, 0px))',
    [PHONE]: { bottom: 'calc(140px + var(--consentHeight, 0px))' },
  },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px 12px',
    padding: '8px 8px 8px 16px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    color: tokens.colorNeutralForeground1,
    pointerEvents: 'auto',
  },
  buttons: { display: 'flex', gap: '8px' },
})

/** Never takes the focus. */
export function FloatingNotice({ place, words, buttons }: FloatingNoticeProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.place, styles[place])}>
      <div className={words === null ? undefined : styles.notice}>
        <output>{words}</output>
        {words === null ? null : <div className={styles.buttons}>{buttons}</div>}
      </div>
    </div>
  )
}
