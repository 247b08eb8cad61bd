import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Navigation state of an address that only corrects the address of the page that is already shown. */
const CORRECTED = { corrected: true }

/** Replaces the requested address by the canonical path of the page, once it is known. The page stays the same. */
export function useCanonicalPath(path: string | null) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    // Addresses that differ only in their escapes are equal.
    if (path === null || decodeURIComponent(path) === decodeURIComponent(pathname)) return
    void navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true, state: CORRECTED })
  }, [path, pathname, search, hash, navigate])
}

/** True when a navigation state marks a mere correction of the previous address. */
export function isCorrected(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'corrected' in state
}
