import type { Locator, Page } from 'playwright-core'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import type { Locale } from '../../languages.ts'
import { openSettings } from '../browser/settings-dialog.ts'
import { wordsIn } from '../browser/words.ts'
import { PASSWORD } from './people.ts'

/** Opens the sign-in dialog from the editor page. */
export async function openSignIn(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsIn(locale)('session.signIn') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/** Fills in an address and a password, and submits them. */
export async function sendPassword(
  dialog: Locator,
  part: 'signIn' | 'signUp',
  { locale = 'en', email, password = PASSWORD }: { locale?: Locale; email: string; password?: string },
): Promise<void> {
  const words = signInTexts(locale)
  await dialog.getByLabel(words.email, { exact: true }).fill(email)
  await dialog.getByLabel(words.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: words[part], exact: true }).click()
}

/** Signs a person in on the editor page, and resolves once that is done. */
export async function signInAt(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  const dialog = await openSignIn(page, locale)
  await sendPassword(dialog, 'signIn', { locale, email })
  await dialog.waitFor({ state: 'detached' })
}

/** Opens the settings, which contain the account. */
export async function openAccount(page: Page, locale: Locale = 'en'): Promise<Locator> {
  return openSettings(page, wordsIn(locale))
}

/** Returns the text that names the signed-in person. */
export function signedInAs(name: string, locale: Locale = 'en'): string {
  return signInTexts(locale).account.signedInAs.replace('{{name}}', name)
}
