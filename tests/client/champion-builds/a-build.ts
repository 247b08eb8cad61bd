import { rateOf } from '../../../gateway/shared/rate.ts'
import { participant } from '../match/a-match.ts'

const named = (text: string) => ({ text, locale: 'EN' })

const rune = (runeId: number, name: string) => ({
  key: runeId,
  name: named(name),
  image: `/images/runes/${runeId}.png`,
  description: null,
})

const tree = (styleId: number, name: string) => ({
  key: styleId,
  name: named(name),
  image: `/images/rune-styles/${styleId}.png`,
})

export const FROST = rune(2, 'Frost')
const EMBER = rune(1, 'Ember')
const KINDLING = rune(11, 'Kindling')
const ICICLE = rune(12, 'Icicle')
const PEBBLE = rune(31, 'Pebble')

/** The only rune tree with all its slots. */
export const WEATHER = { ...tree(100, 'Weather'), slots: [{ runes: [EMBER, FROST] }, { runes: [KINDLING, ICICLE] }] }

const chosen = (description: string, style: object, runes: readonly object[]) => ({
  description,
  style,
  selections: runes.map((each) => ({ rune: each, var1: 0, var2: 0, var3: 0 })),
})

/** A complete rune page with this keystone. */
export const runePage = (keystone: typeof FROST) => ({
  keystone,
  styles: [
    chosen('primaryStyle', WEATHER, [keystone, KINDLING]),
    chosen('subStyle', { ...tree(300, 'Ground'), slots: [] }, [PEBBLE]),
  ],
  statShards: { offense: 5008, flex: 5010, defense: 5011 },
})

/** Usage of a choice in `games` of the games, `wins` of them won. */
export const use = (what: object, wins: number, games: number, of = 200) => ({
  ...what,
  share: rateOf(games, of),
  winRate: rateOf(wins, games),
})

export const item = (itemId: number, name: string | null) => ({
  key: itemId,
  name: name === null ? null : named(name),
  image: `/images/items/${itemId}.png`,
})

export const spell = (key: number, name: string) => ({ key, name: named(name), image: `/images/spells/${key}.png` })

/** An account with many games on a champion, with overrides. */
export const championPlayer = (gameName: string, games: number, of: number, given: object = {}) => ({
  gameName,
  tagLine: 'EUW',
  region: 'EUW',
  puuid: `puuid-of-${gameName}`,
  proPlayer: null,
  share: rateOf(games, of),
  record: {
    games,
    kills: games * 5,
    deaths: games * 2,
    assists: games * 4,
    kda: 4.5,
    creepScorePerMinute: 7.25,
    winRate: rateOf(Math.floor(games / 2), games),
  },
  ...given,
})

/** A game of a pro, with overrides. */
export const proGame = (number: number, given: object = {}) => ({
  cursor: `cursor-${number}`,
  node: {
    __typename: 'Match',
    id: `match-${number}`,
    matchId: `EUW1_${number}`,
    region: 'EUW',
    outcome: 'PLAYED',
    queue: 'SOLO',
    queueId: 420,
    mapId: 11,
    patch: '16.4',
    participants: [],
    startedAt: '2026-05-01T10:00:00.000Z',
    durationSeconds: 1872,
  },
  participant: participant(),
  proPlayer: null,
  opponent: null,
  ...given,
})

/** A page of pro games. */
export const proGames = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: null, endCursor: null },
})
