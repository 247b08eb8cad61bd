export const PRO_LINK_KINDS = ['TWITCH', 'YOUTUBE', 'X', 'INSTAGRAM', 'WEBSITE'] as const

export type ProLinkKind = (typeof PRO_LINK_KINDS)[number]
