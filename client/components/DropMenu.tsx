import { makeStyles, tokens } from '@fluentui/react-components'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface DropMenuProps {
  /** Opened the menu, and closes it. */
  readonly button: HTMLElement
  readonly onClose: () => void
  /** Rows of a list, with links and buttons. The first one gets the focus. */
  readonly children: ReactNode
}

const MARGIN_PX = 8
const GAP_PX = 6

const useStyles = makeStyles({
  menu: {
    // In the coordinates of the page, so that it scrolls with its button.
    position: 'absolute',
    inset: 'auto',
    boxSizing: 'border-box',
    width: '264px',
    maxWidth: 'calc(100vw - 16px)',
    margin: 0,
    scrollMargin: '8px',
    padding: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

/** Styles of the rows of a menu. */
export const useMenuRowStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '1px',
    boxSizing: 'border-box',
    width: '100%',
    padding: '7px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    lineHeight: '20px',
    textAlign: 'start',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  parted: { marginTop: '6px', paddingTop: '6px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  note: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
})

/** A menu below its button, above everything else on the page. Escape, another press and leaving it close it. */
export function DropMenu({ button, onClose, children }: DropMenuProps) {
  const styles = useStyles()
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = menu.current
    if (element === null) return
    // The top layer: no card can clip the menu.
    element.showPopover()
    const [anchor, own] = [button.getBoundingClientRect(), element.getBoundingClientRect()]
    // The ends of both are at one line where there is room for that.
    element.style.left = `${Math.max(MARGIN_PX, anchor.right - own.width) + window.scrollX}px`
    element.style.top = `${anchor.bottom + GAP_PX + window.scrollY}px`
    element.scrollIntoView({ block: 'nearest' })
    element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [button])

  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Node && menu.current?.contains(target) !== true && !button.contains(target)
    const onPointerDown = (event: Event) => {
      if (isOutside(event)) onClose()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('resize', onClose)
    }
  }, [button, onClose])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    button.focus()
    onClose()
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // Without a target, the window has lost the focus, or a place without one was pressed.
    if (relatedTarget === null || relatedTarget === button || currentTarget.contains(relatedTarget)) return
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys and the focus are those of the links inside.
    <div ref={menu} popover="manual" className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}
