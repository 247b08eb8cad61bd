import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Goes with an address that was put in place of another one for the page that is in sight already. */
const CORRECTED = { corrected: true }

/** Writes a path into the address in place of the one that was asked for, once it is known: the page stays the same. */
export function useCanonicalPath(path: string | null) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    // Two addresses that differ in nothing but their escapes are the same.
    if (path === null || decodeURIComponent(path) === decodeURIComponent(pathname)) return
    void navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true, state: CORRECTED })
  }, [path, pathname, search, hash, navigate])
}

/** Whether the state of an address says that it only corrects the one before. */
export function isCorrected(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'corrected' in state
}
