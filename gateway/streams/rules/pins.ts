import type { ChannelLookup } from './channel-lookup.ts'
import type { ProStream } from './pro-stream.ts'

/** Twitch's data about a channel, live or not. */
export type KnownChannel = {
  /** Never changes. */
  readonly channelId: string
  /** In lower case. It can change, and pass to another channel. */
  readonly login: string
  readonly displayName: string
}

/** Twitch's knowledge of channels. */
export type ChannelAnswers = {
  /** Channels by the login that was asked for, in lower case; null for a login that no channel has. */
  readonly byLogin: ReadonlyMap<string, KnownChannel | null>
  /** The existing ones of the pinned channels, by id; null when Twitch could not be asked. */
  readonly byId: ReadonlyMap<string, KnownChannel> | null
}

/** The channel that counts as the player's. */
export type Pin = Pick<ProStream, 'channelId' | 'login' | 'displayName'> & { readonly channel: ChannelLookup }

type PinnedBefore = Pick<ProStream, 'channelId' | 'login' | 'rosterLogin' | 'displayName' | 'channel' | 'goneAt'>

/** A Twitch link of the rosters: the login in lower case, and in the spelling of the editor. */
export type ChannelLink = { readonly rosterLogin: string; readonly handle: string }

/**
 * Returns the id that a stored stream has pinned for this link; null when none counts. A stream that was removed, or whose
 * link an editor has changed to another login, is pinned again. A link to the present login of the channel is no change.
 */
export function findPinnedId(
  stored: PinnedBefore | null,
  { rosterLogin }: Pick<ChannelLink, 'rosterLogin'>,
): string | null {
  if (stored === null || stored.goneAt !== null || stored.channelId === null) return null
  return isOf(stored, rosterLogin) ? stored.channelId : null
}

/** Returns the channel of a link: the pinned one under its present login, or the one that has the link's login now. */
export function findPin(stored: PinnedBefore | null, link: ChannelLink, answers: ChannelAnswers): Pin {
  const pinned = findPinnedId(stored, link)
  return stored === null || pinned === null ? pinByLogin(stored, link, answers) : followPin(stored, pinned, answers)
}

/** Follows a channel by its id. Only an answer without the channel proves that it exists no more. */
function followPin(stored: PinnedBefore, channelId: string, { byId }: ChannelAnswers): Pin {
  const { login, displayName, channel } = stored
  if (byId === null) return { channelId, login, displayName, channel }
  const known = byId.get(channelId)
  return known === undefined
    ? { channelId, login, displayName, channel: 'UNAVAILABLE' }
    : { channelId, login: known.login, displayName: known.displayName, channel: 'KNOWN' }
}

function pinByLogin(
  stored: PinnedBefore | null,
  { rosterLogin, handle }: ChannelLink,
  { byLogin }: ChannelAnswers,
): Pin {
  const known = byLogin.get(rosterLogin)
  if (known !== undefined && known !== null) {
    const { channelId, login, displayName } = known
    return { channelId, login, displayName, channel: 'KNOWN' }
  }
  const isUnasked = known === undefined
  // A login that Twitch did not know stays so until it is asked again.
  const wasMissing = stored?.goneAt === null && stored.channel === 'NOT_FOUND' && isOf(stored, rosterLogin)
  const channel = isUnasked && !wasMissing ? 'PENDING' : 'NOT_FOUND'
  return { channelId: null, login: rosterLogin, displayName: handle, channel }
}

/** Documents of older versions name only the login. The last login of a channel that exists no more is anyone's. */
function isOf({ rosterLogin: pinnedFor, login, channel }: PinnedBefore, rosterLogin: string): boolean {
  return (pinnedFor ?? login) === rosterLogin || (login === rosterLogin && channel !== 'UNAVAILABLE')
}
