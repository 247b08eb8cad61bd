import type { ChampionRecord } from '../../accounts/rules/champion-record.ts'
import { ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { ProPlayerChampions } from '../services/pro-player-champions.ts'

export const ProPlayerChampionObject = builder.objectRef<ChampionRecord>('ProPlayerChampion').implement({
  description: 'Results of a pro player on one champion.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    record: t.field({
      type: ChampionRecordObject,
      description: 'Record of the player on the champion.',
      resolve: (record) => record,
    }),
  }),
})

export const ProPlayerChampionsObject = builder.objectRef<ProPlayerChampions>('ProPlayerChampions').implement({
  description: 'The newest ranked solo/duo games of a pro player on all of their accounts, summarised by champion.',
  fields: (t) => ({
    games: t.exposeInt('games', {
      description: 'Number of summarised games. Less than requested if no more games exist.',
    }),
    entries: t.field({
      cost: new FieldCost({ listSize: 20 }),
      type: [ProPlayerChampionObject],
      description: 'Results by champion, most games first.',
      resolve: ({ records }) => [...records],
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start time of the oldest summarised game. Null without games.',
    }),
    missingAccounts: t.exposeInt('missingAccounts', {
      description: "Number of the player's accounts that are not included because Riot's API is unavailable for them.",
    }),
    freshness: t.field({
      type: FreshnessObject,
      nullable: true,
      description: "Age of the oldest match list used. Null if Riot knows none of the player's accounts.",
      resolve: ({ freshness }) => freshness,
    }),
  }),
})
