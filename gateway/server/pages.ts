import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from './route.ts'

/** What the built client offers to the server. */
interface BuiltClient {
  /** The status with which the page at an address is sent. */
  matchRoute(url: URL): { readonly status: 200 | 404 }
  /** The page for a request, from the built index.html. */
  renderPage(template: string, request: Request): string
}

/** The client that `npm run build` left in a folder. */
export interface Pages {
  readonly handler: Handler
  /** The folder of the browser's files; null when the client was not built. */
  readonly clientDirectory: string | null
}

/** Opens the client in `directory`. Where nothing was built, every page says so with 503. */
export async function openPages(directory: string): Promise<Pages> {
  const clientDirectory = join(directory, 'client')
  const entry = join(directory, 'server', 'entry.js')
  if (!(await exists(entry))) return { handler: notBuilt, clientDirectory: null }

  const client = await importClient(entry)
  const template = await readFile(join(clientDirectory, 'index.html'), 'utf8')
  const handler: Handler = (request) =>
    new Response(client.renderPage(template, request), {
      status: client.matchRoute(new URL(request.url)).status,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' },
    })
  return { handler, clientDirectory }
}

/** The types of both functions are checked where they are written: the client knows nothing of this file. */
async function importClient(entry: string): Promise<BuiltClient> {
  const module: unknown = await import(pathToFileURL(entry).href)
  if (!isBuiltClient(module)) throw new TypeError(`${entry} lacks matchRoute or renderPage: run npm run build again.`)
  return module
}

function isBuiltClient(module: unknown): module is BuiltClient {
  return (
    typeof module === 'object' &&
    module !== null &&
    'matchRoute' in module &&
    typeof module.matchRoute === 'function' &&
    'renderPage' in module &&
    typeof module.renderPage === 'function'
  )
}

function notBuilt(): Response {
  const message = 'The pages of this server were not built: run npm run build and start it again.\n'
  return new Response(message, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
