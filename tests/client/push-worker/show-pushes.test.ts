import { describe, expect, it } from 'vitest'
import { type PushScope, showPushes } from '../../../client/push-worker/show-pushes.ts'

const MESSAGE = {
  id: '7',
  title: 'Lumen is live',
  body: 'Ranked',
  lang: 'en',
  path: '/streams?watch=lumen',
  tag: 'tag',
}

/** A service worker with these open pages and notifications. */
function openWorker({
  pages = [],
  shown = [],
}: { readonly pages?: readonly string[]; readonly shown?: readonly unknown[] } = {}) {
  const log: unknown[] = []
  const waiting: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
  const scope: PushScope = {
    location: { origin: 'https://lanewatch.test' },
    registration: {
      getNotifications: async () => shown.map((data) => ({ data })),
      showNotification: async (title, options) => void log.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => log.push(`focus ${url}`) })),
      openWindow: async (url) => log.push(`open ${url}`),
    },
    onpush: null,
    onnotificationclick: null,
  }
  showPushes(scope)
  return {
    async push(data: unknown) {
      scope.onpush?.({ data: data === null ? null : { json: () => data }, waitUntil })
      await Promise.all(waiting)
      return log
    },
    async click(data: unknown) {
      scope.onnotificationclick?.({
        notification: { data, close: () => log.push('close') },
        waitUntil,
      })
      await Promise.all(waiting)
      return log
    },
  }
}

describe('the service worker of notifications', () => {
  it('shows a message with the icon of the product, and replaces an older one about the same player', async () => {
    expect(await openWorker({ shown: [{ id: '6' }] }).push(MESSAGE)).toEqual([
      expect.objectContaining({
        title: 'Lumen is live',
        body: 'Ranked',
        lang: 'en',
        tag: 'tag',
        icon: '/icons/icon-192.png',
        renotify: true,
        silent: false,
        data: { id: '7', path: '/streams?watch=lumen' },
      }),
    ])
  })

  it('makes no second sound for an event that was sent twice', async () => {
    expect(await openWorker({ shown: [{ id: '7' }] }).push(MESSAGE)).toMatchObject([{ renotify: false, silent: true }])
  })

  it.each([null, 'text', {}, { ...MESSAGE, title: 1 }])('shows nothing for %o', async (data) => {
    expect(await openWorker().push(data)).toEqual([])
  })

  it('opens the page of a notification, or the tab that shows it already', async () => {
    const url = 'https://lanewatch.test/streams?watch=lumen'
    expect(await openWorker().click({ path: MESSAGE.path })).toEqual(['close', `open ${url}`])
    const pages = ['https://lanewatch.test/', url]
    expect(await openWorker({ pages }).click({ path: MESSAGE.path })).toEqual(['close', `focus ${url}`])
  })

  it.each(['//evil.example/', 'https://evil.example/', null])('opens no other site: %o', async (path) => {
    expect(await openWorker().click({ path })).toEqual(['close', 'open https://lanewatch.test/'])
  })
})
