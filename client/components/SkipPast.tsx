import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, type ReactNode } from 'react'

interface SkipPastProps {
  readonly label: string
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: { position: 'relative' },
  button: {
    position: 'absolute',
    top: '8px',
    insetInlineStart: '8px',
    zIndex: 2,
    padding: '12px 16px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    cursor: 'pointer',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    ':not(:focus)': { opacity: 0, pointerEvents: 'none' },
  },
  end: { display: 'block', outlineStyle: 'none' },
})

/** Visible only while focused. */
export function SkipPast({ label, children }: SkipPastProps) {
  const styles = useStyles()
  const end = useRef<HTMLSpanElement>(null)
  return (
    <div className={styles.root}>
      <button type="button" className={styles.button} onClick={() => end.current?.focus()}>
        {label}
      </button>
      {children}
      <span ref={end} tabIndex={-1} className={styles.end} />
    </div>
  )
}
