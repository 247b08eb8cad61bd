import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook as Verifier } from 'standardwebhooks'
import { onTestFinished, vi } from 'vitest'
import { z } from 'zod'

export interface Received {
  readonly headers: Readonly<Record<string, string>>
  readonly path: string
  readonly body: string
  /** The body as it was sent. */
  readonly bytes: Buffer
}

type Answer = (response: ServerResponse, received: Received) => void

/** A server that receives webhooks. It answers 204 until a test says otherwise, and ends with the test. */
export interface Receiver {
  readonly url: string
  /** All requests, the oldest first. */
  readonly received: Received[]
  answer: Answer
}

export const withStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body)

export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')
  const receiver: Receiver = { url: `http://127.0.0.1:${address.port}/hook`, received: [], answer: withStatus(204) }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const bytes = Buffer.concat(parts)
    const received = { headers, path: request.url ?? '', body: bytes.toString(), bytes }
    receiver.received.push(received)
    response.on('error', () => {})
    receiver.answer(response, received)
  }
  return receiver
}

const event = z.looseObject({ id: z.string(), type: z.string(), cursor: z.string().nullable() })

/** Verifies a request with another implementation of the specification, at a time. Throws for a wrong signature. */
export function verify({ headers, body }: Received, secret: string, now: number): z.infer<typeof event> {
  const time = vi.spyOn(Date, 'now').mockReturnValue(now)
  try {
    return event.parse(new Verifier(secret).verify(body, { ...headers }))
  } finally {
    time.mockRestore()
  }
}
