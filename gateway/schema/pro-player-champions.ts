import type { ChampionRecord } from '../domain/champion-record.ts'
import type { ProPlayerChampions } from '../services/pro-player-champions.ts'
import { createAskLimit } from './ask-limit.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { FreshnessObject } from './freshness.ts'
import { ChampionRecordObject } from './mastery.ts'

/** About how many players an operation may ask: the games of one can be hundreds of requests to Riot. */
export const MOST_PLAYERS = 5

/** Counts a player about whom an operation asks. Throws for one too many. */
export const countPlayer = createAskLimit(
  MOST_PLAYERS,
  `\`champions\` was asked for more than ${MOST_PLAYERS} players at once: ask in parts.`,
)

/** Counts a player about whose recorded games an operation asks. Throws for one too many. */
export const countRecorded = createAskLimit(
  MOST_PLAYERS,
  `\`recordedChampions\` was asked for more than ${MOST_PLAYERS} players at once: ask in parts.`,
)

export const ProPlayerChampionObject = builder.objectRef<ChampionRecord>('ProPlayerChampion').implement({
  description: 'What a pro player did with one champion.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    record: t.field({ type: ChampionRecordObject, description: 'What he did with it.', resolve: (record) => record }),
  }),
})

export const ProPlayerChampionsObject = builder.objectRef<ProPlayerChampions>('ProPlayerChampions').implement({
  description: 'The newest ranked solo games of a pro player on all his accounts, added up by champion.',
  fields: (t) => ({
    games: t.exposeInt('games', {
      description: 'How many games were added up: fewer than asked for where there are no more.',
    }),
    entries: t.field({
      type: [ProPlayerChampionObject],
      description: 'Most games first.',
      resolve: ({ records }) => [...records],
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest of the games began; null without a game.',
    }),
    missingAccounts: t.exposeInt('missingAccounts', {
      description: 'How many of his accounts are not in it, because Riot could not be asked about them.',
    }),
    freshness: t.field({
      type: FreshnessObject,
      nullable: true,
      description:
        'When the oldest of the lists of games was fetched; null where the player has no account that is known to Riot.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})
