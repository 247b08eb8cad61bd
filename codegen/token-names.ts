import type { Plugin } from 'vite'

/** Fluent's table of 450 tokens. Each of them is the variable of its own name. */
const TABLE = /@fluentui\/tokens\/lib\/tokens\.js$/

const COMPUTED = 'export const tokens = new Proxy({}, { get: (_, name) => `var(--${String(name)})` })'

/** Replaces the table of tokens by a rule. The table has 30 kB, which every page would load and parse. */
export function tokenNames(): Plugin {
  return {
    name: 'token-names',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: TABLE }, handler: () => COMPUTED },
  }
}
