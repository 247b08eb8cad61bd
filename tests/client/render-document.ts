import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderPage } from '../../client/entry-server.ts'

const TEMPLATE = readFileSync('client/index.html', 'utf8')

type Rendering = Parameters<typeof renderPage>[1]

/** Returns the whole document of a request. By default the server has no data: it knows only the address. */
export async function renderDocument(request: Request, rendering: Partial<Rendering> = {}) {
  const { status, html, styleSource } = await renderPage(request, {
    template: TEMPLATE,
    publicUrl: null,
    ask: async () => null,
    executeFor: () => async () => Promise.reject(new Error('There is no data.')),
    asksRiot: async () => true,
    now: () => Date.UTC(2026, 4, 1, 12),
    schedule: () => () => {},
    ...rendering,
  })
  return { status, styleSource, html: typeof html === 'string' ? html : await text(Readable.from(html)) }
}
