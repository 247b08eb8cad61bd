import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

const SOURCE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Scope of a check: everything, only the colours, or all but the colours when those were checked already. */
export type Look = 'everything' | 'colours' | 'all but colours'

/**
 * Returns the violations that axe finds in the page, or in the given part of it, as `rule: elements, and why`. The size of
 * targets is checked too. axe is injected once per document: injecting it each time takes longer than the check.
 */
export async function listViolations(
  page: Page,
  within = 'html',
  look: Look = 'everything',
): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(`${SOURCE};0`)
  return page.evaluate(
    async ([selector, options]) => {
      if (window.axe === undefined) throw new Error('axe is not loaded in the page.')
      const { violations } = await window.axe.run(selector, { resultTypes: ['violations'], ...options })
      const wordsOf = ({ html, any }: axe.NodeResult) => [html, ...any.map(({ message }) => message)].join(' ')
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(wordsOf).join(' ')}`)
    },
    [within, optionsOf(look)] as const,
  )
}

function optionsOf(look: Look): axe.RunOptions {
  if (look === 'colours') return { runOnly: { type: 'rule', values: COLOUR_RULES } }
  const withoutColours = look === 'all but colours' ? COLOUR_RULES : []
  return {
    rules: {
      // New in WCAG 2.2, so axe leaves it out by default.
      'target-size': { enabled: true },
      ...Object.fromEntries(withoutColours.map((rule) => [rule, { enabled: false }])),
    },
  }
}
