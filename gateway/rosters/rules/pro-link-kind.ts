export const PRO_LINK_KINDS = [
  'TWITCH',
  'YOUTUBE',
  'X',
  'INSTAGRAM',
  'WEBSITE',
  'CHZZK',
  'SOOP',
  'KICK',
  'BILIBILI',
  'HUYA',
  'WEIBO',
] as const

export type ProLinkKind = (typeof PRO_LINK_KINDS)[number]
