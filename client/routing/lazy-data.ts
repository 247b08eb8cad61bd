import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../languages.ts'

/** Everything that a page's queries depend on. */
export interface Arrival<Params> {
  readonly params: Params
  readonly locale: Locale
  readonly search: URLSearchParams
}

/** The page runs the same queries, receives these answers, and shows their failures. */
export type LoadData<Params> = (client: ApolloClient, arrival: Arrival<Params>) => Promise<unknown>

/** The queries are part of the code that is fetched when it is first needed. */
export interface PageData<Params> {
  /** Fetches the code of the queries. Never rejects: the page's own code includes this code, and the rendered page reports it. */
  readonly loadCode: () => Promise<void>
  /** Sends the queries: at once when their code is there, otherwise as soon as it arrives. */
  readonly load: LoadData<Params>
}

/** Wraps the import of a page's queries so that it runs successfully only once. A failed import is forgotten. */
export function lazyData<Params>(importLoad: () => Promise<LoadData<Params>>): PageData<Params> {
  let loading: Promise<LoadData<Params>> | null = null
  let loaded: LoadData<Params> | null = null

  const fetchCode = () => (loading ??= importLoad().then(remember, forget))

  function remember(load: LoadData<Params>) {
    loaded = load
    return load
  }

  function forget(failure: unknown): never {
    loading = null
    throw failure
  }

  return {
    loadCode: async () => {
      await fetchCode().catch(() => {})
    },
    load: async (client, arrival) => (loaded ?? (await fetchCode()))(client, arrival),
  }
}
