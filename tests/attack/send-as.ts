import { request } from 'node:http'
import type { HostileRequest } from './hostile-request.ts'

/** An uncompressed answer. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly bytes: number
}

/** Sends a request unchanged, on behalf of a client address; the server must trust its proxy. */
export function sendAs(
  address: string,
  url: string,
  { method, path, headers, body }: Pick<HostileRequest, 'method' | 'path' | 'headers' | 'body'>,
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(
    { hostname, port, method, path, headers: { ...headers, 'x-forwarded-for': address } },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, text: whole.toString(), bytes: whole.byteLength })
      })
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** Returns an address for each index, so that no address uses up its points. */
export function addressOf(index: number): string {
  return `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`
}
