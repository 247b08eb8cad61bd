import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Popover, POPOVER_ID } from './Popover.tsx'
import { PopoverStop } from './popover-stop.ts'
import { popoverTurns } from './popover-turns.ts'

interface PopoverTriggerProps {
  /** What explains itself, with its name in words. No button and no link. */
  readonly children: ReactNode
  /** What is said about it; mounted only while it is in sight. */
  readonly popover: ReactNode
  readonly shape?: 'square' | 'circle'
  /** Tells it from the others of its `PopoverBar`. */
  readonly stop: string
  /** True for the one of several that holds. */
  readonly current?: boolean
}

const useStyles = makeStyles({
  trigger: {
    // Above what makes a whole card a button.
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

/** Something that explains itself under the pointer, to the keyboard and when it is tapped. */
export function PopoverTrigger({ children, popover, stop, shape = 'square', current = false }: PopoverTriggerProps) {
  const styles = useStyles()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  const bar = useContext(PopoverStop)
  // No turn outlives its trigger.
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
        // A finger has no way to only point: it taps.
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
          // Long words can be stepped into.
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
