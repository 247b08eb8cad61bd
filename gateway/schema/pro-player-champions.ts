import { FieldCost } from '../limits/field-cost.ts'
import type { ChampionRecord } from '../domain/champion-record.ts'
import type { ProPlayerChampions } from '../services/pro-player-champions.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { FreshnessObject } from './freshness.ts'
import { ChampionRecordObject } from './mastery.ts'

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
      cost: new FieldCost({ listSize: 20 }),
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
