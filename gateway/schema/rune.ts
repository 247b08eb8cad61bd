import { builder } from './builder.ts'
import { localeArgument, LocalTextObject } from './local-text.ts'

export const RuneObject = builder.objectRef<{ readonly runeId: number }>('Rune').implement({
  description: 'A bonus that a participant chooses before the match.',
  fields: (t) => ({
    runeId: t.exposeInt('runeId', { broadcastable: true, description: "Riot's number of the rune." }),
    name: t.field({
      type: LocalTextObject,
      nullable: true,
      broadcastable: true,
      description: 'Null when this server does not know the rune.',
      args: localeArgument,
      resolve: ({ runeId }, { locale }, { staticData }) => staticData.rune(runeId)?.name(locale) ?? null,
    }),
    image: t.string({
      broadcastable: true,
      description: 'Path of a picture on this server.',
      resolve: ({ runeId }) => `/images/runes/${runeId}.png`,
    }),
    description: t.field({
      type: LocalTextObject,
      nullable: true,
      broadcastable: true,
      description: 'What the rune does, in plain text with line ends; null while this server does not know.',
      args: localeArgument,
      resolve: ({ runeId }, { locale }, { staticData }) => staticData.rune(runeId)?.description(locale) ?? null,
    }),
    slug: t.string({
      nullable: true,
      broadcastable: true,
      description: "Data Dragon's identifier, such as `Electrocute`; null when this server does not know it.",
      resolve: ({ runeId }, _args, { staticData }) => staticData.rune(runeId)?.key ?? null,
    }),
    icon: t.string({
      nullable: true,
      broadcastable: true,
      description:
        "Path of Riot's own picture below Data Dragon's `/cdn/img/`; null when this server does not know it.",
      resolve: ({ runeId }, _args, { staticData }) => staticData.rune(runeId)?.icon ?? null,
    }),
  }),
})
