import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { PopoverStop } from './popover-stop.ts'
import { popoverTurns } from './popover-turns.ts'
import { Popover, POPOVER_ID } from './Popover.tsx'

interface PopoverTriggerProps {
  /** Contains its name as text, and no button or link. */
  readonly children: ReactNode
  /** Mounted only while it is open. */
  readonly popover: ReactNode
  readonly shape?: 'square' | 'circle'
  /** Id of this trigger within its `PopoverBar`. */
  readonly stop: string
  readonly current?: boolean
}

const useStyles = makeStyles({
  trigger: {
    // Above the layer that makes a whole card clickable.
    position: 'relative',
    zIndex: 1,
    display: 'block',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'help',
  },
  circle: { borderRadius: tokens.borderRadiusCircular },
})

/** Opens on hover, on keyboard focus and on tap. */
export function PopoverTrigger({ children, popover, stop, shape = 'square', current = false }: PopoverTriggerProps) {
  const styles = useStyles()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  const bar = useContext(PopoverStop)
  // The pop-over closes when its trigger is removed.
  useEffect(() => () => popoverTurns.dismiss(setShown), [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={mergeClasses(styles.trigger, shape === 'circle' && styles.circle)}
        aria-describedby={shown ? POPOVER_ID : undefined}
        aria-current={current ? 'true' : undefined}
        tabIndex={bar === null || bar.stop === stop ? 0 : -1}
        // Touch has no hover: a finger taps.
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') popoverTurns.enter(setShown)
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') popoverTurns.leave()
        }}
        onFocus={({ currentTarget }) => {
          bar?.onFocus(stop)
          if (currentTarget.matches(':focus-visible')) popoverTurns.focus(setShown)
        }}
        onBlur={({ relatedTarget }) => {
          // The focus may move into a pop-over that scrolls.
          if (relatedTarget?.id !== POPOVER_ID) popoverTurns.dismiss(setShown)
        }}
        onClick={() => popoverTurns.press(setShown)}
      >
        {children}
      </button>
      {shown ? (
        <Popover anchor={button} trigger={setShown}>
          {popover}
        </Popover>
      ) : null}
    </>
  )
}
