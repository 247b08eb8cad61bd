import type { ApolloClient, ApolloLink } from '@apollo/client'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { azir, STATISTICS } from '../champion/a-champion.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'
import { WEATHER } from './a-build.ts'

interface Visit {
  /** The query string, with the tab. */
  readonly search: string
  readonly locale?: Locale
  /** Preloads the data that the tab requests when it is opened. */
  readonly ahead?: (client: ApolloClient) => Promise<unknown>
}

/** A server that knows Azir, with overrides. */
export const knowing = (given: object): ApolloLink =>
  answeringWith({ champion: azir(given), statistics: STATISTICS, runeStyles: [WEATHER] })

/** Returns the words of the page of Azir. */
export async function visitAzir(server: ApolloLink, { search, locale = 'en', ahead }: Visit): Promise<string> {
  const client = createApolloClient(server)
  await ahead?.(client)
  const { words } = await visitAddress(`/champion/azir?${search}`, locale, client)
  return words.replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'")
}
