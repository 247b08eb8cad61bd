import { z } from 'zod'

/** Fields of a champion page, and more. */
export const CHAMPION_PAGE = `
  query ($key: Int!, $filter: StatisticsFilter, $lane: Lane, $population: Population! = ALL, $queue: StatisticsQueue! = SOLO) {
    champion(key: $key) {
      key
      statistics(filter: $filter, lane: $lane) {
        patches matches games countedAt
        winRate { ...rate } pickRate { ...rate } banRate { ...rate }
        averages {
          kills deaths assists kda creepScorePerMinute goldPerMinute damagePerMinute visionPerMinute durationSeconds
        }
        lanes { lane share { ...rate } winRate { ...rate } }
        matchups { champion { key } share { ...rate } winRate { ...rate } }
        partners { champion { key } share { ...rate } winRate { ...rate } }
        items(first: 50) { item { itemId } share { ...rate } winRate { ...rate } }
        spells(first: 50) { spells { key } share { ...rate } winRate { ...rate } }
        keystones { rune { runeId } share { ...rate } winRate { ...rate } }
        runePages(first: 50) {
          page { keystone { runeId } styles { style { styleId } selections { rune { runeId } values } } statShards { offense flex defense } }
          share { ...rate }
          winRate { ...rate }
        }
      }
      patchRates(population: $population, queue: $queue, lane: $lane) {
        patch matches winRate { ...rate } pickRate { ...rate } banRate { ...rate }
      }
      proMatches(first: 10, lane: $lane) {
        edges {
          cursor
          node { matchId startedAt }
          participant { participantId win champion { key } }
          opponent { participantId champion { key } }
          proPlayer { id name }
        }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
      oneTricks { ...player }
      players { ...player }
    }
  }
  fragment player on ChampionPlayer {
    gameName tagLine region puuid
    proPlayer { name }
    record { games wins losses kills deaths assists winRate { ...rate } }
    share { ...rate }
  }
  fragment rate on Rate { value wins games low high }`

/** Fields of the champion list. */
export const CHAMPION_TABLE = `
  query ($filter: StatisticsFilter, $lane: Lane) {
    championTable(filter: $filter, lane: $lane) {
      patches matches countedAt
      entries {
        champion { key }
        games
        winRate { ...rate } pickRate { ...rate } banRate { ...rate }
        lanes { lane share { ...rate } winRate { ...rate } }
      }
    }
    statistics { patches matches countedAt }
  }
  fragment rate on Rate { value wins games low high }`

const rate = z
  .object({ value: z.number(), wins: z.int(), games: z.int(), low: z.number(), high: z.number() })
  .refine(({ wins, games }) => 0 <= wins && wins <= games && games > 0, 'no more is won than there is')
  .refine(({ value, wins, games }) => value === wins / games, 'the value is the share')
  .refine(({ low, value, high }) => 0 <= low && low <= value && value <= high && high <= 1, 'it is in its interval')

/** A listed object with its share and win rate. */
const seen = <T extends z.ZodRawShape>(what: T) => z.object({ ...what, share: rate, winRate: rate })

const champion = z.object({ key: z.int() })
const lanes = z.array(seen({ lane: z.string().nullable() }))
const runeId = z.object({ runeId: z.int() })

const championPlayer = z.object({
  gameName: z.string(),
  tagLine: z.string(),
  region: z.string(),
  puuid: z.string(),
  proPlayer: z.object({ name: z.string() }).nullable(),
  record: z.looseObject({ games: z.int(), wins: z.int(), losses: z.int(), winRate: rate }),
  share: rate,
})

/** Schema of the answer to {@link CHAMPION_PAGE}. Checks that every rate lies in its interval. */
export const championPage = z.object({
  champion: z.object({
    key: z.int(),
    statistics: z.object({
      patches: z.array(z.string()),
      matches: z.int(),
      games: z.int(),
      countedAt: z.string().nullable(),
      winRate: rate.nullable(),
      pickRate: rate.nullable(),
      banRate: rate.nullable(),
      averages: z.record(z.string(), z.number().nullable()).nullable(),
      lanes,
      matchups: z.array(seen({ champion })),
      partners: z.array(seen({ champion })),
      items: z.array(seen({ item: z.object({ itemId: z.int() }) })),
      spells: z.array(seen({ spells: z.array(z.object({ key: z.int() })) })),
      keystones: z.array(seen({ rune: runeId })),
      runePages: z.array(
        seen({
          page: z.object({
            keystone: runeId,
            styles: z.array(
              z.object({
                style: z.object({ styleId: z.int() }),
                selections: z.array(z.object({ rune: runeId, values: z.array(z.literal(0)).length(3) })),
              }),
            ),
            statShards: z.object({ offense: z.int(), flex: z.int(), defense: z.int() }),
          }),
        }),
      ),
    }),
    patchRates: z.array(
      z.object({
        patch: z.string(),
        matches: z.int().positive(),
        winRate: rate.nullable(),
        pickRate: rate,
        banRate: rate,
      }),
    ),
    proMatches: z.object({
      edges: z.array(
        z.object({
          cursor: z.string(),
          node: z.object({ matchId: z.string(), startedAt: z.string() }),
          participant: z.object({ participantId: z.int(), win: z.boolean(), champion }),
          opponent: z.object({ participantId: z.int(), champion }).nullable(),
          proPlayer: z.object({ id: z.string(), name: z.string() }).nullable(),
        }),
      ),
      pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
    oneTricks: z.array(championPlayer),
    players: z.array(championPlayer),
  }),
})

export type ChampionPage = z.infer<typeof championPage>['champion']

/** Schema of the answer to {@link CHAMPION_TABLE}. Checks that every rate lies in its interval. */
export const championTable = z.object({
  championTable: z.object({
    patches: z.array(z.string()),
    matches: z.int(),
    countedAt: z.string().nullable(),
    entries: z.array(
      z.object({ champion, games: z.int(), winRate: rate.nullable(), pickRate: rate, banRate: rate, lanes }),
    ),
  }),
  statistics: z.object({ patches: z.array(z.string()), matches: z.int(), countedAt: z.string().nullable() }),
})
