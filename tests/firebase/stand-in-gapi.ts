import type { BrowserContext } from 'playwright-core'

const ADDRESS = /^https:\/\/apis\.google\.com\/js\/api\.js/

/**
 * Connects a page with the frame that reports the end of a Google sign-in. Replaces the part of Google's script that Firebase
 * uses, with its own messages.
 */
const SCRIPT = `(() => {
  const handlers = new Map()
  const early = []
  const waiting = new Map()
  let requests = 0

  const answer = async ({ data, source }) => {
    const result = await handlers.get(data.name)(data.message)
    source.postMessage({ channel: 'answer', id: data.id, result }, '*')
  }

  const channelTo = (other) => ({
    register(name, handle) {
      handlers.set(name, handle)
      for (const event of early.splice(0)) receive(event)
    },
    send(name, message, done) {
      waiting.set(++requests, done)
      other().postMessage({ channel: 'ask', id: requests, name, message }, '*')
    },
    restyle: async () => {},
  })

  const receive = (event) => {
    const { channel, id, result, name } = event.data ?? {}
    if (channel === 'ask') handlers.has(name) ? answer(event) : early.push(event)
    if (channel !== 'answer') return
    try {
      waiting.get(id)([result])
    } catch {
      // Firebase throws after each answer, and Google's script ignores that.
    }
  }
  window.addEventListener('message', receive)

  const context = {
    async open({ where, url }, opened) {
      const frame = document.createElement('iframe')
      frame.style.display = 'none'
      frame.src = url
      const ready = new Promise((resolve) => window.addEventListener('message', ({ data, source }) => {
        if (source === frame.contentWindow && data?.channel === 'ready') resolve()
      }))
      where.append(frame)
      return opened({ ...channelTo(() => frame.contentWindow), ping: () => ready })
    },
    getParentIframe() {
      window.parent.postMessage({ channel: 'ready' }, '*')
      return channelTo(() => window.parent)
    },
  }

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']()
})()`

/**
 * Lets the pages of a browser sign in with the emulator's replacement for Google. That loads a script of Google and styles of
 * other hosts: all those requests are blocked or answered here.
 */
export async function standInForGapi(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => route.abort())
  await context.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
}
