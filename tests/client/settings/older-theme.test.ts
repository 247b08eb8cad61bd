import { describe, expect, it } from 'vitest'
import { THEME } from '../../../client/settings/choices.ts'
import { adoptOlderTheme } from '../../../client/settings/older-theme.ts'
import { createStoredChoices } from '../../../client/settings/stored-choices.ts'
import { CookieBrowser } from './cookie-browser.ts'

/** What an earlier version of the site left. */
function storageWith(word: string | null) {
  const kept = new Map(word === null ? [] : [['nuxt-color-mode', word]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage: () => storage }
}

describe('The theme that an earlier version of the site left', () => {
  it.each(['dark', 'light', 'system'])('%s is taken over, for the session only, and cleared away', (word) => {
    const browser = new CookieBrowser()
    const choices = createStoredChoices(browser)
    const { kept, storage } = storageWith(word)
    adoptOlderTheme(choices, storage)
    expect(choices.find(THEME.cookie)).toBe(word)
    expect(kept.size).toBe(0)
    browser.close()
    expect(browser.names).toEqual([])
  })

  it('gives way to one that was chosen since, and is cleared away', () => {
    const choices = createStoredChoices(new CookieBrowser())
    choices.keep(THEME.cookie, 'dark')
    const { kept, storage } = storageWith('light')
    adoptOlderTheme(choices, storage)
    expect(choices.find(THEME.cookie)).toBe('dark')
    expect(kept.size).toBe(0)
  })

  it.each([null, 'sepia'])('is nothing where it left %s', (word) => {
    const choices = createStoredChoices(new CookieBrowser())
    adoptOlderTheme(choices, storageWith(word).storage)
    expect(choices.find(THEME.cookie)).toBe(undefined)
  })

  it('is nothing where the browser blocks storage', () => {
    const choices = createStoredChoices(new CookieBrowser())
    adoptOlderTheme(choices, () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    })
    expect(choices.find(THEME.cookie)).toBe(undefined)
  })
})
