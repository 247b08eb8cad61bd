/** Results of the last look-up of a channel of the rosters at Twitch. */
export const CHANNEL_LOOKUPS = ['PENDING', 'KNOWN', 'NOT_FOUND', 'UNAVAILABLE'] as const

export type ChannelLookup = (typeof CHANNEL_LOOKUPS)[number]
