import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** A request that {@link Client.ask} sends. */
export interface AttackRequest {
  readonly name: string
  readonly path: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface Answer {
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Length of the body, in bytes. */
  readonly bytes: number
  readonly ms: number
}

/** Timeout of an answer. It is longer than the product's own timeout. */
const ANSWER_MS = 45_000

/** An HTTP client with keep-alive connections from one address of this machine. */
export class Client implements Disposable {
  readonly #url: URL
  readonly #localAddress: string
  readonly #agent: Agent

  /** @param localAddress Such as `127.0.0.2`: limits count by it. */
  constructor(url: string, localAddress: string, connections = 1) {
    this.#url = new URL(url)
    this.#localAddress = localAddress
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** Sends a request. Never rejects: a broken connection or a timeout gives an answer with status 0. */
  ask({ path, method, headers = {}, body }: AttackRequest): Promise<Answer> {
    const started = performance.now()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const settle = (status: number, answerHeaders: IncomingHttpHeaders, content: Buffer) =>
      resolve({
        status,
        headers: answerHeaders,
        text: content.toString(),
        bytes: content.byteLength,
        ms: performance.now() - started,
      })
    const fail = () => settle(0, {}, Buffer.alloc(0))
    const outgoing = request(
      {
        host: this.#url.hostname,
        port: this.#url.port,
        localAddress: this.#localAddress,
        agent: this.#agent,
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        timeout: ANSWER_MS,
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () => settle(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks)))
        incoming.on('error', fail)
        incoming.on('close', fail)
      },
    )
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', fail)
    outgoing.end(body)
    return promise
  }

  [Symbol.dispose](): void {
    this.#agent.destroy()
  }
}

/** Builds the request of an operation, as JSON. */
export function graphql(name: string, query: string, variables: object = {}): AttackRequest {
  return {
    name,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }
}

/** True when nothing was executed: the answer to a refused document has no `data`, not even null. */
export function isRefused({ status, text }: Answer): boolean {
  return status >= 400 || (status === 200 && text.startsWith('{"errors"') && !text.includes('"data":'))
}
