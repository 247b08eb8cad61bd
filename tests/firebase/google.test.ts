import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addProPlayerPath } from '../../client/paths.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import { it } from './journey.ts'
import { newEmail } from './people.ts'
import { openAccount, openSignIn, signedInAs } from './sign-in-page.ts'
import { standInForGapi } from './stand-in-gapi.ts'

const words = signInTexts('en')

/** Clicks the button for Google, and returns the window that opens. */
async function openGoogle(page: Page): Promise<Page> {
  await standInForGapi(page.context())
  const dialog = await openSignIn(page)
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: words.google }).click()
  return opened
}

describe("Google's sign-in window", () => {
  it('signs in under the name of the Google account, with a verified address', async ({ visit }) => {
    const email = newEmail()
    const page = await visit(addProPlayerPath())
    const popup = await openGoogle(page)
    await popup.getByRole('button', { name: 'Add new account' }).click()
    await popup.locator('#email-input').fill(email)
    await popup.locator('#display-name-input').fill('Grace Hopper')
    await popup.getByRole('button', { name: 'Sign in with Google.com' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => popup.isClosed()).toBe(true)

    const account = await openAccount(page)
    await account.getByText(signedInAs('Grace Hopper')).waitFor()
    await account.getByText(email).waitFor()
    await account.getByText(words.account.verified, { exact: true }).waitFor()
    await account.getByRole('button', { name: words.account.signOut }).click()
    await account.getByText(signedInAs('Grace Hopper')).waitFor({ state: 'detached' })

    // Another browser, the same person.
    const elsewhere = await visit(addProPlayerPath())
    const again = await openGoogle(elsewhere)
    await again.getByText(email).click()
    await elsewhere.getByRole('dialog').waitFor({ state: 'detached' })
    await (await openAccount(elsewhere)).getByText(signedInAs('Grace Hopper')).waitFor()
  })

  it('leads to a message when it is closed without a sign-in', async ({ visit }) => {
    const page = await visit(addProPlayerPath())
    const popup = await openGoogle(page)
    await popup.getByRole('button', { name: 'Add new account' }).waitFor()
    await popup.close()
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: words.errors.popupClosed }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).toBeNull()
  })
})
