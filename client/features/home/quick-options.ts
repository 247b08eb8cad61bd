import type { Region } from '../../gql/graphql.ts'
import { accountPath, championPath, isSameAccount, playerPath, teamPath, type AccountParams } from '../../paths.ts'
import type { QuickResults } from './useQuickSearch.ts'

/** Something that can be chosen. */
export type QuickOption =
  /** An account that this server may not know: it is looked up. */
  | { readonly kind: 'lookUp'; readonly wanted: AccountParams }
  | { readonly kind: 'proPlayer'; readonly path: string; readonly player: QuickResults['proPlayers'][number] }
  | { readonly kind: 'champion'; readonly path: string; readonly champion: QuickResults['champions'][number] }
  | { readonly kind: 'proTeam'; readonly path: string; readonly team: QuickResults['proTeams'][number] }
  | { readonly kind: 'account'; readonly path: string; readonly account: QuickResults['accounts'][number] }

/** Options of one kind; never empty. */
export interface QuickGroup {
  readonly kind: QuickOption['kind']
  /** The position of the first of them among all options. */
  readonly start: number
  readonly options: readonly QuickOption[]
}

/**
 * What can be chosen of what was found, a whole Riot ID first: it is looked up on `region` when it names none. An account
 * that is known needs no looking up.
 */
export function groupOptions(results: QuickResults | null, region: Region): readonly QuickGroup[] {
  if (results === null) return []
  const { lookUp, proPlayers, champions, proTeams, accounts } = results
  const isKnown = accounts.some(
    (account) => lookUp !== null && isSameAccount(account, { ...lookUp, region: lookUp.region ?? account.region }),
  )
  const options: readonly (readonly QuickOption[])[] = [
    lookUp === null || isKnown ? [] : [{ kind: 'lookUp', wanted: { ...lookUp, region: lookUp.region ?? region } }],
    proPlayers.map((player) => ({
      kind: 'proPlayer',
      path: playerPath({ team: player.team?.code ?? null, slug: player.slug }),
      player,
    })),
    champions.map((champion) => ({ kind: 'champion', path: championPath(champion), champion })),
    proTeams.map((team) => ({ kind: 'proTeam', path: teamPath(team.code), team })),
    accounts.map((account) => ({ kind: 'account', path: accountPath(account), account })),
  ]
  let start = 0
  return options.flatMap((ofKind) => {
    const [first] = ofKind
    if (first === undefined) return []
    const group = { kind: first.kind, start, options: ofKind }
    start += ofKind.length
    return [group]
  })
}

/** Where a key leads from one of `count` positions, around the ends; null for any other key, and where there are none. */
export function findNextPosition(key: string, position: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (position + 1) % count
    case 'ArrowUp':
      return (position - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
