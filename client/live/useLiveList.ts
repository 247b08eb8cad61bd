import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { LiveList } from './live-list.ts'
import { createLiveNews, type LiveNews } from './live-news.ts'

interface ListOnPage<Filter> {
  /** Exactly that of the page's query. A new object restarts the subscription. */
  readonly filter: Filter
  /** True while the page's query is running. If it fails, the first update delivers the list. */
  readonly skip: boolean
}

/**
 * Keeps a live list of a page's query up to date in the cache, from its cursor on. The query has the fields of the list's own
 * query. Returns the news of the list, always as the same object. Does nothing on the server.
 */
export function useLiveList<Item, Filter>(
  list: LiveList<Item, Filter>,
  { filter, skip }: ListOnPage<Filter>,
): LiveNews<Item> {
  const client = useApolloClient()
  const locale = toContractLocale(useLocale())
  const [news] = useState(() => createLiveNews<Item>())
  useEffect(() => {
    if (skip) return
    return list.follow(client, { filter, locale }, news)
  }, [client, filter, list, locale, news, skip])
  return news
}
