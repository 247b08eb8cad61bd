import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Lets all workers of a run share what the main process makes for them, such as the address of an emulator. `answer` is called for each
 * request. Resolves to the URL for {@link fetchSharedAnswer}, and the function that ends the service.
 */
export async function serveSharedAnswer(answer: () => Promise<string>) {
  const server = createServer((_request, response) => {
    answer().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => void server.close() }
}

/** Resolves to the answer at the URL in an environment variable. Throws what went wrong in the main process. */
export async function fetchSharedAnswer(variable: string): Promise<string> {
  const response = await fetch(process.env[variable] ?? '')
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
