import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../components/DocumentTitle.tsx'
import { NotFoundPage } from '../components/NotFoundPage.tsx'
import { useLocale } from '../i18n/useLocale.ts'
import { findPage, type PageAddress } from '../routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

interface CurrentPageProps {
  /** Another number is another page, to be asked for and shown anew. */
  readonly visit: number
}

/** The page at the present address. What goes wrong in it leaves the shell around it standing. */
export function CurrentPage({ visit }: CurrentPageProps) {
  const { pathname, search } = useLocation()
  const { t } = useTranslation()
  const [, renderAgain] = useReducer((renderings: number) => renderings + 1, 0)
  const found = findPage({ pathname, search })
  useFreshData(visit, { pathname, search })

  if (found.is !== 'page') return <NotFoundPage pathname={pathname} reason={found.is} />

  return (
    <>
      {/* A page that finds nothing to show stands behind it, and says so in its place. */}
      <DocumentTitle title={found.page.title(t)} />
      <ErrorBoundary key={visit} onRetry={renderAgain}>
        <Suspense fallback={<PageSkeleton />}>{found.page.element}</Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Asks for the data of a page on each arrival at it. The first page's is on its way before anything is rendered. */
function useFreshData(visit: number, address: PageAddress) {
  const client = useApolloClient()
  const locale = useLocale()
  const asked = useRef(visit)

  const load = useEffectEvent(() => {
    const found = findPage(address)
    if (found.is === 'page') found.page.load(client, locale)
  })

  useEffect(() => {
    if (asked.current === visit) return
    asked.current = visit
    load()
  }, [visit])
}
