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

/** What players call the quality that they choose by themselves, where they offer that. */
export const AUTOMATIC = 'auto'

/** What is known of a player. */
export interface PlayerReport {
  readonly playback: Playback
  /** What can be chosen; empty until something has played. */
  readonly qualities: readonly Quality[]
  /** Set while the wanted quality is none of them: the player goes on with one of its own choice. */
  readonly qualityProblem: QualityNotValid | null
}

/** What is known of a player that has said nothing yet. */
export const SILENT: PlayerReport = { playback: 'starting', qualities: [], qualityProblem: null }

/** Calls back once after some milliseconds, unless what it returns is called before. */
export type Wait = (callback: () => void, milliseconds: number) => () => void

/** What is wanted of a player. */
interface Wanted {
  readonly channel: string
  readonly muted: boolean
  /** Null leaves the choice to the player. */
  readonly quality: string | null
}

/** A player that is followed. */
export interface FollowedPlayer {
  /** Shows another channel in the same frame. */
  show(channel: string): void
  setMuted(muted: boolean): void
  /** Null leaves the choice to the player. */
  setQuality(quality: string | null): void
  /** Ends the player; nothing is reported any more. */
  close(): void
}

interface PlayerTask extends Wanted {
  readonly wait: Wait
  /** Called whenever what is known has changed. */
  readonly onReport: (report: PlayerReport) => void
}

/**
 * Follows what a player does, which was made for a channel, muted or not. What is wanted before it takes orders is done as
 * soon as it does. `events` says what it calls its events.
 */
export function followPlayer(
  player: TwitchPlayerHandle,
  events: TwitchEvents,
  { wait, onReport, ...asMade }: PlayerTask,
): FollowedPlayer {
  let wanted: Wanted = asMade
  let done: Wanted = { ...asMade, quality: null }
  let report = SILENT
  let takesOrders = false
  let cancelCheck: (() => void) | null = null
  let closed = false

  for (const name of EVENTS) {
    const event = events[name]
    if (event !== undefined) player.addEventListener(event, () => hear(name))
  }

  function hear(name: TwitchEventName) {
    if (closed) return
    takesOrders = true
    tell({ playback: afterEvent(report.playback, name) })
    obey()
    cancelCheck?.()
    cancelCheck = wait(check, CHECK_DELAY_MS)
  }

  function check() {
    tell({ playback: afterCheck(report.playback, player.isPaused()), qualities: toQualities(player.getQualities()) })
    obey()
  }

  function obey() {
    if (!takesOrders) return
    if (done.channel !== wanted.channel) {
      player.setChannel(wanted.channel)
      // Another channel offers other qualities.
      done = { ...done, channel: wanted.channel, quality: null }
      tell({ qualities: [], qualityProblem: null })
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
      tell({ qualityProblem: null })
    } catch (problem) {
      if (!(problem instanceof QualityNotValid)) throw problem
      tell({ qualityProblem: problem })
    }
  }

  function leaveChoice() {
    if (report.qualities.some(({ value }) => value === AUTOMATIC)) player.setQuality(AUTOMATIC)
    tell({ qualityProblem: null })
  }

  function tell(part: Partial<PlayerReport>) {
    const next = { ...report, ...part }
    if (isSame(next, report)) return
    report = next
    onReport(report)
  }

  function want(part: Partial<Wanted>) {
    wanted = { ...wanted, ...part }
    obey()
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
