import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLocale } from '../i18n/useLocale.ts'
import { findPage } from '../routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** The page at the present address. What goes wrong in it leaves the shell around it standing. */
export function CurrentPage() {
  const { pathname, search } = useLocation()
  const client = useApolloClient()
  const locale = useLocale()
  const { t } = useTranslation()
  const found = useMemo(() => findPage({ pathname, search }), [pathname, search])
  const title = found.is === 'page' ? found.page.title(t) : t('errors.pageNotFound')

  useEffect(() => {
    document.title = `${title} · Lanewatch`
  }, [title])

  useEffect(() => {
    if (found.is === 'page') found.page.load(client, locale)
  }, [found, client, locale])

  if (found.is !== 'page') return <NotFoundPage pathname={pathname} reason={found.is} />

  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{found.page.element}</Suspense>
    </ErrorBoundary>
  )
}
