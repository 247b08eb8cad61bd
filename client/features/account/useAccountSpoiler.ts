import { createContext, useContext } from 'react'
import { useSpoiler, type SpoilerState } from '../../settings/useSpoiler.ts'

/** Whether the account in sight is a pro player's. */
export const OfPro = createContext(false)

/** Hides one result of the account in sight until it is asked for, where a visitor who wants no spoilers looks at a pro. */
export function useAccountSpoiler(): SpoilerState {
  return useSpoiler(useContext(OfPro))
}
