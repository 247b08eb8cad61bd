import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { keepHead } from '../../head/keep-head.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { Found, PageAddress } from '../../routes.tsx'
import { lastTold, listenToPage } from '../../told-of-page.ts'

/** Keeps the head tags up to date. Those of the first page came from the server. */
export function useKeptHead(findPage: (address: PageAddress) => Found) {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const locale = useLocale()
  const facts = useSyncExternalStore(listenToPage, lastTold)

  useEffect(() => {
    keepHead(findPage({ pathname, search: '' }), t, locale, facts)
  }, [findPage, pathname, t, locale, facts])
}
