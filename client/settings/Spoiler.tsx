import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpoilerState } from './useSpoiler.ts'

interface SpoilerProps {
  readonly spoiler: SpoilerState
  readonly children: ReactNode
}

const useStyles = makeStyles({
  place: { outlineStyle: 'none' },
  button: {
    minHeight: '28px',
    padding: '4px 12px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground2 },
  },
})

/** The result is not rendered at all until it is revealed. */
export function Spoiler({ spoiler, children }: SpoilerProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { hidden, revealed, reveal } = spoiler

  // The button is removed, so the focus moves to the revealed content.
  useEffect(() => {
    if (revealed) place.current?.focus({ preventScroll: true })
  }, [revealed])

  return (
    <div ref={place} tabIndex={revealed ? -1 : undefined} className={styles.place}>
      {hidden ? (
        <button type="button" className={styles.button} onClick={reveal}>
          {t('spoiler.show')}
        </button>
      ) : (
        children
      )}
    </div>
  )
}
