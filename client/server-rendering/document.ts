import { createHash, randomUUID } from 'node:crypto'
import type { PageVisit, RenderedBody } from './page-visit.ts'

/** Wait for late answers while the visitor sees the placeholder. Then the browser fetches them itself. */
const LATE_WAIT_MS = 5_000

const ROOT = '<div id="root"></div>'

/** The parts of a document around its root element. */
interface Frame {
  readonly beforeRoot: string
  readonly afterRoot: string
}

export interface PageDocument<Html> {
  readonly html: Html
  /** Source for the policy of the page that allows its style elements; null when it has none. */
  readonly styleSource: string | null
}

/** Takes a document with an empty root element apart. */
export function toFrame(html: string): Frame {
  const root = html.indexOf(ROOT)
  return { beforeRoot: html.slice(0, root), afterRoot: html.slice(root + ROOT.length) }
}

export function wholeDocument(
  { beforeRoot, afterRoot }: Frame,
  { markup, css, data }: RenderedBody,
): PageDocument<string> {
  const html = `${beforeRoot}${styleElement(css)}<div id="root">${markup}</div>${data}${afterRoot}`
  return { html, styleSource: css === '' ? null : `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}

/**
 * Sends the page with placeholders first, and the page with the late answers after it. The style sheet hides the first one once the
 * other is there. This needs no script, so it works without JavaScript, too.
 */
export function lateDocument(frame: Frame, visit: PageVisit): PageDocument<AsyncGenerator<string, void>> {
  // The styles of the second part are not known when the policy is sent. Only its visitor gets this document.
  const nonce = randomUUID()
  return { html: latePage(frame, visit, nonce), styleSource: `'nonce-${nonce}'` }
}

async function* latePage(
  { beforeRoot, afterRoot }: Frame,
  visit: PageVisit,
  nonce: string,
): AsyncGenerator<string, void> {
  const waiting = await visit.render()
  yield `${beforeRoot}${styleElement(waiting.css, nonce)}<div id="waiting-page">${waiting.markup}</div>`
  await visit.isLoadedWithin(LATE_WAIT_MS)
  const { markup, css, data } = await visit.render()
  yield `${styleElement(css, nonce)}<div id="root">${markup}</div>${data}${afterRoot}`
}

function styleElement(css: string, nonce?: string): string {
  if (css === '') return ''
  return nonce === undefined ? `<style>${css}</style>` : `<style nonce="${nonce}">${css}</style>`
}
