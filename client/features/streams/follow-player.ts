import { afterCheck, afterEvent, CHECK_DELAY_MS, type Playback } from './playback.ts'
import { getQuality, QualityNotValid, toQualities, type Quality } from './quality.ts'
import type { TwitchEventName, TwitchEvents, TwitchPlayerHandle } from './twitch-script.ts'

const EVENTS = [
  'READY',
  'VIDEO_READY',
  'PLAY',
  'PLAYING',
  'PAUSE',
  'ENDED',
  'OFFLINE',
  'ONLINE',
  'PLAYBACK_BLOCKED',
] as const satisfies readonly TwitchEventName[]

/** Twitch's name for automatic quality, in players that offer it. */
export const AUTOMATIC = 'auto'

export interface PlayerReport {
  readonly playback: Playback
  /** Available qualities; empty until something has played. */
  readonly qualities: readonly Quality[]
  /** Set when the requested quality is not available: the player then chooses one itself. */
  readonly qualityProblem: QualityNotValid | null
}

/** State of a player before its first event. */
export const SILENT: PlayerReport = { playback: 'starting', qualities: [], qualityProblem: null }

/** Calls `callback` once after some milliseconds, unless the returned function is called before. */
export type Wait = (callback: () => void, milliseconds: number) => () => void

interface Wanted {
  readonly channel: string
  readonly muted: boolean
  /** Null leaves the choice to the player. */
  readonly quality: string | null
}

export interface FollowedPlayer {
  /** Shows another channel in the same frame. */
  show(channel: string): void
  setMuted(muted: boolean): void
  /** Null leaves the choice to the player. */
  setQuality(quality: string | null): void
  /** Destroys the player and stops all reports. */
  close(): void
}

interface PlayerTask extends Wanted {
  readonly wait: Wait
  /** Called after each change of the player's state. */
  readonly onReport: (report: PlayerReport) => void
}

/** Executes early commands as soon as the player is ready. `events` maps the event names of the script's version. */
export function followPlayer(
  player: TwitchPlayerHandle,
  events: TwitchEvents,
  { wait, onReport, ...asMade }: PlayerTask,
): FollowedPlayer {
  let wanted: Wanted = asMade
  let done: Wanted = { ...asMade, quality: null }
  let report = SILENT
  let acceptsCommands = false
  let cancelCheck: (() => void) | null = null
  let closed = false

  for (const name of EVENTS) {
    const event = events[name]
    if (event !== undefined) player.addEventListener(event, () => onEvent(name))
  }

  function onEvent(name: TwitchEventName) {
    if (closed) return
    acceptsCommands = true
    update({ playback: afterEvent(report.playback, name) })
    applyWanted()
    cancelCheck?.()
    cancelCheck = wait(check, CHECK_DELAY_MS)
  }

  function check() {
    update({ playback: afterCheck(report.playback, player.isPaused()), qualities: toQualities(player.getQualities()) })
    applyWanted()
  }

  function applyWanted() {
    if (!acceptsCommands) return
    if (done.channel !== wanted.channel) {
      player.setChannel(wanted.channel)
      // Another channel has other qualities.
      done = { ...done, channel: wanted.channel, quality: null }
      update({ qualities: [], qualityProblem: null })
    }
    if (done.muted !== wanted.muted) {
      player.setMuted(wanted.muted)
      done = { ...done, muted: wanted.muted }
    }
    if (wanted.quality !== done.quality && report.qualities.length > 0) {
      done = { ...done, quality: wanted.quality }
      if (wanted.quality !== null) choose(wanted.quality)
      else leaveChoice()
    }
  }

  function choose(quality: string) {
    try {
      player.setQuality(getQuality(report.qualities, quality).value)
      update({ qualityProblem: null })
    } catch (problem) {
      if (!(problem instanceof QualityNotValid)) throw problem
      update({ qualityProblem: problem })
    }
  }

  function leaveChoice() {
    if (report.qualities.some(({ value }) => value === AUTOMATIC)) player.setQuality(AUTOMATIC)
    update({ qualityProblem: null })
  }

  function update(part: Partial<PlayerReport>) {
    const next = { ...report, ...part }
    if (isSame(next, report)) return
    report = next
    onReport(report)
  }

  function want(part: Partial<Wanted>) {
    wanted = { ...wanted, ...part }
    applyWanted()
  }

  return {
    show: (channel) => want({ channel }),
    setMuted: (muted) => want({ muted }),
    setQuality: (quality) => want({ quality }),
    close() {
      closed = true
      cancelCheck?.()
      player.destroy?.()
    },
  }
}

function isSame(a: PlayerReport, b: PlayerReport): boolean {
  return (
    a.playback === b.playback &&
    a.qualityProblem === b.qualityProblem &&
    a.qualities.length === b.qualities.length &&
    a.qualities.every(({ value }, index) => value === b.qualities[index]?.value)
  )
}
