import { builder } from './builder.ts'
import { localeArgument, LocalNameObject } from './local-name.ts'

export const SummonerSpellObject = builder.objectRef<{ readonly key: number }>('SummonerSpell').implement({
  description: 'One of the two spells that a participant brings along, whatever the champion.',
  fields: (t) => ({
    key: t.exposeInt('key', { description: "Riot's number of the spell." }),
    name: t.field({
      type: LocalNameObject,
      nullable: true,
      description: 'Null when this server does not know the spell.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.summonerSpell(key)?.name(locale) ?? null,
    }),
    image: t.string({
      description: 'Path of a picture on this server.',
      resolve: ({ key }) => `/images/spells/${key}.png`,
    }),
  }),
})
