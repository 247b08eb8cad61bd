import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pushTexts } from '../../client/features/following/usePushWords.ts'
import { followingTexts } from '../../client/following/useFollowingWords.ts'
import { followingPath, termsPath } from '../../client/paths.ts'
import { LOCALES } from '../../languages.ts'
import { createPushBrowser } from '../push/push-browser.ts'
import { listViolations } from './axe.ts'
import { it } from './journey.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const en = pushTexts('en')
const t = wordsIn('en')

/** A real host, and a path that no push service has. */
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-a-test'

type Permission = 'granted' | 'denied'

/**
 * Gives a page a push service, which Chromium lacks without a window: subscriptions with keys that the server accepts. The service
 * worker is the real one.
 */
async function standIn(page: Page, answer: Permission): Promise<void> {
  const { publicKey: p256dh, authSecret: auth } = createPushBrowser().keys
  await page.addInitScript(
    ({ endpoint, keys, permission }) => {
      let current: object | null = null
      Object.defineProperty(Notification, 'permission', {
        get: () => (window.name === 'asked' ? permission : 'default'),
      })
      Notification.requestPermission = async () => {
        window.name = 'asked'
        return permission
      }
      const getSubscription = async () => current
      const subscribe = async (options: PushSubscriptionOptionsInit) => {
        const key = options.applicationServerKey
        const bytes = key instanceof Uint8Array ? Uint8Array.from(key).buffer : null
        const subscription = {
          endpoint,
          options: { applicationServerKey: bytes },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            current = null
            return true
          },
        }
        current = subscription
        return subscription
      }
      Object.assign(PushManager.prototype, { getSubscription, subscribe })
    },
    { endpoint: ENDPOINT, keys: { p256dh, auth }, permission: answer },
  )
}

const inputsOf = (page: Page) => {
  const inputs: unknown[] = []
  page.on('request', (request) => {
    const body: unknown =
      request.url().endsWith('/graphql') && request.method() === 'POST' ? request.postDataJSON() : null
    if (typeof body !== 'object' || body === null || !('operationName' in body) || !('variables' in body)) return
    if (/^(Save|Delete|Test)Push$/.test(String(body.operationName))) inputs.push([body.operationName, body.variables])
  })
  return inputs
}

describe('notifications of a browser', () => {
  it('are switched on by the keyboard, for chosen events of what is followed', async ({ visit }) => {
    const page = await visit(termsPath())
    await standIn(page, 'granted')
    const sent = inputsOf(page)
    await page.goto(followingPath())
    await settle(page)
    const toggle = page.getByRole('switch', { name: en.on })
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false')
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
    expect(sent.at(-1)).toMatchObject([
      'SavePush',
      {
        input: {
          endpoint: ENDPOINT,
          events: ['STREAM_STARTED', 'GAME_STARTED', 'RANK_CHANGED'],
          followedIds: [],
          timeZone: 'Europe/Warsaw',
          locale: 'EN',
        },
      },
    ])
    const kinds = page.getByRole('group', { name: en.kinds })
    await kinds.getByRole('checkbox', { name: en.events.GAME_STARTED }).focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject(['SavePush', { input: { events: ['STREAM_STARTED', 'RANK_CHANGED'] } }])
    expect(await listViolations(page)).toEqual([])

    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.scriptURL !== `${location.origin}/push-worker.js`) throw new Error('Another worker is active.')
    })
    await followChampion(page, 'Aatrox')
    await expect
      .poll(() => sent.at(-1), { timeout: 20_000 })
      .toMatchObject([
        'SavePush',
        { input: { followedIds: [expect.any(String)], events: ['STREAM_STARTED', 'RANK_CHANGED'] } },
      ])
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.following') })
      .click()
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false')
    await expect.poll(() => sent.at(-1)).toEqual(['DeletePush', { endpoint: ENDPOINT }])
    expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull()
  })

  it('say how to allow them when the browser blocks them', async ({ visit }) => {
    for (const locale of LOCALES) {
      const page = await visit(termsPath(), { locale })
      await standIn(page, 'denied')
      await page.goto(followingPath())
      await settle(page)
      const words = pushTexts(locale)
      await page.getByRole('switch', { name: words.on }).click()
      await page.getByRole('alert').getByText(words.denied).waitFor()
      expect(await page.getByRole('switch', { name: words.on }).getAttribute('aria-checked')).toBe('false')
      expect(await listViolations(page)).toEqual([])
    }
  })
})

/** Leaves for the page of a champion without a reload, and follows it there. */
async function followChampion(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: t('champions.title'), exact: true }).click()
  await page.getByRole('rowheader', { name }).getByRole('link').click()
  await page.getByRole('button', { name: `${followingTexts('en').follow} ${name}` }).click()
}
