import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../components/DocumentTitle.tsx'
import { NotFoundPage } from '../components/NotFoundPage.tsx'
import { useHydrated } from '../hydration/useHydrated.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { findPage } from '../routes.tsx'
import type { PageAddress } from '../routing/define-route.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { InteractiveMark } from './InteractiveMark.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

interface CurrentPageProps {
  /** A new number means a new visit: the page is fetched and mounted again. */
  readonly visit: number
}

export function CurrentPage({ visit }: CurrentPageProps) {
  const { pathname, search } = useLocation()
  const { t } = useTranslation()
  const [, renderAgain] = useReducer((renderings: number) => renderings + 1, 0)
  const hydrated = useHydrated()
  const found = findPage({ pathname, search })
  useFreshData(visit, { pathname, search })

  if (found.is !== 'page') {
    return (
      <>
        <NotFoundPage pathname={pathname} reason={found.is} />
        <InteractiveMark />
      </>
    )
  }

  return (
    <>
      {/* A page that finds nothing to show is mounted after this and sets its own title. */}
      <DocumentTitle title={found.page.title(t)} />
      <ErrorBoundary key={visit} onRetry={renderAgain}>
        <Suspense fallback={<PageSkeleton />}>
          {found.page.isPersonal && !hydrated ? <PageSkeleton /> : found.page.element}
          <InteractiveMark />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Fetches a page's data on each arrival. The first page's data is already being fetched before the first rendering. */
function useFreshData(visit: number, address: PageAddress) {
  const client = useApolloClient()
  const locale = useLocale()
  const loaded = useRef(visit)

  const load = useEffectEvent(() => {
    const found = findPage(address)
    if (found.is === 'page') void found.page.load(client, locale)
  })

  useEffect(() => {
    if (loaded.current === visit) return
    loaded.current = visit
    load()
  }, [visit])
}
