import { createContext } from 'react'

/** At which of several things that explain themselves the tabulator stops. */
interface PopoverStopOf {
  readonly stop: string
  /** Called with the stop of the one that has got the focus. */
  readonly onFocus: (stop: string) => void
}

/** Null where each is a stop of its own. */
export const PopoverStop = createContext<PopoverStopOf | null>(null)
