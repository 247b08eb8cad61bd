import { FieldCost } from '../limits/field-cost.ts'
import { builder } from './builder.ts'
import { localeArgument, LocalTextObject } from './local-text.ts'

export const SummonerSpellObject = builder.objectRef<{ readonly key: number }>('SummonerSpell').implement({
  description: 'One of the two spells that a participant brings along, whatever the champion.',
  fields: (t) => ({
    key: t.exposeInt('key', { broadcastable: true, description: "Riot's number of the spell." }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      broadcastable: true,
      description: 'Null when this server does not know the spell.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.summonerSpell(key)?.name(locale) ?? null,
    }),
    image: t.string({
      broadcastable: true,
      description: 'Path of a picture on this server.',
      resolve: ({ key }) => `/images/spells/${key}.png`,
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      broadcastable: true,
      description: 'What the spell does, in plain text with line ends; null while this server does not know.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.summonerSpell(key)?.description(locale) ?? null,
    }),
    slug: t.string({
      nullable: true,
      broadcastable: true,
      description: "Data Dragon's identifier, such as `SummonerFlash`; null when this server does not know the spell.",
      resolve: ({ key }, _args, { staticData }) => staticData.summonerSpell(key)?.slug ?? null,
    }),
  }),
})

builder.queryField('summonerSpells', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 20 }),
    type: [SummonerSpellObject],
    description: 'Every summoner spell that this server knows, by number.',
    resolve: (_root, _args, { staticData }) => [...staticData.listSummonerSpells()],
  }),
)
