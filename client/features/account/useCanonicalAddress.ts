import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountPath, type AccountParams } from '../../paths.ts'

/** Writes the account into the address as its owner writes it, once it is known, in place of what was asked for. */
export function useCanonicalAddress(account: AccountParams | null) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const canonical = account === null ? null : accountPath(account)

  useEffect(() => {
    // Two addresses that differ in nothing but their escapes are the same.
    if (canonical === null || decodeURIComponent(canonical) === decodeURIComponent(pathname)) return
    void navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true })
  }, [canonical, pathname, search, hash, navigate])
}
