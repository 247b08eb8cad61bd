import { expect } from 'vitest'
import { followPlayer, type PlayerReport } from '../../../client/features/streams/follow-player.ts'
import type {
  TwitchEventName,
  TwitchPlayerHandle,
  TwitchQuality,
} from '../../../client/features/streams/twitch-script.ts'

const EVENTS = {
  READY: 'ready',
  PLAY: 'play',
  PLAYING: 'playing',
  PAUSE: 'pause',
  ENDED: 'ended',
  OFFLINE: 'offline',
  ONLINE: 'online',
  PLAYBACK_BLOCKED: 'playbackBlocked',
  VIDEO_READY: 'video.ready',
} as const satisfies Record<TwitchEventName, string>

/** A player that tells what the test makes it tell, and writes down what it is asked. */
export function followHandMade({
  quality = null,
  unknown = [],
}: { quality?: string | null; unknown?: TwitchEventName[] } = {}) {
  const asked: string[] = []
  const listeners = new Map<string, () => void>()
  const timers: { milliseconds: number; ring: () => void; calledOff: boolean }[] = []
  const reports: PlayerReport[] = []
  const said = { paused: false, qualities: [] as readonly TwitchQuality[] }

  const handMade: TwitchPlayerHandle = {
    addEventListener: (event, listener) => void listeners.set(event, listener),
    setChannel: (channel) => void asked.push(`channel ${channel}`),
    setMuted: (muted) => void asked.push(muted ? 'mute' : 'unmute'),
    setQuality: (name) => void asked.push(`quality ${name}`),
    getQualities: () => said.qualities,
    isPaused: () => said.paused,
    destroy: () => void asked.push('destroy'),
  }
  const known = Object.fromEntries(Object.entries(EVENTS).filter(([name]) => !unknown.some((event) => event === name)))
  const player = followPlayer(handMade, known, {
    channel: 'veyl',
    muted: false,
    quality,
    wait(ring, milliseconds) {
      const timer = { milliseconds, ring, calledOff: false }
      timers.push(timer)
      return () => {
        timer.calledOff = true
      }
    },
    onReport: (report) => reports.push(report),
  })

  return {
    player,
    asked,
    said,
    timers,
    reports,
    listens: (event: TwitchEventName) => listeners.has(EVENTS[event]),
    tell: (event: TwitchEventName) => {
      const listener = listeners.get(EVENTS[event])
      expect(listener).toBeDefined()
      listener?.()
    },
    /** Lets the check come that the newest event has asked for. */
    check: () => {
      const timer = timers.at(-1)
      if (timer?.calledOff === false) timer.ring()
    },
    playback: () => reports.at(-1)?.playback,
  }
}
