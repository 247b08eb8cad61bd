import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useEffectEvent, useMemo, useReducer, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../components/DocumentTitle.tsx'
import { NotFoundPage } from '../components/NotFoundPage.tsx'
import { useHydrated } from '../hydration/useHydrated.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { findPage } from '../routes.tsx'
import type { OpenPage, PageAddress } from '../routing/define-route.tsx'
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
  const [renderings, renderAgain] = useReducer((count: number) => count + 1, 0)
  const found = useMemo(() => findPage({ pathname, search }), [pathname, search])
  useFreshData(visit, { pathname, search })
  // The same element in every rendering: React would replace a page from the server whose element changes before its code runs.
  const content = useMemo(
    () =>
      found.kind === 'page' ? (
        <PageContent key={renderings} page={found.page} />
      ) : (
        <>
          <NotFoundPage pathname={pathname} reason={found.kind} />
          <InteractiveMark />
        </>
      ),
    [found, pathname, renderings],
  )

  return (
    <>
      {/* A page that finds nothing to show is mounted after this and sets its own title. */}
      {found.kind === 'page' ? <DocumentTitle title={found.page.title(t)} /> : null}
      <ErrorBoundary key={visit} onRetry={renderAgain}>
        {content}
      </ErrorBoundary>
    </>
  )
}

function PageContent({ page }: { readonly page: OpenPage }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      {page.isPersonal ? <PersonalPage>{page.element}</PersonalPage> : page.element}
      <InteractiveMark />
    </Suspense>
  )
}

/** A page that the server can't render. */
function PersonalPage({ children }: { readonly children: ReactNode }) {
  return useHydrated() ? children : <PageSkeleton />
}

/** Fetches a page's data on each arrival. The first page's data is already being fetched before the first rendering. */
function useFreshData(visit: number, address: PageAddress) {
  const client = useApolloClient()
  const locale = useLocale()
  const loaded = useRef(visit)

  const load = useEffectEvent(() => {
    const found = findPage(address)
    if (found.kind === 'page') void found.page.load(client, locale)
  })

  useEffect(() => {
    if (loaded.current === visit) return
    loaded.current = visit
    load()
  }, [visit])
}
