import type { ChampionPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ChampionParams } from '../../paths.ts'
import { statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'

/** The champion of an address, as the server is asked for it: by its number, or else by its slug. */
export function championVariables({ champion }: ChampionParams): { readonly slug?: string; readonly key?: number } {
  return /^\d+$/.test(champion) ? { key: Number(champion) } : { slug: champion }
}

/** What to ask for to show the champion of an address by the games that are counted. */
export function championPageVariables(
  params: ChampionParams,
  shown: ShownStatistics,
  locale: Locale,
): ChampionPageQueryVariables {
  const { population, queue } = shown
  return {
    ...championVariables(params),
    ...statisticsVariables(shown),
    population,
    queue,
    locale: toContractLocale(locale),
  }
}
