import { createContext } from 'react'

/**
 * Moves the focus to the surrounding place when a focused element is about to be removed. Does nothing without such a place.
 */
export const KeepFocus = createContext<() => void>(() => {})
