import { foldName } from '../fold-name.ts'
import type { Region } from '../gql/graphql.ts'
import { accountPath, championPath, isSameAccount, playerPath, teamPath } from '../paths.ts'
import { toRecentAccount, type RecentSearch } from './recent-searches.ts'
import type { WantedAccount } from './search-outcome.ts'
import type { QuickResults } from './useQuickSearch.ts'

/** Something that can be chosen. */
export type QuickOption =
  /** An account that this server may not know: it is looked up. */
  | { readonly kind: 'lookUp'; readonly wanted: WantedAccount }
  /** Something that was found before. */
  | { readonly kind: 'recent'; readonly path: string; readonly search: RecentSearch }
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

/** How far something is from the text it was found for. The kind with the nearest comes first. */
type Distance =
  /** It is called so. */
  | 0
  /** It plays for a team that is called so; or it is an account of this name, which anybody can take. */
  | 1
  /** Its name begins so. */
  | 2
  /** A word in its name begins so. */
  | 3
  /** Its name only looks so. */
  | 4

/**
 * What can be chosen of what was found, a whole Riot ID first: it is looked up on `region` when it names none. An account
 * that is known needs no looking up. Then what is nearest to the text comes first, and of kinds that are equally near
 * `leading`.
 */
export function groupOptions(
  results: QuickResults | null,
  region: Region | null,
  leading: 'account' | 'proPlayer',
): readonly QuickGroup[] {
  if (results === null) return []
  const { lookUp, proPlayers, champions, proTeams, accounts } = results
  const isKnown = accounts.some(
    (account) => lookUp !== null && isSameAccount(account, { ...lookUp, region: lookUp.region ?? account.region }),
  )
  const known = accounts.map((account) => ({ kind: 'account', path: accountPath(account), account }) as const)
  const kinds: readonly (readonly Exclude<QuickOption, { readonly kind: 'lookUp' | 'recent' }>[])[] = [
    leading === 'account' ? known : [],
    proPlayers.map((player) => ({
      kind: 'proPlayer',
      path: playerPath({ team: player.team?.code ?? null, slug: player.slug }),
      player,
    })),
    champions.map((champion) => ({ kind: 'champion', path: championPath(champion), champion })),
    proTeams.map((team) => ({ kind: 'proTeam', path: teamPath(team.code), team })),
    leading === 'account' ? [] : known,
  ]
  const text = foldName(results.text)
  const byDistance = kinds
    .map((options) => ({ options, distance: Math.min(...options.map((option) => distanceOf(option, text))) }))
    .toSorted((a, b) => a.distance - b.distance)
  return toGroups([
    lookUp === null || isKnown ? [] : [{ kind: 'lookUp', wanted: { ...lookUp, region: lookUp.region ?? region } }],
    ...byDistance.map(({ options }) => options),
  ])
}

/** How far what was found is from a folded text. */
function distanceOf(option: Exclude<QuickOption, { readonly kind: 'lookUp' | 'recent' }>, text: string): Distance {
  switch (option.kind) {
    case 'proTeam':
      return distanceOfNames([option.team.code, option.team.name], text)
    case 'champion':
      return distanceOfNames([nameOfChampion(option.champion), option.champion.slug ?? ''], text)
    case 'proPlayer': {
      const { name, team } = option.player
      if (team !== null && foldName(team.code) === text) return 1
      return distanceOfNames([name, `${team?.code ?? ''}${name}`], text)
    }
    case 'account': {
      const distance = distanceOfNames([option.account.gameName], text)
      return distance === 0 ? 1 : distance === 2 ? 2 : 4
    }
  }
}

function distanceOfNames(names: readonly string[], text: string): Distance {
  const folded = names.map(foldName)
  if (folded.includes(text)) return 0
  return folded.some((name) => name.startsWith(text)) ? 2 : 3
}

/** What was found before, to be chosen again. */
export const groupRecent = (searches: readonly RecentSearch[]): readonly QuickGroup[] =>
  toGroups([searches.map((search) => ({ kind: 'recent', path: search.path, search }))])

function toGroups(options: readonly (readonly QuickOption[])[]): readonly QuickGroup[] {
  let start = 0
  return options.flatMap((ofKind) => {
    const [first] = ofKind
    if (first === undefined) return []
    const group = { kind: first.kind, start, options: ofKind }
    start += ofKind.length
    return [group]
  })
}

/**
 * Where a key leads from one of `count` positions, around the ends; null for any other key, and where there are none.
 * From -1, the text field itself, only the arrows lead on: there Home and End are for the text.
 */
export function findNextPosition(key: string, position: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (position + 1) % count
    case 'ArrowUp':
      return (Math.max(position, 0) - 1 + count) % count
    case 'Home':
      return position === -1 ? null : 0
    case 'End':
      return position === -1 ? null : count - 1
    default:
      return null
  }
}

const nameOfChampion = ({ name, slug, key }: QuickResults['champions'][number]) => name?.text ?? slug ?? String(key)

/** How something that was chosen is remembered. */
export function toRecent(option: Exclude<QuickOption, { readonly kind: 'lookUp' }>): RecentSearch {
  const { path } = option
  switch (option.kind) {
    case 'recent':
      return option.search
    case 'account':
      return toRecentAccount(option.account)
    case 'proPlayer':
      return { path, name: option.player.name, behind: option.player.team?.code ?? '', region: '' }
    case 'proTeam':
      return { path, name: option.team.code, behind: option.team.name, region: '' }
    case 'champion':
      return { path, name: nameOfChampion(option.champion), behind: '', region: '' }
  }
}
