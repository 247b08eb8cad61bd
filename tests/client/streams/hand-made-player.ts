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

/** A fake Twitch player: the test emits its events and sets its state, and reads the commands it received. */
export function followHandMade({
  quality = null,
  unknown = [],
}: { quality?: string | null; unknown?: TwitchEventName[] } = {}) {
  const commands: string[] = []
  const listeners = new Map<string, () => void>()
  const timers: { milliseconds: number; run: () => void; cancelled: boolean }[] = []
  const reports: PlayerReport[] = []
  const state = { paused: false, qualities: [] as readonly TwitchQuality[] }

  const handMade: TwitchPlayerHandle = {
    addEventListener: (event, listener) => void listeners.set(event, listener),
    setChannel: (channel) => void commands.push(`channel ${channel}`),
    setMuted: (muted) => void commands.push(muted ? 'mute' : 'unmute'),
    setQuality: (name) => void commands.push(`quality ${name}`),
    getQualities: () => state.qualities,
    isPaused: () => state.paused,
    destroy: () => void commands.push('destroy'),
  }
  const known = Object.fromEntries(Object.entries(EVENTS).filter(([name]) => !unknown.some((event) => event === name)))
  const player = followPlayer(handMade, known, {
    channel: 'veyl',
    muted: false,
    quality,
    wait(run, milliseconds) {
      const timer = { milliseconds, run, cancelled: false }
      timers.push(timer)
      return () => {
        timer.cancelled = true
      }
    },
    onReport: (report) => reports.push(report),
  })

  return {
    player,
    commands,
    state,
    timers,
    reports,
    listens: (event: TwitchEventName) => listeners.has(EVENTS[event]),
    emit: (event: TwitchEventName) => {
      const listener = listeners.get(EVENTS[event])
      expect(listener).toBeDefined()
      listener?.()
    },
    /** Runs the check scheduled by the newest event. */
    check: () => {
      const timer = timers.at(-1)
      if (timer?.cancelled === false) timer.run()
    },
    playback: () => reports.at(-1)?.playback,
  }
}
