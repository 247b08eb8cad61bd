import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isCorrected } from '../routing/useCanonicalPath.ts'

/** Numbers the visited pages, from 0. A page that corrects its own address keeps its number. */
export function useVisit(): number {
  const { pathname, state } = useLocation()
  const navigation = useNavigationType()
  const [last, setLast] = useState({ pathname, visit: 0 })
  if (last.pathname === pathname) return last.visit

  // The mark stays in the history, so a later return to such an address still counts as an arrival.
  const stays = navigation === NavigationType.Replace && isCorrected(state)
  const visit = stays ? last.visit : last.visit + 1
  setLast({ pathname, visit })
  return visit
}
