import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLocale } from '../i18n/useLocale.ts'
import { findPage, type PageAddress } from '../routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
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
  const title = found.is === 'page' ? found.page.title(t) : t('errors.pageNotFound')
  useFreshData(visit, { pathname, search })

  useEffect(() => {
    document.title = `${title} · Lanewatch`
  }, [title])

  if (found.is !== 'page') return <NotFoundPage pathname={pathname} reason={found.is} />

  return (
    <ErrorBoundary key={visit} onRetry={renderAgain}>
      <Suspense fallback={<PageSkeleton />}>{found.page.element}</Suspense>
    </ErrorBoundary>
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
