import { createContext } from 'react'

interface PopoverStopOf {
  readonly stop: string
  readonly onFocus: (stop: string) => void
}

/** Null when each trigger is its own tab stop. */
export const PopoverStop = createContext<PopoverStopOf | null>(null)
