import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { addressOf, collectStyles } from './collect-styles.ts'
import { shortenNames } from './short-names.ts'
import { editStyleCalls } from './style-calls.ts'
import { toStyleSheet } from './style-sheet.ts'

const FILE = fileURLToPath(new URL('../../client/theme/generated/components.css', import.meta.url))

/** Functions of Griffel that only return classes. */
const CLASS_FUNCTIONS = { makeStyles: '__css', __styles: '__css', __resetStyles: '__resetCSS' } as const

/**
 * Moves the styles of all components into a style sheet, so that neither browsers nor the server make rules while they render. A
 * development server leaves the styles in the components.
 */
export function componentStyles(): Plugin {
  let classesOf: ReadonlyMap<string, string> = new Map()
  return {
    name: 'component-styles',
    enforce: 'post',
    async config(_config, { command }) {
      let sheet = ''
      if (command === 'build') {
        const styles = await collectStyles()
        const short = shortenNames(styles)
        classesOf = short.classesOf
        sheet = short.shorten(toStyleSheet(Array.from(styles.values(), ({ rules }) => rules)))
      }
      mkdirSync(path.dirname(FILE), { recursive: true })
      writeFileSync(FILE, sheet)
    },
    transform(code, id) {
      if (classesOf.size === 0) return null
      const edited = editStyleCalls(code, ({ name, argumentsText }, place) => {
        const classes = classesOf.get(addressOf(id, place))
        if (classes !== undefined) return `${CLASS_FUNCTIONS[name]}(${classes})`
        if (name === 'makeStyles') throw new Error(`The styles of ${addressOf(id, place)} were not collected.`)
        // A component of a library that no page uses.
        return `${name}(${argumentsText})`
      })
      return edited && { code: `import { __css, __resetCSS } from '${edited.source}'\n${edited.code}`, map: null }
    },
  }
}
