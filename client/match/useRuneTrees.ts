import { graphql } from '../gql/gql.ts'
import type { RuneTreesQuery } from '../gql/graphql.ts'
import { useRuneTreesQuery } from '../gql/RuneTrees.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'

graphql(/* GraphQL */ `
  query RuneTrees($locale: Locale!) {
    runeStyles {
      styleId: key
      slots {
        runes {
          runeId: key
          name(locale: $locale) {
            text
            locale
          }
          image
          description(locale: $locale) {
            text
            locale
          }
        }
      }
    }
  }
`)

interface RuneTrees {
  /** Empty while they are fetched, and after a failure. */
  readonly trees: RuneTreesQuery['runeStyles']
  readonly loading: boolean
}

/** Fetches all rune trees once. */
export function useRuneTrees(): RuneTrees {
  const { data, loading } = useRuneTreesQuery({ variables: { locale: toContractLocale(useLocale()) } })
  return { trees: data?.runeStyles ?? [], loading }
}
