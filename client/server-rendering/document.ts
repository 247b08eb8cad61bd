import type { PageVisit, RenderedBody } from './page-visit.ts'

/** Wait for late answers while the visitor sees the placeholder. Then the browser fetches them itself. */
const LATE_WAIT_MS = 5_000

const ROOT = '<div id="root"></div>'

/** The parts of a document around its root element. */
interface Frame {
  readonly beforeRoot: string
  readonly afterRoot: string
}

/** Takes a document with an empty root element apart. */
export function toFrame(html: string): Frame {
  const root = html.indexOf(ROOT)
  return { beforeRoot: html.slice(0, root), afterRoot: html.slice(root + ROOT.length) }
}

export function wholeDocument({ beforeRoot, afterRoot }: Frame, { markup, data }: RenderedBody) {
  return `${beforeRoot}<div id="root">${markup}</div>${data}${afterRoot}`
}

/**
 * Sends the page with placeholders first, and the page with the late answers after it. The style sheet hides the first one once the
 * other is there. This needs no script, so it works without JavaScript, too.
 */
export async function* lateDocument({ beforeRoot, afterRoot }: Frame, visit: PageVisit): AsyncGenerator<string, void> {
  const waiting = await visit.render()
  yield `${beforeRoot}<div id="waiting-page">${waiting.markup}</div>`
  await visit.isLoadedWithin(LATE_WAIT_MS)
  const { markup, data } = await visit.render()
  yield `<div id="root">${markup}</div>${data}${afterRoot}`
}
