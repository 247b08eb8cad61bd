import type { Locale } from './locale.ts'
import type { Region } from './region.ts'

export const THEMES = ['dark', 'light', 'system'] as const

/** What a person chose, to be found again in another browser. Null is what he left as it is. */
export interface PersonSettings {
  readonly locale: Locale | null
  readonly theme: (typeof THEMES)[number] | null
  /** The region that a search begins with. */
  readonly region: Region | null
  /** Whether results of pros wait to be asked for. */
  readonly hidesResults: boolean | null
  /** Whether nothing moves that need not. */
  readonly lessMotion: boolean | null
  /** Whether he is told when somebody whom he follows goes live or enters a game. */
  readonly notices: boolean | null
  /** When he is told nothing, by his own clock; null when there is no such time. */
  readonly quietHours: QuietHours | null
}

/** A time of each day, over midnight where it ends before it begins. */
export interface QuietHours {
  /** Minutes since midnight, 0 to 1439. */
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

/** What a person chose now; what is undefined stays as it was. */
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
