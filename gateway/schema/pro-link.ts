import { PRO_LINK_KINDS, type ProLink } from '../domain/pro-scene.ts'
import { builder } from './builder.ts'

const ProLinkKindEnum = builder.enumType('ProLinkKind', {
  description: 'What a link of a pro player leads to.',
  values: PRO_LINK_KINDS,
})

export const ProLinkObject = builder.objectRef<ProLink>('ProLink').implement({
  description: 'Where else a pro player can be found.',
  fields: (t) => ({
    kind: t.field({
      type: ProLinkKindEnum,
      broadcastable: true,
      description: 'What it leads to.',
      resolve: ({ kind }) => kind,
    }),
    url: t.exposeString('url', { broadcastable: true, description: 'Where it leads.' }),
    handle: t.exposeString('handle', {
      nullable: true,
      broadcastable: true,
      description: 'What the player is called there, such as a Twitch channel; null for a website.',
    }),
  }),
})
