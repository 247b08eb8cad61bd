import { restoreStyles, STYLE_ATTRIBUTE } from '../server-rendering/style-attributes.ts'

/** A tag, also one with `>` in a quoted value. The editor escapes the `<` of its texts. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi

/** The name of a style attribute, or a whole quoted value, which stays as it is. */
const STYLE_NAME = /(?<=\s)style(?==")|"[^"]*"/gi

/**
 * Lets the editor, Monaco, style itself under a policy that refuses inline styles. Its style elements get the nonce of the page, and the
 * style attributes of its HTML are set by code. Must be called before the editor is loaded.
 */
export function allowEditorStyles(page: Window, nonce: string): void {
  const { document } = page
  const createElement = document.createElement.bind(document)
  Object.defineProperty(document, 'createElement', {
    value(name: string, options?: ElementCreationOptions) {
      const element = createElement(name, options)
      if (element instanceof HTMLStyleElement) element.nonce = nonce
      return element
    },
  })
  page.MonacoEnvironment = {
    ...page.MonacoEnvironment,
    // All HTML of the editor goes through such a policy, also where the browser has no Trusted Types.
    createTrustedTypesPolicy: (name, { createHTML, ...others } = {}) => ({
      name,
      ...others,
      ...(createHTML && { createHTML: (html) => nameStyles(createHTML(html)) }),
    }),
  }
  // Before the browser paints what was inserted.
  new MutationObserver(() => restoreStyles(document)).observe(document, { childList: true, subtree: true })
}

/** Gives the style attributes of HTML from the editor a name that the policy does not restrict. */
export function nameStyles(html: string): string {
  return html.replaceAll(TAG, (tag) =>
    tag.replaceAll(STYLE_NAME, (found) => (found.startsWith('"') ? found : STYLE_ATTRIBUTE)),
  )
}
