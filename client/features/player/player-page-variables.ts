import type {
  PlayerChampionsQueryVariables,
  PlayerChangesQueryVariables,
  PlayerPageQueryVariables,
  PlayerRecordedChampionsQueryVariables,
} from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../../languages.ts'
import { FREE_AGENT, type PlayerParams } from '../../paths.ts'

/** Number of roster changes per page. */
const PAGE_SIZE = 10

/** Returns the query variables of an address's player. */
export function playerPageVariables({ team, player }: PlayerParams): PlayerPageQueryVariables {
  return { team: team === FREE_AGENT ? null : team, name: player }
}

/** Returns the query variables of the champions in the player's newest games; `last` is the number of games. */
export function playerChampionsVariables(
  params: PlayerParams,
  last: number,
  locale: Locale,
): PlayerChampionsQueryVariables {
  return { ...playerPageVariables(params), last, locale: toContractLocale(locale) }
}

/** Returns the query variables of the champions in all recorded games of the player. */
export function recordedChampionsVariables(
  params: PlayerParams,
  locale: Locale,
): PlayerRecordedChampionsQueryVariables {
  return { ...playerPageVariables(params), locale: toContractLocale(locale) }
}

/** Returns the query variables of the newest changes of the player with this `id`. */
export function playerChangesVariables(id: string): PlayerChangesQueryVariables {
  return { player: id, first: PAGE_SIZE }
}
