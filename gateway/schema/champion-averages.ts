import type { ChampionAverages } from '../domain/champion-summary.ts'
import { builder } from './builder.ts'

export const ChampionAveragesObject = builder.objectRef<ChampionAverages>('ChampionAverages').implement({
  description: 'What a game with a champion is like.',
  fields: (t) => ({
    kills: t.exposeFloat('kills', { description: 'Enemy champions killed in a game.' }),
    deaths: t.exposeFloat('deaths', { description: 'Times killed in a game.' }),
    assists: t.exposeFloat('assists', { description: 'Kills helped with in a game.' }),
    kda: t.exposeFloat('kda', {
      nullable: true,
      description: '(kills + assists) / deaths over all games; null without a death, where there is no such number.',
    }),
    creepScorePerMinute: t.exposeFloat('creepScorePerMinute', {
      nullable: true,
      description: 'Lane minions and jungle monsters a minute; null when no game lasted.',
    }),
    goldPerMinute: t.exposeFloat('goldPerMinute', {
      nullable: true,
      description: 'Gold a minute; null when no game lasted.',
    }),
    damagePerMinute: t.exposeFloat('damagePerMinute', {
      nullable: true,
      description: 'Damage of every kind to champions a minute; null when no game lasted.',
    }),
    visionPerMinute: t.exposeFloat('visionPerMinute', {
      nullable: true,
      description: 'Vision score a minute; null when no game lasted.',
    }),
    durationSeconds: t.exposeFloat('durationSeconds', { description: 'Length of a game in seconds.' }),
  }),
})
