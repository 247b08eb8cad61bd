import { builder } from '../../contract/builder.ts'
import type { ProLinkKind } from '../rules/pro-link-kind.ts'
import type { ProLink } from '../rules/pro-scene.ts'

export const ProLinkKindEnum = builder.enumType('ProLinkKind', {
  description: 'Kind of site that a link of a pro player leads to.',
  values: {
    TWITCH: { description: 'A channel on Twitch.' },
    YOUTUBE: { description: 'A channel on YouTube.' },
    X: { description: 'A profile on X, formerly Twitter.' },
    INSTAGRAM: { description: 'A profile on Instagram.' },
    WEBSITE: { description: 'A website of the player.' },
    CHZZK: { description: 'A channel on CHZZK, a Korean platform for streams.' },
    SOOP: { description: 'A channel on SOOP, formerly AfreecaTV.' },
    KICK: { description: 'A channel on Kick.' },
    BILIBILI: { description: 'A page on Bilibili.' },
    HUYA: { description: 'A channel on Huya, a Chinese platform for streams.' },
    WEIBO: { description: 'A profile on Weibo.' },
  } satisfies Record<ProLinkKind, { description: string }>,
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
