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

/** The rules that a theme has a say in. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What of a page axe looks at: all of it, only its colours, or all but them, where they were looked at already. */
export type Look = 'everything' | 'colours' | 'all but colours'

/**
 * What axe finds wrong with a page as it is at this moment, or with the part of it that is given, as `rule: elements, and why`. The
 * size of targets is looked at too. It is brought into a document once: to do so each time takes longer than to look.
 */
export async function listViolations(
  page: Page,
  within = 'html',
  look: Look = 'everything',
): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(`${SOURCE};0`)
  return page.evaluate(
    async ([selector, options]) => {
      if (window.axe === undefined) throw new Error('axe has not come into the page.')
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
      // New in WCAG 2.2, so axe leaves it out unless it is asked.
      'target-size': { enabled: true },
      ...Object.fromEntries(withoutColours.map((rule) => [rule, { enabled: false }])),
    },
  }
}
