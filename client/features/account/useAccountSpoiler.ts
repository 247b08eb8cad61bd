import { createContext, useContext } from 'react'
import { useSpoiler, type SpoilerState } from '../../settings/useSpoiler.ts'

/** True when the page's account is a pro player's. */
export const OfPro = createContext(false)

/** Hides one result of the page's account until it is revealed, when the visitor hides spoilers and the account is a pro's. */
export function useAccountSpoiler(): SpoilerState {
  return useSpoiler(useContext(OfPro))
}
