import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import { QuickSearchDocument, type QuickSearchQuery } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { findLocale } from '../i18n/locale.ts'
import { createQuickSearch } from './quick-search.ts'
import { wait } from './wait.ts'

graphql(/* GraphQL */ `
  query QuickSearch($text: String!, $locale: Locale!) {
    search(text: $text) {
      lookUp {
        gameName
        tagLine
        region
      }
      proPlayers {
        id
        name
        slug
        role
        team {
          id
          code
        }
        ...PlayerPhoto_player @unmask
      }
      champions {
        id
        key
        slug
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      proTeams {
        id
        code
        name
        ...TeamMark_team @unmask
      }
      accounts {
        id
        gameName
        tagLine
        region
        profileIcon
      }
    }
  }
`)

/** The most that the server reads: of a longer link the beginning is enough. */
const MOST_CHARACTERS = 200

/** What the server found for a text. */
export type QuickResults = QuickSearchQuery['search'] & { readonly text: string }

/** A search that asks the server while somebody types, and stops with the component. */
export function useQuickSearch() {
  const client = useApolloClient()
  const { i18n } = useTranslation()
  const [search] = useState(() =>
    createQuickSearch(async (text, signal): Promise<QuickResults> => {
      // The search is made once, and the language can change while it is in use.
      const locale = toContractLocale(findLocale(i18n.language) ?? 'en')
      const { data } = await client.query({
        query: QuickSearchDocument,
        variables: { text: Array.from(text).slice(0, MOST_CHARACTERS).join(''), locale },
        // Accounts are added while somebody searches.
        fetchPolicy: 'network-only',
        context: { fetchOptions: { signal }, queryDeduplication: false },
      })
      if (data === undefined) throw new Error('The answer has no data.')
      return { ...data.search, text }
    }, wait),
  )
  useEffect(() => () => search.stop(), [search])
  return { search, state: useSyncExternalStore(search.subscribe, search.getState, search.getState) }
}
