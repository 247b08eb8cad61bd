import type { TwitchEventName } from './twitch-script.ts'

/**
 * What a player does. `starting` until it speaks; `ready` once it takes orders; `blocked` when the browser wants somebody to
 * press play in it first; `ended` when the stream is over; `offline` when the channel shows nothing.
 */
export type Playback = 'starting' | 'ready' | 'playing' | 'paused' | 'blocked' | 'ended' | 'offline'

/** How long after an event a player is asked whether it plays, in milliseconds. */
export const CHECK_DELAY_MS = 50

/** What a player does after it told of an event. */
export function afterEvent(playback: Playback, event: TwitchEventName): Playback {
  switch (event) {
    case 'READY':
    case 'VIDEO_READY':
      return playback === 'starting' ? 'ready' : playback
    case 'PLAY':
    case 'PLAYING':
      return 'playing'
    case 'PAUSE':
      return 'paused'
    case 'ENDED':
      return 'ended'
    case 'OFFLINE':
      return 'offline'
    case 'ONLINE':
      return playback === 'offline' || playback === 'ended' ? 'ready' : playback
    case 'PLAYBACK_BLOCKED':
      return 'blocked'
  }
}

/** What a player does once it has said whether it is paused. Where nothing can play, that says nothing. */
export function afterCheck(playback: Playback, paused: boolean): Playback {
  switch (playback) {
    case 'ready':
    case 'playing':
    case 'paused':
      return paused ? 'paused' : 'playing'
    case 'blocked':
      return paused ? 'blocked' : 'playing'
    case 'starting':
    case 'ended':
    case 'offline':
      return playback
  }
}
