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
  /** Folder of the route in `client/features`. */
  readonly feature: string
  /** Canonical, without its query string. */
  readonly path: string
  /** Decoded parameters of the address. */
  readonly params: RawParams
  /** With a new component after the code of the page failed to load. */
  readonly element: ReactElement
  readonly title: (t: TFunction) => string
  /** True when the page shows what only the visitor's browser knows: a server renders no more than its placeholder. */
  readonly isPersonal: boolean
  /** Fetches the code of the page and of its queries. Never rejects: the rendered page shows the failure. */
  readonly loadCode: () => Promise<void>
  /** Fetches code and data in parallel. Resolves when the data is there. Never rejects: the page shows the failure. */
  readonly load: (client: ApolloClient, locale: Locale) => Promise<void>
}

/** `invalid`: a known path with impossible parameters; `unmatched`: no known path. */
export type Found = { readonly kind: 'page'; readonly page: OpenPage } | { readonly kind: 'invalid' | 'unmatched' }

export interface Route {
  readonly path: string
  /** Folder of the route in `client/features`. */
  readonly feature: string
  /** `params` are decoded. Null when no such page can exist. */
  readonly open: (params: RawParams, address: PageAddress) => OpenPage | null
}

interface RouteDefinition<Params extends object> {
  /** Folder of the route in `client/features`, whose scripts the server announces with the page. */
  readonly feature: string
  readonly path: string
  /** `raw` is decoded. Null when no such page can exist. */
  readonly findParams: (raw: RawParams) => Params | null
  /** The route's path by default. */
  readonly toPath?: (params: Params) => string
  readonly title: (t: TFunction, params: Params) => string
  readonly page: LazyPage<Params>
  readonly data: PageData<Params>
  /** Parts with code of their own. A page from the server needs it, too, before it continues. */
  readonly parts?: readonly Pick<LazyPage<object>, 'load'>[]
  /** False by default. */
  readonly isPersonal?: true
}

export function defineRoute<Params extends object>(definition: RouteDefinition<Params>): Route {
  const {
    feature,
    path,
    findParams,
    toPath = () => path,
    title,
    page,
    data,
    parts = [],
    isPersonal = false,
  } = definition
  return {
    path,
    feature,
    open: (raw, address) => {
      const params = findParams(raw)
      if (params === null) return null
      return {
        route: path,
        feature,
        path: toPath(params),
        params: raw,
        get element() {
          return <page.Page {...params} />
        },
        title: (t) => title(t, params),
        isPersonal,
        loadCode: async () => {
          await Promise.all([page, ...parts].map((part) => part.load()).concat(data.loadCode()))
        },
        load: async (client, locale) => {
          const loading = data.load(client, { params, locale, search: new URLSearchParams(address.search) })
          await Promise.all([loading.catch(() => {}), page.load()])
        },
      }
    },
  }
}
