import { LOCALE_COOKIE } from '../cookies.ts'
import type { SaveSettingsInput } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { findLocale } from '../i18n/locale.ts'
import { MOTION, REGION, SPOILERS, THEME } from '../settings/choices.ts'
import type { StoredChoices } from '../settings/stored-choices.ts'
import type { NoticeSettings } from './notice-settings.ts'

/** Everything that a person can choose; null is what he left as it is. */
export type Settings = {
  readonly [Key in keyof Required<SaveSettingsInput>]: NonNullable<SaveSettingsInput[Key]> | null
}

interface Browser {
  readonly choices: Pick<StoredChoices, 'find' | 'keep' | 'subscribe'>
  readonly notices: NoticeSettings
}

interface Traveller extends Browser {
  /** What the person has chosen, in whichever browser. Rejects when that can't be asked. */
  readonly load: () => Promise<Settings>
  /** Keeps what he has chosen here. Rejects when it was not kept. */
  readonly save: (change: SaveSettingsInput) => Promise<void>
}

/**
 * Takes a person's settings over into this browser, and what he has chosen here along to all the others, until the function
 * that it answers is called. What he chose before he signed in goes along where he has chosen nothing elsewhere.
 */
export function travel({ choices, notices, load, save }: Traveller): () => void {
  let ended = false
  let stops: readonly (() => void)[] = []
  /** What the server has, as far as it is known. */
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
      // It goes along with the next change.
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

  // Without an answer the settings of this browser hold.
  begin().catch(() => {})
  return () => {
    ended = true
    for (const stop of stops) stop()
  }
}

/** What was chosen in this browser. */
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
    // A search in every region is no region.
    region: region === 'ANY' ? null : region,
    hidesResults: spoilers === null ? null : spoilers === 'hidden',
    lessMotion: motion === null ? null : motion === 'less',
    notices: on,
    quietHours,
  }
}

/** Chooses in this browser what was chosen elsewhere. */
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
  const told = { on: saved.notices ?? here.on, quietHours: saved.quietHours ?? here.quietHours }
  if (!isSame(here, told)) notices.choose(told)
}

function changeOf(before: Settings, after: Settings): SaveSettingsInput {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSame(Reflect.get(before, key), value)))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const THEMES = { dark: 'DARK', light: 'LIGHT', system: 'SYSTEM' } as const
