import { createContext, useContext } from 'react'
import { useSpoiler, type SpoilerState } from '../../settings/useSpoiler.ts'

/** True when the page's account is a pro player's. */
export const OfPro = createContext(false)

/** Hides a result of a pro's account until it is revealed, when the visitor hides spoilers. */
export function useAccountSpoiler(): SpoilerState {
  return useSpoiler(useContext(OfPro))
}
