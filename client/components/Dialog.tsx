import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { BarButton } from './BarButton.tsx'
import { Glyph } from './Glyph.tsx'

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    width: 'min(560px, calc(100vw - 24px))',
    maxHeight: 'calc(100dvh - 24px)',
    padding: '20px 24px 12px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    color: tokens.colorNeutralForeground1,
    '::backdrop': { backgroundColor: '#05070ab3' },
    [PHONE]: { padding: '14px 16px 8px' },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBottom: '12px' },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
})

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  /** Called after the close button, Escape, or a click outside. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Modal, and open from the start. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const styles = useStyles()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // The browser keeps the focus inside, closes on Escape, and returns the focus.
  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click outside closes the dialog; the keyboard uses Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <BarButton label={closeLabel} onClick={close}>
          <Glyph name="close" />
        </BarButton>
      </div>
      {children}
    </dialog>
  )
}
