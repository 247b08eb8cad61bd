import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import type { ChampionsRouteQuery, RunesRouteQuery } from '../gql/graphql.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'

const championsDocument = graphql(`
  query ChampionsRoute {
    champions {
      key
      slug
      name {
        text
      }
    }
  }
`)

const runesDocument = graphql(`
  query RunesRoute {
    runeStyles {
      styleId: key
      slug
      icon
      name {
        text
      }
      slots {
        runes {
          runeId: key
          slug
          icon
          name {
            text
          }
          description {
            text
          }
        }
      }
    }
  }
`)

const CHAMPIONS = z
  .record(
    z.string().regex(/^\d+$/),
    z.object({
      title: z.string().describe('Name of the champion, such as Wukong.'),
      value: z.string().describe('Identifier in data sets, such as MonkeyKing.'),
    }),
  )
  .meta({ id: 'Champions', description: 'Every champion by its number.' })

const RUNE = z
  .object({
    id: z.int(),
    key: z.string().describe('Identifier in data sets.'),
    icon: z.string().describe("Path of the picture in the game's data set."),
    name: z.string(),
    longDesc: z.string().optional().describe('Description of the rune, where it is known.'),
  })
  .meta({ id: 'Rune', description: 'One rune of a tree.' })

const RUNE_STYLES = z
  .array(
    z.object({
      id: z.int(),
      key: z.string().describe('Identifier in data sets.'),
      icon: z.string().describe("Path of the picture in the game's data set."),
      name: z.string(),
      slots: z.array(z.object({ runes: z.array(RUNE) })).describe('Rows of the tree, from the keystones down.'),
    }),
  )
  .meta({ id: 'RuneStyles', description: 'Every tree of runes.' })

/** `GET /v2/champions/`, also spelled `/v2/champions/list`, and `GET /v2/runes/`: champions and runes, in English. */
export const staticDataRoutes: readonly Route[] = [
  defineChampionsRoute(
    '/v2/champions/',
    'The older client loads every champion at startup, to name champions by number.',
  ),
  defineChampionsRoute('/v2/champions/list/', 'A later server used this path for the list of champions.'),
  defineRoute({
    method: 'GET',
    path: '/v2/runes/',
    parameters: {},
    document: runesDocument,
    variables: () => ({}),
    result: ({ runeStyles }: RunesRouteQuery) => runeStyles,
    failure: cannotFail,
    failures: [],
    shape: RUNE_STYLES,
    answer: (runeStyles) => runeStyles.map(toRuneStyle),
    examples: [
      {
        shows: 'every tree has its rows of runes',
        request: () => ({ target: '/v2/runes/' }),
        part: () => [
          {
            id: 8100,
            key: 'Domination',
            name: 'Domination',
            slots: [{ runes: [{ id: 8112, key: 'Electrocute', name: 'Electrocute' }] }],
          },
        ],
      },
    ],
    since: '0.1.0',
    why: 'The older client loads the rune trees at startup and draws rune pages from them.',
  }),
]

function defineChampionsRoute(path: string, why: string): Route {
  return defineRoute({
    method: 'GET',
    path,
    parameters: {},
    document: championsDocument,
    variables: () => ({}),
    result: ({ champions }: ChampionsRouteQuery) => champions,
    failure: cannotFail,
    failures: [],
    shape: CHAMPIONS,
    answer: (champions) => Object.fromEntries(champions.map(({ key, slug, name }) => [key, toChampion(slug, name)])),
    examples: [
      {
        shows: 'a champion is found by its number, with its name and its identifier',
        request: () => ({ target: path }),
        part: () => ({ 62: { title: 'Wukong', value: 'MonkeyKing' }, 103: { title: 'Ahri', value: 'Ahri' } }),
      },
    ],
    since: '0.1.0',
    why,
  })
}

type ChampionFacts = ChampionsRouteQuery['champions'][number]
type RuneStyleFacts = RunesRouteQuery['runeStyles'][number]
type RuneFacts = RuneStyleFacts['slots'][number]['runes'][number]

function toChampion(slug: ChampionFacts['slug'], name: ChampionFacts['name']) {
  return { title: name?.text ?? '', value: slug ?? '' }
}

function toRuneStyle({ styleId, slug, icon, name, slots }: RuneStyleFacts) {
  return {
    id: styleId,
    key: slug ?? '',
    icon: icon ?? '',
    name: name?.text ?? '',
    slots: slots.map(({ runes }) => ({ runes: runes.map(toRune) })),
  }
}

/** Old clients read the description from `longDesc`, its name in Data Dragon. */
function toRune({ runeId, slug, icon, name, description }: RuneFacts) {
  const rune = { id: runeId, key: slug ?? '', icon: icon ?? '', name: name?.text ?? '' }
  return description === null ? rune : { ...rune, longDesc: description.text }
}
