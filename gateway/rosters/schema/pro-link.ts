import { builder } from '../../contract/builder.ts'
import { PRO_LINK_KINDS } from '../rules/pro-link-kind.ts'
import type { ProLink } from '../rules/pro-scene.ts'

export const ProLinkKindEnum = builder.enumType('ProLinkKind', {
  description: 'Kind of site that a link of a pro player leads to.',
  values: PRO_LINK_KINDS,
})

export const ProLinkObject = builder.objectRef<ProLink>('ProLink').implement({
  broadcastable: true,
  description: 'A link to a page of a pro player on another site.',
  fields: (t) => ({
    kind: t.field({
      type: ProLinkKindEnum,
      description: 'Kind of site.',
      resolve: ({ kind }) => kind,
    }),
    url: t.exposeString('url', { description: 'URL of the page.' }),
    handle: t.exposeString('handle', {
      nullable: true,
      description: "The player's account name on that site, such as a Twitch channel. Null for a website.",
    }),
  }),
})
