import { findDecoded } from '../connection/request-url.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { StaticFiles } from './static-files.ts'

/** Folders that contain only files of the build, never pages. */
const BUILT = ['/assets/', '/_i18n/', '/builds/']

/** Handles every path that is no route: a file of the client, or a page. A mistyped path leads to the "not found" page. */
export function fileOrPage(files: StaticFiles, pages: Handler): Handler {
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    const path = findDecoded(pathname) ?? pathname
    const file = await files.find(path, request.headers.get('accept-encoding'))
    if (file !== null) return file
    if (BUILT.some((folder) => path.startsWith(folder))) {
      // A page instead of a script, texts or a build would only make the browser report a misleading error.
      const failure = path.startsWith('/_i18n/') ? 'Failed loading locale: there' : 'There'
      throw new Refusal(
        404,
        'NOT_FOUND',
        `${failure} is no such file. A newer version may be out: load the page again.`,
      )
    }
    const page = await pages(request, context)
    // A page names the hashed files of its build, and contains its viewer's theme and language.
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache')
    return page
  }
}
