import { createContext } from 'react'

/** Moves the focus to the surrounding `KeptFocus` before a focused element is removed. Does nothing without one. */
export const KeepFocus = createContext<() => void>(() => {})
