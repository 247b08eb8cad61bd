/** Message of the server. */
interface Message {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly path: string
  readonly tag: string
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Page {
  readonly url: string
  readonly focus: () => Promise<unknown>
}

/** The part of a service worker that notifications need. */
export interface PushScope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly getNotifications: (filter: { tag: string }) => Promise<readonly { readonly data: unknown }[]>
    readonly showNotification: (title: string, options: object) => Promise<unknown>
  }
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  onpush: ((event: WorkerEvent & { readonly data: { readonly json: () => unknown } | null }) => void) | null
  onnotificationclick:
    | ((event: WorkerEvent & { readonly notification: { readonly data: unknown; readonly close: () => void } }) => void)
    | null
}

/** Shows each push message as a notification. A press on it opens its page, in a tab that shows it already if there is one. */
export function showPushes(scope: PushScope): void {
  async function show(message: Message): Promise<void> {
    const { id, title, body, lang, path, tag } = message
    const [shown] = await scope.registration.getNotifications({ tag })
    const isRepeated = shown !== undefined && idOf(shown.data) === id
    const options = {
      body,
      lang,
      tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { id, path },
      // A newer event about the same player is heard; the same event, sent twice, is not.
      renotify: !isRepeated,
      silent: isRepeated,
    }
    await scope.registration.showNotification(title, options)
  }

  async function open(path: string): Promise<void> {
    const url = new URL(path, scope.location.origin).href
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find((one) => one.url === url)
    await (page === undefined ? scope.clients.openWindow(url) : page.focus())
  }

  scope.onpush = (event) => {
    const message = findMessage(event.data)
    if (message !== null) event.waitUntil(show(message))
  }
  scope.onnotificationclick = (event) => {
    event.notification.close()
    const path = textIn(event.notification.data, 'path')
    // A path of this site: `//host` would be one of another.
    event.waitUntil(open(path !== null && /^\/(?!\/)/.test(path) ? path : '/'))
  }
}

function findMessage(data: { readonly json: () => unknown } | null): Message | null {
  const json = data?.json()
  const [id, title, body, lang, path, tag] = ['id', 'title', 'body', 'lang', 'path', 'tag'].map((key) =>
    textIn(json, key),
  )
  if (id == null || title == null || body == null || lang == null || path == null || tag == null) return null
  return { id, title, body, lang, path, tag }
}

const idOf = (data: unknown) => textIn(data, 'id')

function textIn(data: unknown, key: string): string | null {
  if (typeof data !== 'object' || data === null) return null
  const value: unknown = Reflect.get(data, key)
  return typeof value === 'string' ? value : null
}
