/** A style attribute. In texts and in other attributes, React escapes the quotes. */
const STYLE = / style="([^"]*)"/g

/** The attribute that holds the declarations of an element until {@link restoreStyles}. */
export const STYLE_ATTRIBUTE = 'data-style'

/** Declarations with these characters could end their rule. No component writes any. */
const UNSAFE = /[{}<>@"\\]/

const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

interface StyledMarkup {
  readonly markup: string
  /** Content of a style element for the markup; empty when none is needed. */
  readonly css: string
}

/**
 * Moves the style attributes of markup into a style sheet, because the policy of pages refuses attributes and can allow one style
 * element. The browser undoes it by {@link restoreStyles}.
 */
export function moveStyles(markup: string): StyledMarkup {
  const rules = new Map<string, string>()
  const moved = markup.replaceAll(STYLE, (_, escaped: string) => {
    if (!rules.has(escaped)) rules.set(escaped, toRule(unescape(escaped)))
    return ` ${STYLE_ATTRIBUTE}="${escaped}"`
  })
  return { markup: moved, css: [...rules.values()].join('') }
}

/** Gives elements their style attributes. What code has set since takes precedence. */
export function restoreStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = `${element.getAttribute(STYLE_ATTRIBUTE)};${element.style.cssText}`
    element.removeAttribute(STYLE_ATTRIBUTE)
  }
}

/** The rule precedes all classes, as a style attribute does, and is below the attributes that code sets. */
function toRule(declarations: string): string {
  return UNSAFE.test(declarations) ? '' : `[${STYLE_ATTRIBUTE}="${declarations}"]:not(#_){${declarations}}`
}

const unescape = (text: string) => text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ESCAPED[entity] ?? entity)
