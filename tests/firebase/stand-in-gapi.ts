import type { BrowserContext } from 'playwright-core'

const ADDRESS = /^https:\/\/apis\.google\.com\/js\/api\.js/

/**
 * Speaks between a page and the frame that hears of the end of a sign-in with Google: the part of Google's script that
 * Firebase uses, with messages of its own.
 */
const SCRIPT = `(() => {
  const handlers = new Map()
  const early = []
  const waiting = new Map()
  let asked = 0

  const answer = async ({ data, source }) => {
    const said = await handlers.get(data.name)(data.message)
    source.postMessage({ channel: 'answer', id: data.id, said }, '*')
  }

  const channelTo = (other) => ({
    register(name, handle) {
      handlers.set(name, handle)
      for (const event of early.splice(0)) hear(event)
    },
    send(name, message, done) {
      waiting.set(++asked, done)
      other().postMessage({ channel: 'ask', id: asked, name, message }, '*')
    },
    restyle: async () => {},
  })

  const hear = (event) => {
    const { channel, id, said, name } = event.data ?? {}
    if (channel === 'ask') handlers.has(name) ? answer(event) : early.push(event)
    if (channel !== 'answer') return
    try {
      waiting.get(id)([said])
    } catch {
      // Firebase throws after each answer, which Google's script hears nothing of.
    }
  }
  window.addEventListener('message', hear)

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
 * Lets the pages of a browser sign in with the emulator's stand-in for Google, which wants a script of Google's and some
 * styles of others: nothing is asked of any of them.
 */
export async function standInForGapi(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => route.abort())
  await context.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
}
