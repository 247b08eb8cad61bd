/** Twitch's last answer about a channel of the rosters. */
export const CHANNEL_STANDINGS = ['PENDING', 'KNOWN', 'NOT_FOUND', 'UNAVAILABLE'] as const

export type ChannelStanding = (typeof CHANNEL_STANDINGS)[number]
