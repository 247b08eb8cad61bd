import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  addProPlayerPath,
  championsPath,
  homePath,
  leaderboardPath,
  privacyPath,
  proPlayersPath,
  streamsPath,
} from '../../client/paths.ts'
import { MARK } from '../../client/sign-in/signed-in-mark.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import type { Locale } from '../../languages.ts'
import { listViolations } from './axe.ts'
import { it as journey } from './journey.ts'
import { openSettings } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

const t = wordsIn('en')

const PAGES = [
  homePath(),
  proPlayersPath(),
  streamsPath(),
  championsPath(),
  leaderboardPath(),
  privacyPath(),
  addProPlayerPath(),
]

/** A server with sign-in whose sign-in service is unreachable: nothing answers on port 9. */
const it = journey.extend(
  'productEnv',
  { scope: 'file' },
  {
    FIREBASE_PROJECT_ID: 'demo-readers',
    FIREBASE_API_KEY: 'a-key-for-tests',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  },
)

describe('a visitor', () => {
  it('loads no byte of the sign-in service, and no other host, on any page or in the settings', async ({
    visit,
    product,
  }) => {
    const page = await visit(homePath())
    const recorded = watchRequests(page)
    for (const path of PAGES) {
      await page.goto(path)
      await settle(page)
    }
    const dialog = await openSettings(page, t)
    await dialog.getByRole('button', { name: t('session.signIn') }).waitFor()
    expect(recorded.elsewhere(product.url)).toEqual([])
    expect(await recorded.withService()).toEqual([])
    expect(await page.evaluate((mark) => localStorage.getItem(mark), MARK)).toBeNull()

    // The missing scripts load with the button, so the check would have seen them.
    await dialog.getByRole('button', { name: t('session.signIn') }).click()
    await page.getByRole('dialog', { name: signInTexts('en').title.signIn }).waitFor()
    await expect.poll(recorded.withService).toHaveLength(1)
  })

  it.for(WALKED_LOCALES)('sees in %s on sign-in that the service is unreachable', async (locale, { visit, faults }) => {
    const page = await visit(addProPlayerPath(), { locale, width: 390 })
    const dialog = await openSignIn(page, locale)
    const texts = signInTexts(locale)
    expect(await listViolations(page)).toEqual([])
    const submit = dialog.getByRole('button', { name: texts.signIn, exact: true })
    const email = dialog.getByLabel(texts.email, { exact: true })

    await submit.click()
    await dialog.getByText(texts.errors.badEmail).waitFor()
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true)
    await email.fill('veyl@lanewatch.example')
    await dialog.getByLabel(texts.password, { exact: true }).fill('secret1')
    await submit.click()
    await dialog.getByText(texts.errors.network).waitFor()
    // The service was requested, and is unreachable.
    expect(faults.splice(0).filter((fault) => !isOfService(fault))).toEqual([])
  })

  it.for(WALKED_LOCALES)('sees in %s on sign-up which rules the password breaks', async (locale, { visit, faults }) => {
    const page = await visit(addProPlayerPath(), { locale, width: 800, theme: 'light' })
    const texts = signInTexts(locale)
    await (await openSignIn(page, locale)).getByRole('button', { name: texts.toSignUp }).click()
    const dialog = page.getByRole('dialog', { name: texts.title.signUp })
    await dialog.getByLabel(texts.email, { exact: true }).fill('veyl@lanewatch.example')
    const password = dialog.getByLabel(texts.password, { exact: true })
    const rule = dialog.getByRole('listitem')

    await password.fill('short')
    await rule.filter({ hasText: texts.rules.unmet }).waitFor()
    await dialog.getByRole('button', { name: texts.signUp }).click()
    await dialog.getByText(texts.errors.weakPassword).waitFor()
    expect(await listViolations(page)).toEqual([])
    await password.fill('longer')
    await rule.filter({ hasText: texts.rules.met }).waitFor()
    expect(faults.splice(0).filter((fault) => !isOfService(fault))).toEqual([])
  })

  it('is back at the button after closing the dialog', async ({ visit, faults }) => {
    const page = await visit(addProPlayerPath())
    await openSignIn(page, 'en')
    await page.keyboard.press('Escape')
    const button = page.getByRole('main').getByRole('button', { name: t('session.signIn') })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(faults.splice(0).filter((fault) => !isOfService(fault))).toEqual([])
  })
})

/** True for a failed request to the sign-in service. */
const isOfService = (fault: string) => /127\.0\.0\.1:9\/|identitytoolkit/.test(fault)

async function openSignIn(page: Page, locale: Locale) {
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsIn(locale)('session.signIn') })
    .click()
  const dialog = page.getByRole('dialog', { name: signInTexts(locale).title.signIn })
  await dialog.waitFor()
  return dialog
}

/** Records the requests of a page from now on. */
function watchRequests(page: Page) {
  const recorded: { readonly address: URL; readonly type: string }[] = []
  page.on('request', (request) => recorded.push({ address: new URL(request.url()), type: request.resourceType() }))

  return {
    /** Requests to other hosts. */
    elsewhere: (own: string) =>
      recorded
        .map(({ address }) => address)
        .filter(({ protocol, host }) => /^(http|ws)s?:$/.test(protocol) && host !== new URL(own).host)
        .map(({ href }) => href),
    /** Scripts that contain the address of the sign-in service. */
    withService: async () => {
      const scripts = new Set(recorded.flatMap(({ address, type }) => (type === 'script' ? [address.href] : [])))
      const texts = await Promise.all([...scripts].map(async (script) => (await fetch(script)).text()))
      return texts.filter((text) => text.includes('identitytoolkit'))
    },
  }
}
