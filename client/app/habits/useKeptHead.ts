import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { keepHead } from '../../head/keep-head.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { Found, PageAddress } from '../../routes.tsx'

/** Keeps what the head of the document tells of the page true. That of the first page came from the server. */
export function useKeptHead(findPage: (address: PageAddress) => Found) {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const locale = useLocale()

  useEffect(() => keepHead(findPage({ pathname, search: '' }), t, locale), [findPage, pathname, t, locale])
}
