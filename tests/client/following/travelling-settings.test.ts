import { describe, expect, it, vi } from 'vitest'
import { createNoticeSettings, NOTICES_KEY, parseChoice } from '../../../client/following/notice-settings.ts'
import { settingsOf, travel, type Settings } from '../../../client/following/travelling-settings.ts'
import type { SaveSettingsInput } from '../../../client/gql/graphql.ts'
import { REGION, SPOILERS, THEME } from '../../../client/settings/choices.ts'
import { LOCALE_COOKIE } from '../../../client/settings/cookies.ts'
import { createStoredChoices } from '../../../client/settings/stored-choices.ts'

const UNSET: Settings = {
  locale: null,
  theme: null,
  region: null,
  hidesResults: null,
  lessMotion: null,
  notices: null,
  quietHours: null,
}

function openBrowser() {
  const texts = new Map<string, string>()
  const notices = createNoticeSettings({
    storage: () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
    }),
    hear: () => {},
  })
  return { choices: createStoredChoices({ read: () => '', write: () => {} }), notices }
}

/** A stand-in for the server’s stored settings; records the saved changes. */
function createKeeper(saved: Partial<Settings> = {}) {
  const changes: SaveSettingsInput[] = []
  return {
    changes,
    load: async (): Promise<Settings> => ({ ...UNSET, ...saved }),
    save: async (change: SaveSettingsInput) => void changes.push(change),
  }
}

describe('settings at sign-in', () => {
  it('are loaded from the server into this browser', async () => {
    const browser = openBrowser()
    browser.choices.keep(THEME.cookie, 'light')
    const saved: Settings = {
      locale: 'PL',
      theme: 'SYSTEM',
      region: 'KR',
      hidesResults: true,
      lessMotion: true,
      notices: false,
      quietHours: { from: 1320, to: 480 },
    }
    const keeper = createKeeper(saved)
    travel({ ...browser, ...keeper })
    await expect.poll(() => settingsOf(browser)).toEqual(saved)
    expect(browser.choices.find(LOCALE_COOKIE)).toBe('pl')
    expect(keeper.changes).toEqual([])
  })

  it('are saved to the server where it has none yet', async () => {
    const browser = openBrowser()
    browser.choices.keep(REGION.cookie, 'KR')
    browser.choices.keep(SPOILERS.cookie, 'hidden')
    browser.notices.choose({ on: true })
    const keeper = createKeeper({ region: 'NA' })
    travel({ ...browser, ...keeper })
    await expect.poll(() => keeper.changes).toEqual([{ hidesResults: true, notices: true }])
    expect(browser.choices.find(REGION.cookie)).toBe('NA')
  })
})

describe('settings of a signed-in viewer', () => {
  it('are saved on each change, without the unchanged ones', async () => {
    const browser = openBrowser()
    const keeper = createKeeper({ theme: 'DARK' })
    const stop = travel({ ...browser, ...keeper })
    await expect.poll(() => browser.choices.find(THEME.cookie)).toBe('dark')
    browser.choices.keep(THEME.cookie, 'light')
    browser.choices.keep(THEME.cookie, 'light')
    browser.notices.choose({ quietHours: { from: 1, to: 2 } })
    browser.choices.keep(REGION.cookie, 'ANY')
    expect(keeper.changes).toEqual([{ theme: 'LIGHT' }, { quietHours: { from: 1, to: 2 } }])
    stop()
    browser.choices.keep(THEME.cookie, 'dark')
    expect(keeper.changes).toHaveLength(2)
  })

  it('are saved with the next change after a failure', async () => {
    const browser = openBrowser()
    const keeper = createKeeper({ theme: 'DARK' })
    const save = vi.fn<typeof keeper.save>(keeper.save)
    save.mockRejectedValueOnce(new Error('down'))
    travel({ ...browser, load: keeper.load, save })
    await expect.poll(() => browser.choices.find(THEME.cookie)).toBe('dark')
    browser.choices.keep(THEME.cookie, 'light')
    await expect.poll(() => save.mock.calls.length).toBe(1)
    await Promise.resolve()
    browser.choices.keep(REGION.cookie, 'KR')
    await expect.poll(() => keeper.changes).toEqual([{ theme: 'LIGHT', region: 'KR' }])
  })

  it('stay those of the browser when the server does not answer', async () => {
    const browser = openBrowser()
    browser.choices.keep(THEME.cookie, 'light')
    const keeper = createKeeper()
    const load = vi.fn<() => Promise<Settings>>().mockRejectedValue(new Error('down'))
    travel({ ...browser, save: keeper.save, load })
    await expect.poll(() => load.mock.settledResults.length).toBe(1)
    browser.choices.keep(THEME.cookie, 'dark')
    expect([keeper.changes, browser.choices.find(THEME.cookie)]).toEqual([[], 'dark'])
  })
})

describe('stored notice settings', () => {
  it.each([
    null,
    'no',
    '[]',
    '{"on":"yes"}',
    '{"quietHours":{"from":60,"to":60}}',
    '{"quietHours":{"from":0,"to":1440}}',
  ])('fall back to defaults for invalid stored text: %s', (text) => {
    expect(parseChoice(text)).toEqual({ on: null, quietHours: null })
  })

  it('survive a reload of the page', () => {
    const texts = new Map<string, string>()
    const load = () =>
      createNoticeSettings({
        storage: () => ({
          getItem: (key) => texts.get(key) ?? null,
          setItem: (key, text) => void texts.set(key, text),
        }),
        hear: () => {},
      })
    load().choose({ on: false, quietHours: { from: 1320, to: 480 } })
    expect(load().read()).toEqual({ on: false, quietHours: { from: 1320, to: 480 } })
    expect([...texts.keys()]).toEqual([NOTICES_KEY])
  })
})
