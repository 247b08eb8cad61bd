import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PopoverStop } from './popover-stop.ts'

interface PopoverBarProps {
  readonly label: string
  /** The `stop` of every `PopoverTrigger` inside. The Tab key reaches the first one first. */
  readonly stops: readonly string[]
  readonly children: ReactNode
  readonly className: string
}

/** Has a single tab stop. Arrow keys, Home and End move inside. */
export function PopoverBar({ label, stops, children, className }: PopoverBarProps) {
  const [visited, setVisited] = useState<string | null>(null)
  const stop = visited !== null && stops.includes(visited) ? visited : stops[0]
  const value = useMemo(() => (stop === undefined ? null : { stop, onFocus: setVisited }), [stop])
  if (value === null) return <div className={className}>{children}</div>
  return (
    <div role="toolbar" tabIndex={-1} aria-label={label} className={className} onKeyDown={moveOn}>
      <PopoverStop value={value}>{children}</PopoverStop>
    </div>
  )
}

function moveOn(event: KeyboardEvent<HTMLElement>) {
  // The browser uses these combinations itself: Alt and an arrow navigate back.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'))
  const from = buttons.findIndex((button) => button === event.target)
  const to = from === -1 ? null : targetOf(event.key, from, buttons.length - 1)
  if (to === null) return
  // The key would scroll the page.
  event.preventDefault()
  buttons[to]?.focus()
}

/** Null for other keys. */
function targetOf(key: string, from: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(from + 1, last)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
