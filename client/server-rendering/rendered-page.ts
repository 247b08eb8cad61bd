/** Data with which the browser continues a page that the server rendered. */
export interface RenderedPage {
  /** Moment of the rendering, in milliseconds since 1970. */
  readonly renderedAt: number
  /** Public origin of the server, without a trailing slash. */
  readonly origin: string
  /** False when some of the page's data was not there in time: the browser fetches it. */
  readonly complete: boolean
  /** Apollo's cache with the answers that the page shows. */
  readonly cache: unknown
}

const ELEMENT_ID = 'rendered-page'

/** Returns the element that carries the page's data to the browser. */
export function toDataElement(page: RenderedPage): string {
  // Without `<` no text of the data can end the element.
  const json = JSON.stringify(page).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** Null when the server rendered nothing: the page starts empty. */
export function readRenderedPage(document: Document): RenderedPage | null {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  const page: unknown = json === undefined ? null : JSON.parse(json)
  return isRenderedPage(page) ? page : null
}

function isRenderedPage(page: unknown): page is RenderedPage {
  return (
    typeof page === 'object' &&
    page !== null &&
    'renderedAt' in page &&
    'origin' in page &&
    'complete' in page &&
    'cache' in page
  )
}
