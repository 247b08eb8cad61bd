import { findLocale } from '../../languages.ts'
import type { SaveSettingsInput } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { MOTION, REGION, SPOILERS, THEME } from '../settings/choices.ts'
import { LOCALE_COOKIE } from '../settings/cookies.ts'
import type { StoredChoices } from '../settings/stored-choices.ts'
import type { NoticeSettings } from './notice-settings.ts'

/** Null means unchanged. */
export type Settings = {
  readonly [Key in keyof Required<SaveSettingsInput>]: NonNullable<SaveSettingsInput[Key]> | null
}

interface Browser {
  readonly choices: Pick<StoredChoices, 'find' | 'keep' | 'subscribe'>
  readonly notices: NoticeSettings
}

interface Traveller extends Browser {
  /** Fetches the person's settings from the server. Rejects on failure. */
  readonly load: () => Promise<Settings>
  /** Stores changed settings on the server. Rejects on failure. */
  readonly save: (change: SaveSettingsInput) => Promise<void>
}

/** Syncs until the returned function is called. Choices made before the sign-in are stored where the account has no value. */
export function travel({ choices, notices, load, save }: Traveller): () => void {
  let ended = false
  let stops: readonly (() => void)[] = []
  let kept: Settings | null = null

  async function saveChange() {
    if (kept === null) return
    const here = settingsOf({ choices, notices })
    const change = changeOf(kept, here)
    if (Object.keys(change).length === 0) return
    const before = kept
    kept = here
    try {
      await save(change)
    } catch {
      // The next change includes it.
      kept = before
    }
  }

  async function begin() {
    const saved = await load()
    if (ended) return
    apply(saved, { choices, notices })
    kept = saved
    stops = [choices.subscribe(() => void saveChange()), notices.subscribe(() => void saveChange())]
    await saveChange()
  }

  // Without an answer, this browser keeps its own settings.
  begin().catch(() => {})
  return () => {
    ended = true
    for (const stop of stops) stop()
  }
}

export function settingsOf({ choices, notices }: Browser): Settings {
  const wordOf = (cookie: string) => choices.find(cookie)
  const locale = findLocale(wordOf(LOCALE_COOKIE))
  const theme = THEME.find(wordOf(THEME.cookie))
  const region = REGION.find(wordOf(REGION.cookie))
  const spoilers = SPOILERS.find(wordOf(SPOILERS.cookie))
  const motion = MOTION.find(wordOf(MOTION.cookie))
  const { on, quietHours } = notices.read()
  return {
    locale: locale === null ? null : toContractLocale(locale),
    theme: theme === null ? null : THEMES[theme],
    // "Any region" is not a region.
    region: region === 'ANY' ? null : region,
    hidesResults: spoilers === null ? null : spoilers === 'hidden',
    lessMotion: motion === null ? null : motion === 'less',
    notices: on,
    quietHours,
  }
}

function apply(saved: Settings, { choices, notices }: Browser) {
  const words: readonly (readonly [string, string | null])[] = [
    [LOCALE_COOKIE, saved.locale?.toLowerCase() ?? null],
    [THEME.cookie, saved.theme?.toLowerCase() ?? null],
    [REGION.cookie, saved.region],
    [SPOILERS.cookie, saved.hidesResults === null ? null : saved.hidesResults ? 'hidden' : 'shown'],
    [MOTION.cookie, saved.lessMotion === null ? null : saved.lessMotion ? 'less' : 'system'],
  ]
  for (const [cookie, word] of words) if (word !== null && word !== choices.find(cookie)) choices.keep(cookie, word)
  const here = notices.read()
  const merged = { on: saved.notices ?? here.on, quietHours: saved.quietHours ?? here.quietHours }
  if (!isSame(here, merged)) notices.choose(merged)
}

function changeOf(before: Settings, after: Settings): SaveSettingsInput {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSame(Reflect.get(before, key), value)))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const THEMES = { dark: 'DARK', light: 'LIGHT', system: 'SYSTEM' } as const
