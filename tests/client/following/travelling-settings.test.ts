import { describe, expect, it, vi } from 'vitest'
import { LOCALE_COOKIE } from '../../../client/cookies.ts'
import { createNoticeSettings, NOTICES_KEY, parseChoice } from '../../../client/following/notice-settings.ts'
import { settingsOf, travel, type Settings } from '../../../client/following/travelling-settings.ts'
import type { SaveSettingsInput } from '../../../client/gql/graphql.ts'
import { REGION, SPOILERS, THEME } from '../../../client/settings/choices.ts'
import { createStoredChoices } from '../../../client/settings/stored-choices.ts'

const UNTOLD: Settings = {
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

/** What the server keeps of a person. */
function createKeeper(saved: Partial<Settings> = {}) {
  const changes: SaveSettingsInput[] = []
  return {
    changes,
    load: async (): Promise<Settings> => ({ ...UNTOLD, ...saved }),
    save: async (change: SaveSettingsInput) => void changes.push(change),
  }
}

describe('At sign-in', () => {
  it('a person finds in this browser what he chose in another one', async () => {
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

  it('what he chose here before goes along where he has chosen nothing elsewhere', async () => {
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

describe('Signed in', () => {
  it('each later choice is kept, and nothing besides', async () => {
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

  it('a choice that was not kept goes along with the next one', async () => {
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

  it('without an answer the settings of the browser hold', async () => {
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

describe('What a browser keeps about notices', () => {
  it.each([
    null,
    'no',
    '[]',
    '{"on":"yes"}',
    '{"quietHours":{"from":60,"to":60}}',
    '{"quietHours":{"from":0,"to":1440}}',
  ])('counts as left as it is where it is no choice: %s', (text) => {
    expect(parseChoice(text)).toEqual({ on: null, quietHours: null })
  })

  it('is there after the page was loaded again', () => {
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
