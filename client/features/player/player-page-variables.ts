import type {
  PlayerChampionsQueryVariables,
  PlayerChangesQueryVariables,
  PlayerPageQueryVariables,
  PlayerRecordedChampionsQueryVariables,
} from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { FREE_AGENT, type PlayerParams } from '../../paths.ts'

/** How many roster changes come at once. */
const PAGE_SIZE = 10

/** What to ask for to show the player of an address. */
export function playerPageVariables({ team, player }: PlayerParams): PlayerPageQueryVariables {
  return { team: team === FREE_AGENT ? null : team, name: player }
}

/** What to ask for to show the champions of his newest games: of the `last` so many. */
export function playerChampionsVariables(
  params: PlayerParams,
  last: number,
  locale: Locale,
): PlayerChampionsQueryVariables {
  return { ...playerPageVariables(params), last, locale: toContractLocale(locale) }
}

/** What to ask for to show the champions of all his recorded games. */
export function recordedChampionsVariables(
  params: PlayerParams,
  locale: Locale,
): PlayerRecordedChampionsQueryVariables {
  return { ...playerPageVariables(params), locale: toContractLocale(locale) }
}

/** What to ask for to show the newest changes of the player with an `id`. */
export function playerChangesVariables(id: string): PlayerChangesQueryVariables {
  return { player: id, first: PAGE_SIZE }
}
