import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isCorrected } from '../useCanonicalPath.ts'

/** Numbers the pages that are come to, from 0. A page that corrects its own address stays the same one. */
export function useVisit(): number {
  const { pathname, state } = useLocation()
  const navigation = useNavigationType()
  const [last, setLast] = useState({ pathname, visit: 0 })
  if (last.pathname === pathname) return last.visit

  // The mark stays in the history: who comes back to such an address does arrive there.
  const stays = navigation === NavigationType.Replace && isCorrected(state)
  const visit = stays ? last.visit : last.visit + 1
  setLast({ pathname, visit })
  return visit
}
