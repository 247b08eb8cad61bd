import type { ApolloClient } from '@apollo/client'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { Locale } from '../../languages.ts'
import type { PageData } from './lazy-data.ts'
import type { LazyPage } from './lazy-page.ts'

/** The parts of an address that select a page. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

/** The parameters that a route names. */
export type RawParams = Readonly<Record<string, string | undefined>>

/** A page with the parameters from its address. */
export interface OpenPage {
  /** Path of the route, such as `/team/:team`. */
  readonly route: string
  /** Canonical path of the page, without its query string. */
  readonly path: string
  /** Decoded parameters of the address. */
  readonly params: RawParams
  readonly element: ReactElement
  readonly title: (t: TFunction) => string
  /** Starts to fetch the code of the page and of its queries. */
  readonly loadCode: () => void
  /** Starts to fetch the page's code and data in parallel. */
  readonly load: (client: ApolloClient, locale: Locale) => void
}

/** Result of matching an address. `invalid`: a known path with impossible parameters; `unmatched`: no known path. */
export type Found = { readonly is: 'page'; readonly page: OpenPage } | { readonly is: 'invalid' | 'unmatched' }

/** One kind of page. */
export interface Route {
  readonly path: string
  /** Opens the page with these decoded parameters; null when no such page can exist. */
  readonly open: (params: RawParams, address: PageAddress) => OpenPage | null
}

interface RouteDefinition<Params extends object> {
  readonly path: string
  /** Reads the decoded parameters; null when no such page can exist. */
  readonly findParams: (raw: RawParams) => Params | null
  /** Path of the page with these parameters; the route's path by default. */
  readonly toPath?: (params: Params) => string
  readonly title: (t: TFunction, params: Params) => string
  readonly page: LazyPage<Params>
  readonly data: PageData<Params>
}

/** Defines the route of a feature. */
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
