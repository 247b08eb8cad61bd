import { createContext } from 'react'

/** Puts the focus onto the place around, when a button is about to go away that has it; does nothing without such a place. */
export const KeepFocus = createContext<() => void>(() => {})
