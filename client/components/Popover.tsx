import { makeStyles, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { lessMotion } from '../theme/tokens.ts'
import { placePopover } from './popover-place.ts'
import { popoverTurns, type ShowPopover } from './popover-turns.ts'

interface PopoverProps {
  /** The pop-over describes this element and is placed at it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly trigger: ShowPopover
  readonly children: ReactNode
}

/** The page never has more than one pop-over. */
export const POPOVER_ID = 'popover'

const useStyles = makeStyles({
  // The pop-over is a sibling of its trigger, so it resets the text styles of the cell or row around it.
  popover: {
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    maxWidth: 'min(300px, calc(100vw - 16px))',
    maxHeight: 'min(420px, calc(100vh - 16px))',
    margin: 0,
    padding: '10px 12px',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'break-word',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: tokens.shadow16,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    textAlign: 'start',
    whiteSpace: 'normal',
    cursor: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    animationName: { from: { opacity: 0 } },
    animationDuration: '100ms',
    ...lessMotion({ animationName: 'none' }),
  },
})

/** Explanatory text in a layer above everything else on the page. */
export function Popover({ anchor, trigger, children }: PopoverProps) {
  const styles = useStyles()
  const popover = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = popover.current
    const button = anchor.current
    if (element === null || button === null) return

    const dismiss = () => popoverTurns.dismiss(trigger)
    let placedFor = button.getBoundingClientRect()
    const place = () => {
      placedFor = button.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const { left, top } = placePopover(placedFor, element.getBoundingClientRect(), {
        width: clientWidth,
        height: clientHeight,
      })
      // Text too long for the window scrolls, so the keyboard must be able to focus it after the trigger.
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    const isInside = ({ target }: Event) =>
      target instanceof Node && (element.contains(target) || button.contains(target))
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (document.activeElement === element) button.focus()
      dismiss()
    }
    const onPointerDown = (event: Event) => {
      if (!isInside(event)) dismiss()
    }
    // A press would take the focus from the trigger, and so close the pop-over that is pressed.
    const keepFocus = (event: Event) => event.preventDefault()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== button) dismiss()
    }
    const onScroll = (event: Event) => {
      const { left, top, bottom } = button.getBoundingClientRect()
      // A scroll from before the opening may be reported only afterwards.
      const hasMoved = left !== placedFor.left || top !== placedFor.top
      if (isInside(event) || !hasMoved) return
      // Keyboard focus scrolls the page. The pop-over moves along as long as its trigger is visible.
      const isVisible = bottom > 0 && top < document.documentElement.clientHeight
      if (isVisible && button.matches(':focus-visible')) place()
      else dismiss()
    }

    // The top layer: no card can clip the pop-over, and it needs no other place in the document.
    element.showPopover()
    place()
    // Content that arrives later makes it larger.
    const growth = new ResizeObserver(place)
    growth.observe(element)
    element.addEventListener('mousedown', keepFocus)
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', dismiss)
    return () => {
      growth.disconnect()
      element.removeEventListener('mousedown', keepFocus)
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', dismiss)
    }
  }, [anchor, trigger])

  return (
    <div
      ref={popover}
      id={POPOVER_ID}
      popover="manual"
      role="tooltip"
      className={styles.popover}
      onPointerEnter={() => popoverTurns.enter(trigger)}
      onPointerLeave={() => popoverTurns.leave()}
    >
      {children}
    </div>
  )
}
