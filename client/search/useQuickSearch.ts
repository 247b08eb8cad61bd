import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { findLocale } from '../../languages.ts'
import { graphql } from '../gql/gql.ts'
import type { QuickSearchQuery } from '../gql/graphql.ts'
import { QuickSearchDocument } from '../gql/QuickSearch.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { findPastedAccount } from './pasted-account.ts'
import { createQuickSearch } from './quick-search.ts'
import { startTimer } from './start-timer.ts'

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
        ...PlayerPhoto_player
      }
      champions {
        id
        key
        slug
        nicknames
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
        ...TeamMark_team
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

/** The server accepts no more. The beginning of a longer link is enough. */
const MAX_CHARACTERS = 200

export type QuickResults = QuickSearchQuery['search'] & { readonly text: string }

/** Searches on the server while the visitor types, until the component is unmounted. */
export function useQuickSearch() {
  const client = useApolloClient()
  const { i18n } = useTranslation()
  const [search] = useState(() =>
    createQuickSearch(async (text, signal): Promise<QuickResults> => {
      // The search is created once, and the language may change during its use.
      const locale = toContractLocale(findLocale(i18n.language) ?? 'en')
      const { data } = await client.query({
        query: QuickSearchDocument,
        variables: { text: Array.from(text).slice(0, MAX_CHARACTERS).join(''), locale },
        // Accounts may be added between two searches.
        fetchPolicy: 'network-only',
        context: { fetchOptions: { signal }, queryDeduplication: false },
      })
      if (data === undefined) throw new Error('The answer has no data.')
      // The browser recognizes the links of more sites than the server.
      const pasted = findPastedAccount(text, false)
      const lookUp = pasted === null ? data.search.lookUp : ({ __typename: 'RiotIdLookUp', ...pasted } as const)
      return { ...data.search, lookUp, text }
    }, startTimer),
  )
  useEffect(() => () => search.stop(), [search])
  return { search, state: useSyncExternalStore(search.subscribe, search.getState, search.getState) }
}
