import type { PageVisit, RenderedBody } from './page-visit.ts'

/** Wait for late answers while the visitor sees the placeholder. Then the browser fetches them itself. */
const LATE_WAIT_MS = 5_000

const ROOT = '<div id="root"></div>'

/** The parts of a document around its styles and its root element. */
interface Frame {
  readonly beforeStyles: string
  readonly beforeRoot: string
  readonly afterRoot: string
}

/** Takes a document with an empty root element apart. */
export function toFrame(html: string): Frame {
  const styles = html.indexOf('</head>')
  const root = html.indexOf(ROOT)
  return {
    beforeStyles: html.slice(0, styles),
    beforeRoot: html.slice(styles, root),
    afterRoot: html.slice(root + ROOT.length),
  }
}

export function wholeDocument({ beforeStyles, beforeRoot, afterRoot }: Frame, { styles, markup, data }: RenderedBody) {
  return `${beforeStyles}${styles}${beforeRoot}<div id="root">${markup}</div>${data}${afterRoot}`
}

/**
 * Sends the page with placeholders first, and replaces it once the late answers are there. This needs no script, so it works
 * without JavaScript, too. The styles are sent twice, because their order decides.
 */
export async function* lateDocument(frame: Frame, visit: PageVisit): AsyncGenerator<string, void> {
  const { beforeStyles, beforeRoot, afterRoot } = frame
  const waiting = await visit.render()
  yield `${beforeStyles}${waiting.styles}${beforeRoot}<div id="waiting-page">${waiting.markup}</div>`
  await visit.isLoadedWithin(LATE_WAIT_MS)
  const { styles, markup, data } = await visit.render()
  yield `${styles}<style>#waiting-page { display: none }</style><div id="root">${markup}</div>${data}${afterRoot}`
}
