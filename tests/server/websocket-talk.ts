import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import type { RunningServer } from '../../gateway/server/start-server.ts'

/** The close event of a websocket. */
interface Closed {
  readonly code: number
  readonly reason: string
}

/** A websocket of ws with its messages. */
export interface Talk {
  readonly websocket: WebSocket
  /** Sends text as it is, and anything else as JSON. */
  send(message: string | object): void
  /** Takes the text of the next unread message. */
  nextText(): Promise<string>
  /** Takes the next unread message, parsed. */
  next(): Promise<unknown>
  /** Resolves to all unread messages once the server has read everything sent so far, as shown by a ping. */
  settled(): Promise<readonly unknown[]>
  readonly closed: Promise<Closed>
}

const SIGN = 'a sign of life'

function websocketUrl({ url }: RunningServer): string {
  return `${url.replace('http', 'ws')}/graphql`
}

/** Opens a websocket without sending a message. */
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
    send: (message) => websocket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    nextText,
    async next() {
      const message: unknown = JSON.parse(await nextText())
      return message
    },
    async settled() {
      talk.send({ type: 'ping', payload: { sign: SIGN } })
      const unreadMessages: unknown[] = []
      for (let text = await nextText(); !text.includes(SIGN); text = await nextText())
        unreadMessages.push(JSON.parse(text))
      return unreadMessages
    },
    closed,
  }
  return talk
}

/** Opens a websocket and takes the acknowledgement. */
export async function startTalk(server: RunningServer, options: ClientOptions = {}): Promise<Talk> {
  const talk = await openTalk(server, options)
  talk.send({ type: 'connection_init' })
  await talk.next()
  return talk
}

/** Returns a subscribe message. */
export function subscribing(id: string, query: string): object {
  return { id, type: 'subscribe', payload: { query } }
}
