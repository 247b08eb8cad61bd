import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { localeArgument, LocalTextObject } from '../../contract/local-text.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'

export const RuneObject = builder.objectRef<{ readonly runeId: number }>('Rune').implement({
  broadcastable: true,
  description: 'A rune: a bonus chosen before the match.',
  fields: (t) => ({
    key: t.exposeInt('runeId', { description: "Riot's number of the rune." }),
    runeId: t.exposeInt('runeId', {
      description: "Riot's number of the rune.",
      deprecationReason: deprecated('Use `key`.', '2027-11-30'),
    }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Name of the rune. Null if this server does not know the rune.',
      args: localeArgument,
      resolve: ({ runeId }, { locale }, { staticData }) => staticData.rune(runeId)?.name(locale) ?? null,
    }),
    image: t.string({
      description: "Path of the rune's icon on this server, or URL.",
      args: pictureArgument,
      resolve: ({ runeId }, picture, context) => pictureAddress(`/images/runes/${runeId}.png`, picture, context),
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      description: 'Effects of the rune, as plain text with line breaks. Null until this server has the description.',
      args: localeArgument,
      resolve: ({ runeId }, { locale }, { staticData }) => staticData.rune(runeId)?.description(locale) ?? null,
    }),
    slug: t.string({
      nullable: true,
      description:
        "Data Dragon's identifier of the rune, such as `Electrocute`. Null if this server does not know the rune.",
      resolve: ({ runeId }, _args, { staticData }) => staticData.rune(runeId)?.key ?? null,
    }),
    icon: t.string({
      nullable: true,
      description:
        "Path of Riot's own icon below Data Dragon's `/cdn/img/`. Null if this server does not know the rune.",
      resolve: ({ runeId }, _args, { staticData }) => staticData.rune(runeId)?.icon ?? null,
    }),
  }),
})
