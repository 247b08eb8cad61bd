import { builder } from '../../contract/builder.ts'
import type { ChampionAverages } from '../rules/champion-summary.ts'

export const ChampionAveragesObject = builder.objectRef<ChampionAverages>('ChampionAverages').implement({
  description: 'Average values per game with a champion.',
  fields: (t) => ({
    kills: t.exposeFloat('kills', { description: 'Average number of enemy champions killed per game.' }),
    deaths: t.exposeFloat('deaths', { description: 'Average number of deaths per game.' }),
    assists: t.exposeFloat('assists', { description: 'Average number of assists per game.' }),
    kda: t.exposeFloat('kda', {
      nullable: true,
      description: '(kills + assists) / deaths over all games. Null without deaths.',
    }),
    creepScorePerMinute: t.exposeFloat('creepScorePerMinute', {
      nullable: true,
      description:
        'Lane minions and jungle monsters killed per minute. Null if the total duration of the games is zero.',
    }),
    goldPerMinute: t.exposeFloat('goldPerMinute', {
      nullable: true,
      description: 'Gold earned per minute. Null if the total duration of the games is zero.',
    }),
    damagePerMinute: t.exposeFloat('damagePerMinute', {
      nullable: true,
      description:
        'Damage of all types dealt to champions per minute. Null if the total duration of the games is zero.',
    }),
    visionPerMinute: t.exposeFloat('visionPerMinute', {
      nullable: true,
      description: 'Vision score per minute. Null if the total duration of the games is zero.',
    }),
    durationSeconds: t.exposeFloat('durationSeconds', { description: 'Average duration of a game, in seconds.' }),
  }),
})
