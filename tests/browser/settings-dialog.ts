import type { TFunction } from 'i18next'
import type { Locator, Page } from 'playwright-core'
import { languageOf, LOCALES, type Locale } from '../../languages.ts'
import { wordsIn } from './words.ts'

/** Opens the settings of a page in the language of `t`. */
export async function openSettings(page: Page, t: TFunction): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('settings.title') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('settings.title') })
  await dialog.waitFor()
  return dialog
}

/** Switches a page in the language of `t` to another language. */
export async function turnLanguage(page: Page, t: TFunction, to: Locale): Promise<void> {
  const dialog = await openSettings(page, t)
  await dialog.getByRole('button', { name: languageOf(to).name }).click()
  await page.locator(`html[lang="${to}"]`).waitFor()
  await page.keyboard.press('Escape')
}

/** Yields each language, once the English page is in it. */
export async function* turnThroughLanguages(page: Page): AsyncGenerator<Locale> {
  for (const [turn, locale] of LOCALES.entries()) {
    const before = LOCALES[turn - 1]
    if (before !== undefined) await turnLanguage(page, wordsIn(before), locale)
    yield locale
  }
}
