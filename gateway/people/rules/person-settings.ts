import type { Locale } from '../../../languages.ts'
import type { Region } from '../../shared/region.ts'

export const THEMES = ['dark', 'light', 'system'] as const

/** Settings follow the person to another browser. Null means the default. */
export interface PersonSettings {
  readonly locale: Locale | null
  readonly theme: (typeof THEMES)[number] | null
  readonly region: Region | null
  /** True when results of pros stay hidden until they are requested. */
  readonly hidesResults: boolean | null
  /** True when only necessary animations run. */
  readonly lessMotion: boolean | null
  /** True when the person is notified as a followed subject goes live or enters a game. */
  readonly notices: boolean | null
  /** Time without notifications, by the person's own clock; null without quiet hours. */
  readonly quietHours: QuietHours | null
}

/** A daily time range, which spans midnight when it ends before it begins. */
export interface QuietHours {
  /** Minutes since midnight, 0 to 1439, like `to`. */
  readonly from: number
  /** Minutes since midnight, 0 to 1439. */
  readonly to: number
}

export const NO_SETTINGS: PersonSettings = {
  locale: null,
  theme: null,
  region: null,
  hidesResults: null,
  lessMotion: null,
  notices: null,
  quietHours: null,
}

export type SettingsChange = { readonly [Key in keyof PersonSettings]?: PersonSettings[Key] | undefined }

export function changeSettings(before: PersonSettings, change: SettingsChange): PersonSettings {
  return {
    locale: givenOr(change.locale, before.locale),
    theme: givenOr(change.theme, before.theme),
    region: givenOr(change.region, before.region),
    hidesResults: givenOr(change.hidesResults, before.hidesResults),
    lessMotion: givenOr(change.lessMotion, before.lessMotion),
    notices: givenOr(change.notices, before.notices),
    quietHours: givenOr(change.quietHours, before.quietHours),
  }
}

function givenOr<T>(given: T | undefined, kept: T): T {
  return given === undefined ? kept : given
}
