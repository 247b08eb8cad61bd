import { createContext } from 'react'

/** False where pictures wait until they are near the window. */
export const PicturesShown = createContext(true)
