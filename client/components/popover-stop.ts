import { createContext } from 'react'

/** The current tab stop among several triggers. */
interface PopoverStopOf {
  readonly stop: string
  /** Called with the stop of the trigger that received the focus. */
  readonly onFocus: (stop: string) => void
}

/** Null when each trigger is its own tab stop. */
export const PopoverStop = createContext<PopoverStopOf | null>(null)
