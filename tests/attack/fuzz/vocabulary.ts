/** Valid values by the name of the field that returned them. */
export type Vocabulary = ReadonlyMap<string, readonly (string | number)[]>

/** Maximum number of values of a field. */
const MAX_WORDS = 12

const FIND = `query Words($gameName: String!, $tagLine: String!, $region: Region) {
  account(gameName: $gameName, tagLine: $tagLine, region: $region) {
    ... on Account {
      id puuid
      matches(first: 3) { edges { cursor node { id matchId queueId } } }
    }
  }
  champions { id key slug name { text } }
  items { itemId }
  leagues { code teams { code } }
  proPlayers { edges { cursor node { id name } } }
  rosterChanges { edges { cursor node { id } } }
  ladder(region: EUW, queue: SOLO) { edges { cursor } }
}`

const WORLD = '{ status { demoAccounts { gameName tagLine region } } statistics { patches } }'

/** Fields that return values for an argument of this name; by default the field of the same name. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  after: ['cursor'],
  afterMatch: ['matchId'],
  champion: ['key'],
  code: ['code'],
  fromTeam: ['code'],
  ids: ['id', 'itemId'],
  leagues: ['code'],
  league: ['code'],
  patch: ['patches'],
  player: ['id', 'name'],
  playerId: ['id'],
  queueId: ['queueId'],
  search: ['gameName', 'name'],
  team: ['code'],
  teams: ['code'],
  text: ['gameName', 'name'],
  toTeam: ['code'],
  versus: ['key'],
}

/** Collects values from answers of a product. */
export async function learnVocabulary(
  ask: (query: string, variables?: object) => Promise<unknown>,
): Promise<Vocabulary> {
  const words = new Map<string, (string | number)[]>()
  collect(await ask(WORLD), words)
  const [gameName, tagLine, region] = ['gameName', 'tagLine', 'region'].map((name) => words.get(name)?.[0])
  collect(await ask(FIND, { gameName, tagLine, region }), words)
  return words
}

/** Returns known values for an argument of this name. */
export function wordsFor(name: string, vocabulary: Vocabulary): readonly (string | number)[] {
  return (WORDS_OF[name] ?? [name]).flatMap((field) => vocabulary.get(field) ?? [])
}

/** Collects values; items of a list are stored under the name of the list. */
function collect(answer: unknown, words: Map<string, (string | number)[]>, listName: string | null = null): void {
  if (typeof answer !== 'object' || answer === null) return
  for (const [key, value] of Object.entries(answer)) {
    const name = listName ?? key
    collect(value, words, Array.isArray(value) ? name : null)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const known = words.get(name) ?? []
    words.set(name, known)
    if (known.length < MAX_WORDS && !known.includes(value)) known.push(value)
  }
}
