import { describe, expect } from 'vitest'
import { addProPlayerPath } from '../../client/paths.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import { LOCALES } from '../../languages.ts'
import { settle } from '../browser/visit.ts'
import { it } from './journey.ts'
import { findMail, newEmail, openMail, signUp } from './people.ts'
import { openAccount, openSignIn, sendPassword, signedInAs, signInAt } from './sign-in-page.ts'

/** A policy that a project may have; the emulator has none. */
const POLICY = {
  customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 64, containsNumericCharacter: true },
  allowedNonAlphanumericCharacters: ['!', '?'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
}

describe.each(LOCALES)('password sign-in in %s', (locale) => {
  const words = signInTexts(locale)

  it('creates an account under the password rules of the project, and verifies its address', async ({ visit }) => {
    const email = newEmail()
    const page = await visit(addProPlayerPath(), { locale })
    await page.route('**/v2/passwordPolicy?*', (route) =>
      route.fulfill({ json: POLICY, headers: { 'access-control-allow-origin': '*' } }),
    )
    const dialog = await openSignIn(page, locale)
    await dialog.getByRole('button', { name: words.toSignUp }).click()
    const rules = dialog.getByRole('listitem')
    await expect.poll(() => rules.count()).toBe(3)
    await rules.filter({ hasText: words.rules.digit }).filter({ hasText: words.rules.unmet }).waitFor()

    await sendPassword(dialog, 'signUp', { locale, email, password: 'long, without one' })
    await dialog.getByText(words.errors.weakPassword).waitFor()
    await sendPassword(dialog, 'signUp', { locale, email, password: 'long, with 1 digit' })
    await dialog.waitFor({ state: 'detached' })

    const account = await openAccount(page, locale)
    await account.getByText(signedInAs(email, locale)).waitFor()
    await account.getByText(words.account.unverified).waitFor()
    await expect.poll(() => findMail(email, 'VERIFY_EMAIL')).not.toBeNull()
    await account.getByRole('button', { name: words.account.lookAgain }).click()
    await account.getByText(words.account.stillUnverified).waitFor()
    await openMail(email, 'VERIFY_EMAIL')
    await account.getByRole('button', { name: words.account.lookAgain }).click()
    await account.getByText(words.account.verified, { exact: true }).waitFor()

    await page.reload()
    await settle(page)
    await (await openAccount(page, locale)).getByText(signedInAs(email, locale)).waitFor()
  })

  it('reports a wrong password, signs in with the right one, and signs out', async ({ visit }) => {
    const { email } = await signUp()
    const page = await visit(addProPlayerPath(), { locale })
    const dialog = await openSignIn(page, locale)
    await sendPassword(dialog, 'signIn', { locale, email, password: 'not the one' })
    await dialog.getByRole('alert').filter({ hasText: words.errors.noMatch }).waitFor()
    await sendPassword(dialog, 'signIn', { locale, email: newEmail() })
    await dialog.getByRole('alert').filter({ hasText: words.errors.noMatch }).waitFor()
    await sendPassword(dialog, 'signIn', { locale, email })
    await dialog.waitFor({ state: 'detached' })

    const account = await openAccount(page, locale)
    await account.getByText(signedInAs(email, locale)).waitFor()
    await account.getByRole('button', { name: words.account.signOut }).click()
    await account.getByText(signedInAs(email, locale)).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).toBeNull()
  })

  it('resets a forgotten password by mail, and does not reveal which accounts exist', async ({ visit }) => {
    const { email } = await signUp()
    const page = await visit(addProPlayerPath(), { locale })
    const dialog = await openSignIn(page, locale)
    await dialog.getByRole('button', { name: words.toReset }).click()
    for (const address of [newEmail(), email]) {
      await dialog.getByLabel(words.email, { exact: true }).fill(address)
      await dialog.getByRole('button', { name: words.reset }).click()
      await dialog.getByText(words.resetSent.replace('{{email}}', address)).waitFor()
    }
    await openMail(email, 'PASSWORD_RESET', { newPassword: 'another password' })

    await dialog.getByRole('button', { name: words.toSignIn }).click()
    await sendPassword(dialog, 'signIn', { locale, email })
    await dialog.getByRole('alert').filter({ hasText: words.errors.noMatch }).waitFor()
    await sendPassword(dialog, 'signIn', { locale, email, password: 'another password' })
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('an existing account', () => {
  it('is reported on sign-up, and the person can sign in instead', async ({ visit }) => {
    const { email } = await signUp()
    const page = await visit(addProPlayerPath())
    const dialog = await openSignIn(page)
    await dialog.getByRole('button', { name: signInTexts('en').toSignUp }).click()
    await sendPassword(dialog, 'signUp', { email })
    await dialog
      .getByRole('alert')
      .filter({ hasText: signInTexts('en').errors.emailTaken })
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await signInAt(page, email)
  })
})
