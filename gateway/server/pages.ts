import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from './route.ts'

/** What the built client offers to the server. */
interface BuiltClient {
  /** The status with which the page at an address is sent. */
  matchRoute(url: URL): { readonly status: 200 | 404 }
  /** The page for a request, from the built index.html; `publicUrl` as {@link openPages} takes it. */
  renderPage(template: string, request: Request, publicUrl: string | null): string
  /** The path of every page that search engines may list. */
  listPaths(listed: Listed): readonly string[]
}

/** What of the contract's lists has a page of its own. */
export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly { readonly slug: string; readonly team: { readonly code: string } | null }[]
}

/** The client that `npm run build` left in a folder. */
export interface Pages {
  readonly handler: Handler
  /** The path of every page that search engines may list; none when the client was not built. */
  readonly listPaths: (listed: Listed) => readonly string[]
  /** The folder of the browser's files; null when the client was not built. */
  readonly clientDirectory: string | null
}

/**
 * Opens the client in `directory`. Where nothing was built, every page says so with 503. `publicUrl` is where people reach
 * the server, without a slash at the end; null says where each request reached it.
 */
export async function openPages(directory: string, publicUrl: string | null): Promise<Pages> {
  const clientDirectory = join(directory, 'client')
  const entry = join(directory, 'server', 'entry.js')
  if (!(await exists(entry))) return { handler: notBuilt, listPaths: () => [], clientDirectory: null }

  const client = await importClient(entry)
  const template = await readFile(join(clientDirectory, 'index.html'), 'utf8')
  const handler: Handler = (request) =>
    new Response(client.renderPage(template, request, publicUrl), {
      status: client.matchRoute(new URL(request.url)).status,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' },
    })
  return { handler, listPaths: (listed) => client.listPaths(listed), clientDirectory }
}

/** The types of its functions are checked where they are written: the client knows nothing of this file. */
async function importClient(entry: string): Promise<BuiltClient> {
  const module: unknown = await import(pathToFileURL(entry).href)
  if (!isBuiltClient(module))
    throw new TypeError(`${entry} lacks matchRoute, renderPage or listPaths: run npm run build again.`)
  return module
}

function isBuiltClient(module: unknown): module is BuiltClient {
  return (
    typeof module === 'object' &&
    module !== null &&
    'matchRoute' in module &&
    typeof module.matchRoute === 'function' &&
    'renderPage' in module &&
    typeof module.renderPage === 'function' &&
    'listPaths' in module &&
    typeof module.listPaths === 'function'
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
