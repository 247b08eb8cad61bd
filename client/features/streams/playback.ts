import type { TwitchEventName } from './twitch-script.ts'

/** `starting`: before the first event. `ready`: accepts commands. `blocked`: the browser requires a press inside the player. */
export type Playback = 'starting' | 'ready' | 'playing' | 'paused' | 'blocked' | 'ended' | 'offline'

/** Delay between an event and the check whether the player is paused. */
export const CHECK_DELAY_MS = 50

/** Returns the state of a player after an event. */
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

/** Returns the state of a player after a check whether it is paused. Where nothing can play, the check says nothing. */
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
