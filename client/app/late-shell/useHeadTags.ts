import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { updateHead } from '../../head/update-head.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { Found, PageAddress } from '../../routing/define-route.tsx'
import { latestPageFacts, subscribeToPageFacts } from '../../routing/page-facts.ts'

/** The first page's head tags came from the server. */
export function useHeadTags(findPage: (address: PageAddress) => Found) {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const locale = useLocale()
  const facts = useSyncExternalStore(subscribeToPageFacts, latestPageFacts)

  useEffect(() => {
    updateHead(findPage({ pathname, search: '' }), t, locale, facts)
  }, [findPage, pathname, t, locale, facts])
}
