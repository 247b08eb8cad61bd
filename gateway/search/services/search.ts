import { LOCALES } from '../../../languages.ts'
import { accountsCollection } from '../../accounts/collections/accounts.ts'
import { isSetAside } from '../../accounts/collections/riot-keys.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { gameNameSkeleton } from '../../accounts/rules/game-name-skeleton.ts'
import type { RiotIdLookUp } from '../../accounts/rules/profile-link.ts'
import { nicknamesOf } from '../../game-data/rules/champion-nicknames.ts'
import type { ChampionFacts, StaticData } from '../../game-data/services/static-data.ts'
import { indexNames, type NameIndex } from '../../rosters/rules/name-index.ts'
import { currentTeamOf, type ProPlayer, type ProTeam } from '../../rosters/rules/pro-scene.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import { foldSearchText } from '../../shared/fold-text.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { readSearchText } from '../rules/search-text.ts'

/** Results for a text; the likeliest of each kind first. */
export interface SearchResults {
  /** The Riot ID in the text, even when its account is not stored; null when the text has no complete Riot ID. */
  readonly lookUp: RiotIdLookUp | null
  readonly accounts: readonly Account[]
  readonly proPlayers: readonly ProPlayer[]
  readonly proTeams: readonly ProTeam[]
  readonly champions: readonly ChampionFacts[]
}

export interface Search {
  /**
   * Finds at most `first` results of each kind by a name, a Riot ID or the address of a profile. Reads the store at
   * most once, and sends no request to Riot. Throws what the store throws.
   */
  find(text: string, first: number): Promise<SearchResults>
}

interface SearchParts {
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly staticData: StaticData
}

const NOTHING: SearchResults = { lookUp: null, accounts: [], proPlayers: [], proTeams: [], champions: [] }

/** Accounts to read per result, because another tag line or a lost key excludes some of them. */
const READ_FOR_EACH = 4

/** Upper bound of all texts with a given prefix: no name contains this character. */
const LAST_CHARACTER = '\u{10ffff}'

export function createSearch({ store, proScene, staticData }: SearchParts): Search {
  const accounts = openCollection(store, accountsCollection)
  const indexProPlayers = rememberIndex(namesOfProPlayer)
  const indexProTeams = rememberIndex(({ code, name }: ProTeam) => [code, name])
  const indexChampions = rememberIndex(namesOfChampion)

  /**
   * Finds accounts by the beginnings of both parts of their Riot IDs. Exact letters come first, whole names before
   * longer ones, then names that only look similar. Of equal names the newest comes first.
   */
  async function listAccounts(gameName: string, tagLine: string, first: number): Promise<readonly Account[]> {
    const skeleton = gameNameSkeleton(gameName)
    if (skeleton === '') return []
    const found = await accounts.list({
      orderBy: { field: 'skeleton', direction: 'asc', from: skeleton, below: `${skeleton}${LAST_CHARACTER}` },
      limit: READ_FOR_EACH * first,
    })
    const tag = tagLine.toLowerCase()
    const hasTag = (account: Account) => Number(account.tagLine.toLowerCase() === tag)
    const fitting = found
      .map(({ value }) => value)
      .filter((account) => !isSetAside(account.keyId) && account.tagLine.toLowerCase().startsWith(tag))
    return [...Map.groupBy(fitting, (account) => account.skeleton).values()]
      .flatMap((alike) => alike.toSorted((a, b) => hasTag(b) - hasTag(a) || b.profile.fetchedAt - a.profile.fetchedAt))
      .toSorted((a, b) => distanceOf(a.gameName, gameName) - distanceOf(b.gameName, gameName))
      .slice(0, first)
  }

  async function listProPlayers(name: string, first: number): Promise<readonly ProPlayer[]> {
    const { players } = await proScene.look()
    return indexProPlayers(players).list(name, first)
  }

  async function listProTeams(name: string, first: number): Promise<readonly ProTeam[]> {
    const { teams } = await proScene.look()
    return indexProTeams(teams).list(name, first)
  }

  return {
    async find(text, first) {
      const wanted = readSearchText(text)
      switch (wanted.kind) {
        case 'riot-id':
          return {
            ...NOTHING,
            lookUp: wanted.lookUp,
            accounts: await listAccounts(wanted.gameName, wanted.tagLine, first),
          }
        case 'pro-player': {
          const found = await Promise.all(wanted.names.map((name) => listProPlayers(name, first)))
          return { ...NOTHING, proPlayers: found.find((players) => players.length > 0) ?? [] }
        }
        case 'name': {
          const { name } = wanted
          const [known, proPlayers, proTeams] = await Promise.all([
            listAccounts(name, '', first),
            listProPlayers(name, first),
            listProTeams(name, first),
          ])
          const champions = indexChampions(staticData.listChampions()).list(name, first)
          return { lookUp: null, accounts: known, proPlayers, proTeams, champions }
        }
      }
    },
  }
}

/** Distance of a similar name from the text: 0 for the same letters, 1 for a name that begins with them, else 2. */
function distanceOf(name: string, text: string): number {
  const [folded, wanted] = [foldSearchText(name), foldSearchText(text)]
  if (folded === wanted) return 0
  return folded.startsWith(wanted) ? 1 : 2
}

/** Indexes each list once, because lists seldom change. An index lives as long as its list. */
function rememberIndex<Thing>(namesOf: (thing: Thing) => readonly string[]) {
  const known = new WeakMap<readonly Thing[], NameIndex<Thing>>()
  return (things: readonly Thing[]): NameIndex<Thing> => {
    const index = known.get(things) ?? indexNames(things, namesOf)
    known.set(things, index)
    return index
  }
}

function namesOfProPlayer(player: ProPlayer): readonly string[] {
  const team = currentTeamOf(player)
  const names = team === null ? [player.name] : [player.name, `${team} ${player.name}`]
  return [...names, ...player.formerNames]
}

function namesOfChampion(champion: ChampionFacts): readonly string[] {
  return [champion.slug, ...LOCALES.map((locale) => champion.name(locale).text), ...nicknamesOf(champion.slug)]
}
