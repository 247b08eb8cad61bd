import type { ApolloClient } from '@apollo/client'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { Locale } from '../../languages.ts'
import type { PageData } from './lazy-data.ts'
import type { LazyPage } from './lazy-page.ts'

export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

export type RawParams = Readonly<Record<string, string | undefined>>

export interface OpenPage {
  /** Path of the route, such as `/team/:team`. */
  readonly route: string
  /** Canonical, without its query string. */
  readonly path: string
  /** Decoded parameters of the address. */
  readonly params: RawParams
  readonly element: ReactElement
  readonly title: (t: TFunction) => string
  /** Starts to fetch the code of the page and of its queries. */
  readonly loadCode: () => void
  /** Starts to fetch code and data in parallel. */
  readonly load: (client: ApolloClient, locale: Locale) => void
}

/** `invalid`: a known path with impossible parameters; `unmatched`: no known path. */
export type Found = { readonly is: 'page'; readonly page: OpenPage } | { readonly is: 'invalid' | 'unmatched' }

export interface Route {
  readonly path: string
  /** `params` are decoded. Null when no such page can exist. */
  readonly open: (params: RawParams, address: PageAddress) => OpenPage | null
}

interface RouteDefinition<Params extends object> {
  readonly path: string
  /** `raw` is decoded. Null when no such page can exist. */
  readonly findParams: (raw: RawParams) => Params | null
  /** The route's path by default. */
  readonly toPath?: (params: Params) => string
  readonly title: (t: TFunction, params: Params) => string
  readonly page: LazyPage<Params>
  readonly data: PageData<Params>
}

export function defineRoute<Params extends object>(definition: RouteDefinition<Params>): Route {
  const { path, findParams, toPath = () => path, title, page, data } = definition
  return {
    path,
    open: (raw, address) => {
      const params = findParams(raw)
      if (params === null) return null
      return {
        route: path,
        path: toPath(params),
        params: raw,
        element: <page.Page {...params} />,
        title: (t) => title(t, params),
        loadCode: () => {
          page.load()
          data.loadCode()
        },
        load: (client, locale) => {
          // The page runs the same queries and shows the failure.
          data.load(client, { params, locale, search: new URLSearchParams(address.search) }).catch(() => {})
          page.load()
        },
      }
    },
  }
}
