import { PRO_LINK_KINDS, type ProLink } from '../rules/pro-scene.ts'
import { builder } from '../../contract/builder.ts'

const ProLinkKindEnum = builder.enumType('ProLinkKind', {
  description: 'Kind of site that a link of a pro player leads to.',
  values: PRO_LINK_KINDS,
})

export const ProLinkObject = builder.objectRef<ProLink>('ProLink').implement({
  description: 'A link to a page of a pro player on another site.',
  fields: (t) => ({
    kind: t.field({
      type: ProLinkKindEnum,
      broadcastable: true,
      description: 'Kind of site.',
      resolve: ({ kind }) => kind,
    }),
    url: t.exposeString('url', { broadcastable: true, description: 'URL of the page.' }),
    handle: t.exposeString('handle', {
      nullable: true,
      broadcastable: true,
      description: "The player's account name on that site, such as a Twitch channel. Null for a website.",
    }),
  }),
})
