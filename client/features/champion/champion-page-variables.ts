import type { ChampionPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../../languages.ts'
import type { ChampionParams } from '../../paths.ts'
import { statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'

/** Returns the query variables of an address's champion: its number, or otherwise its slug. */
export function championVariables({ champion }: ChampionParams): { readonly slug?: string; readonly key?: number } {
  return /^\d+$/.test(champion) ? { key: Number(champion) } : { slug: champion }
}

/** Returns the query variables of the champion page. */
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
