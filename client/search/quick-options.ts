import type { Region } from '../gql/graphql.ts'
import { foldName, hasNickname } from '../i18n/fold-name.ts'
import { accountPath, championPath, isSameAccount, playerPath, teamPath } from '../paths.ts'
import { toRecentAccount, type RecentSearch } from './recent-searches.ts'
import type { WantedAccount } from './search-outcome.ts'
import type { QuickResults } from './useQuickSearch.ts'

export type QuickOption =
  /** An account that this server may not know. Choosing it starts a lookup. */
  | { readonly kind: 'lookUp'; readonly wanted: WantedAccount }
  | { readonly kind: 'recent'; readonly path: string; readonly search: RecentSearch }
  | { readonly kind: 'proPlayer'; readonly path: string; readonly player: QuickResults['proPlayers'][number] }
  | { readonly kind: 'champion'; readonly path: string; readonly champion: QuickResults['champions'][number] }
  | { readonly kind: 'proTeam'; readonly path: string; readonly team: QuickResults['proTeams'][number] }
  | { readonly kind: 'account'; readonly path: string; readonly account: QuickResults['accounts'][number] }

/** Options of one kind; never empty. */
export interface QuickGroup {
  readonly kind: QuickOption['kind']
  /** Position of its first option among all options. */
  readonly start: number
  readonly options: readonly QuickOption[]
}

/** Distance between an option and the searched text. The kind with the nearest option is first. */
type Distance =
  /** The name is equal. */
  | 0
  /** A player whose team has the name; or an account, which any user can register. */
  | 1
  /** The name begins with the text. */
  | 2
  /** A word in the name begins with the text. */
  | 3
  /** The name is only similar. */
  | 4

/**
 * Groups the results into options. A complete Riot ID comes first, as an account to look up on its own region or on `region`. It is
 * left out when the results contain that account. Without a region it always stays, because it can name several accounts.
 * The kinds follow by distance from the text. Among equals, pro players are first and accounts last.
 */
export function groupOptions(results: QuickResults | null, region: Region | null): readonly QuickGroup[] {
  if (results === null) return []
  const { lookUp, proPlayers, champions, proTeams, accounts } = results
  const wanted = lookUp === null ? null : { ...lookUp, region: lookUp.region ?? region }
  const isKnown = accounts.some(
    (account) =>
      wanted !== null && wanted.region !== null && isSameAccount(account, { ...wanted, region: wanted.region }),
  )
  const ordered = region === null ? accounts : accounts.toSorted((a, b) => isOn(b, region) - isOn(a, region))
  const known = ordered.map((account) => ({ kind: 'account', path: accountPath(account), account }) as const)
  const kinds: readonly (readonly Exclude<QuickOption, { readonly kind: 'lookUp' | 'recent' }>[])[] = [
    proPlayers.map((player) => ({
      kind: 'proPlayer',
      path: playerPath({ team: player.team?.code ?? null, slug: player.slug }),
      player,
    })),
    champions.map((champion) => ({ kind: 'champion', path: championPath(champion), champion })),
    proTeams.map((team) => ({ kind: 'proTeam', path: teamPath(team.code), team })),
    known,
  ]
  const text = foldName(results.text)
  const byDistance = kinds
    .map((options) => ({ options, distance: Math.min(...options.map((option) => distanceOf(option, text))) }))
    .toSorted((a, b) => a.distance - b.distance)
  return toGroups([
    wanted === null || isKnown ? [] : [{ kind: 'lookUp', wanted }],
    ...byDistance.map(({ options }) => options),
  ])
}

const isOn = (account: QuickResults['accounts'][number], region: Region) => Number(account.region === region)

/** `text` is folded. */
function distanceOf(option: Exclude<QuickOption, { readonly kind: 'lookUp' | 'recent' }>, text: string): Distance {
  switch (option.kind) {
    case 'proTeam':
      return distanceOfNames([option.team.code, option.team.name], text)
    case 'champion':
      return distanceOfChampion(option.champion, text)
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

function distanceOfChampion(champion: QuickResults['champions'][number], text: string): Distance {
  if (hasNickname(champion, text)) return 0
  return distanceOfNames([nameOfChampion(champion), champion.slug ?? ''], text)
}

function distanceOfNames(names: readonly string[], text: string): Distance {
  const folded = names.map(foldName)
  if (folded.includes(text)) return 0
  return folded.some((name) => name.startsWith(text)) ? 2 : 3
}

export const groupRecent = (searches: readonly RecentSearch[]): readonly QuickGroup[] =>
  toGroups([searches.map((search) => ({ kind: 'recent', path: search.path, search }))])

/** Leaves out options whose pages can't be chosen. An account that is looked up can always be. */
export const listOffered = (groups: readonly QuickGroup[], offers: (path: string) => boolean): readonly QuickGroup[] =>
  toGroups(groups.map(({ options }) => options.filter((option) => option.kind === 'lookUp' || offers(option.path))))

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

/** Wraps around the ends; null for other keys and without positions. From -1, the text field, only the arrow keys move. */
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
