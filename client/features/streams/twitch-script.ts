/** The page's security policy includes it too. */
export const TWITCH_SCRIPT = 'https://player.twitch.tv/js/embed/v1.js'

/** Event names in Twitch's script. Not every version has all of them. */
export type TwitchEventName =
  | 'READY'
  | 'VIDEO_READY'
  | 'PLAY'
  | 'PLAYING'
  | 'PAUSE'
  | 'ENDED'
  | 'OFFLINE'
  | 'ONLINE'
  | 'PLAYBACK_BLOCKED'

/** Older versions of the script give only the name. */
export type TwitchQuality = string | { readonly group: string; readonly name: string }

/** Width and height are in pixels. */
export interface TwitchPlayerOptions {
  readonly channel: string
  readonly width: number
  readonly height: number
  readonly theme: 'dark' | 'light'
  readonly muted: boolean
  readonly autoplay: boolean
  readonly chat: boolean
  readonly allowfullscreen: boolean
  /** Host names of the embedding pages. */
  readonly parent: readonly string[]
}

/** A Twitch player in its own frame. */
export interface TwitchPlayerHandle {
  addEventListener(event: string, listener: () => void): void
  setChannel(channel: string): void
  setMuted(muted: boolean): void
  /** Empty until something plays. */
  getQualities(): readonly TwitchQuality[]
  setQuality(quality: string): void
  isPaused(): boolean
  destroy?(): void
}

/** Event names to pass to `addEventListener`. */
export type TwitchEvents = Readonly<Partial<Record<TwitchEventName, string>>>

/** The constructor's own properties are the event names. */
export type TwitchPlayerMaker = (new (place: HTMLElement, options: TwitchPlayerOptions) => TwitchPlayerHandle) &
  TwitchEvents

declare global {
  interface Window {
    Twitch?: { readonly Player?: TwitchPlayerMaker }
  }
}

let loading: Promise<TwitchPlayerMaker> | null = null

/** All calls share one load. Rejects on failure, and the next call tries again. */
export function loadTwitch(): Promise<TwitchPlayerMaker> {
  loading ??= insertScript().catch((failure: unknown) => {
    loading = null
    throw failure
  })
  return loading
}

function insertScript(): Promise<TwitchPlayerMaker> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const giveUp = () => {
      script.remove()
      reject(new Error("Twitch's player could not be loaded."))
    }
    script.src = TWITCH_SCRIPT
    script.async = true
    script.addEventListener('error', giveUp)
    script.addEventListener('load', () => {
      const maker = window.Twitch?.Player
      if (maker === undefined) giveUp()
      else resolve(maker)
    })
    document.head.append(script)
  })
}
