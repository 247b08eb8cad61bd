import { describe, expect, it } from 'vitest'
import { THEME } from '../../../client/settings/choices.ts'
import { adoptOlderTheme } from '../../../client/settings/older-theme.ts'
import { createStoredChoices } from '../../../client/settings/stored-choices.ts'
import { CookieBrowser } from './cookie-browser.ts'

/** Storage with the theme of an earlier version of the site. */
function storageWith(word: string | null) {
  const texts = new Map(word === null ? [] : [['nuxt-color-mode', word]])
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
  }
  return { texts, storage: () => storage }
}

describe('the stored theme of an earlier version of the site', () => {
  it.each(['dark', 'light', 'system'])('is migrated for the session and removed from storage: %s', (word) => {
    const browser = new CookieBrowser()
    const choices = createStoredChoices(browser)
    const { texts, storage } = storageWith(word)
    adoptOlderTheme(choices, storage)
    expect(choices.find(THEME.cookie)).toBe(word)
    expect(texts.size).toBe(0)
    browser.close()
    expect(browser.names).toEqual([])
  })

  it('yields to a newer choice, and is removed', () => {
    const choices = createStoredChoices(new CookieBrowser())
    choices.keep(THEME.cookie, 'dark')
    const { texts, storage } = storageWith('light')
    adoptOlderTheme(choices, storage)
    expect(choices.find(THEME.cookie)).toBe('dark')
    expect(texts.size).toBe(0)
  })

  it.each([null, 'sepia'])('is ignored when it is %s', (word) => {
    const choices = createStoredChoices(new CookieBrowser())
    adoptOlderTheme(choices, storageWith(word).storage)
    expect(choices.find(THEME.cookie)).toBe(undefined)
  })

  it('is ignored when the browser blocks storage', () => {
    const choices = createStoredChoices(new CookieBrowser())
    adoptOlderTheme(choices, () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    })
    expect(choices.find(THEME.cookie)).toBe(undefined)
  })
})
