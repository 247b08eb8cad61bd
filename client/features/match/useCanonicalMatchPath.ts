import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { matchPath } from '../../paths.ts'

/** Writes the match into the address as Riot writes it, in place of what was asked for. */
export function useCanonicalMatchPath(matchId: string) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const canonical = matchPath(matchId)

  useEffect(() => {
    // Two addresses that differ in nothing but their escapes are the same.
    if (decodeURIComponent(canonical) === decodeURIComponent(pathname)) return
    void navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true })
  }, [canonical, pathname, search, hash, navigate])
}
