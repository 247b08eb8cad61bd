/** Where Twitch keeps the script that embeds a player. The page's security policy names it too. */
export const TWITCH_SCRIPT = 'https://player.twitch.tv/js/embed/v1.js'

/** Names of events as Twitch's script knows them. Not every version of it knows them all. */
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

/** A quality that a player offers; older versions of the script give only the name. */
export type TwitchQuality = string | { readonly group: string; readonly name: string }

/** What a player is made with. Width and height are in pixels. */
export interface TwitchPlayerOptions {
  readonly channel: string
  readonly width: number
  readonly height: number
  readonly theme: 'dark' | 'light'
  readonly muted: boolean
  readonly autoplay: boolean
  readonly chat: boolean
  readonly allowfullscreen: boolean
  /** The names of the hosts whose pages it stands in. */
  readonly parent: readonly string[]
}

/** A player of Twitch's, in a frame of its own. */
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

/** What the events are called when a player is listened to. */
export type TwitchEvents = Readonly<Partial<Record<TwitchEventName, string>>>

/** What makes players; its own properties are the events by their names. */
export type TwitchPlayerMaker = (new (place: HTMLElement, options: TwitchPlayerOptions) => TwitchPlayerHandle) &
  TwitchEvents

declare global {
  interface Window {
    Twitch?: { readonly Player?: TwitchPlayerMaker }
  }
}

let loading: Promise<TwitchPlayerMaker> | null = null

/** Fetches Twitch's script; once serves every call. Rejects when it does not come, and the next call tries again. */
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
