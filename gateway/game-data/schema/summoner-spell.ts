import { builder } from '../../contract/builder.ts'
import { localeArgument, LocalTextObject } from '../../contract/local-text.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { FieldCost } from '../../limits/field-cost.ts'

export const SummonerSpellObject = builder.objectRef<{ readonly key: number }>('SummonerSpell').implement({
  broadcastable: true,
  description: 'A summoner spell. Participants choose two of them, regardless of the champion.',
  fields: (t) => ({
    key: t.exposeInt('key', { description: "Riot's number of the spell." }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Name of the spell. Null if this server does not know the spell.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.summonerSpell(key)?.name(locale) ?? null,
    }),
    image: t.string({
      description: "Path of the spell's icon on this server, or URL.",
      args: pictureArgument,
      resolve: ({ key }, picture, context) => pictureAddress(`/images/spells/${key}.png`, picture, context),
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Effects of the spell, as plain text with line breaks. Null until this server has the description.',
      args: localeArgument,
      resolve: ({ key }, { locale }, { staticData }) => staticData.summonerSpell(key)?.description(locale) ?? null,
    }),
    slug: t.string({
      nullable: true,
      description:
        "Data Dragon's identifier of the spell, such as `SummonerFlash`. Null if this server does not know the spell.",
      resolve: ({ key }, _args, { staticData }) => staticData.summonerSpell(key)?.slug ?? null,
    }),
  }),
})

builder.queryField('summonerSpells', (t) =>
  t.field({
    cost: new FieldCost({ listSize: 20 }),
    type: [SummonerSpellObject],
    description: 'Summoner spells known to this server, ordered by number.',
    resolve: (_root, _args, { staticData }) => [...staticData.listSummonerSpells()],
  }),
)
