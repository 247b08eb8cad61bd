import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import type { RunningServer } from '../../gateway/server/start-server.ts'

/** How the server has closed a websocket. */
interface Closed {
  readonly code: number
  readonly reason: string
}

/** A websocket of ws, and what is said over it. */
export interface Talk {
  readonly websocket: WebSocket
  /** Sends text as it is, and anything else as JSON. */
  say(message: string | object): void
  /** The text of the next message that nobody has asked for. */
  nextText(): Promise<string>
  /** That message, parsed. */
  next(): Promise<unknown>
  /** All that has come, parsed, when the server has heard all that was said: it is asked for a sign of life. */
  settled(): Promise<readonly unknown[]>
  readonly closed: Promise<Closed>
}

const SIGN = 'a sign of life'

function websocketUrl({ url }: RunningServer): string {
  return `${url.replace('http', 'ws')}/graphql`
}

/** Opens a websocket and says nothing. */
export async function openTalk(server: RunningServer, options: ClientOptions = {}): Promise<Talk> {
  const websocket = new WebSocket(websocketUrl(server), 'graphql-transport-ws', options)
  onTestFinished(() => websocket.terminate())
  const unread: string[] = []
  const { promise: closed, resolve: close } = Promise.withResolvers<Closed>()
  let wake = () => {}
  websocket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') throw new TypeError('The server sends text.')
    unread.push(data)
    wake()
  })
  websocket.on('close', (code, reason) => {
    close({ code, reason: String(reason) })
    wake()
  })
  await once(websocket, 'open')

  async function nextText(): Promise<string> {
    for (;;) {
      const text = unread.shift()
      if (text !== undefined) return text
      if (websocket.readyState === websocket.CLOSED) throw new Error(`It is closed: ${JSON.stringify(await closed)}`)
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  const talk: Talk = {
    websocket,
    say: (message) => websocket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    nextText,
    async next() {
      const message: unknown = JSON.parse(await nextText())
      return message
    },
    async settled() {
      talk.say({ type: 'ping', payload: { sign: SIGN } })
      const come: unknown[] = []
      for (let text = await nextText(); !text.includes(SIGN); text = await nextText()) come.push(JSON.parse(text))
      return come
    },
    closed,
  }
  return talk
}

/** Opens a websocket and takes the acknowledgement. */
export async function startTalk(server: RunningServer, options: ClientOptions = {}): Promise<Talk> {
  const talk = await openTalk(server, options)
  talk.say({ type: 'connection_init' })
  await talk.next()
  return talk
}

/** The message that subscribes. */
export function subscribing(id: string, query: string): object {
  return { id, type: 'subscribe', payload: { query } }
}
