import type { Chance } from './chance.ts'
import type { WrittenOperation } from './documents.ts'

const TOKEN = /"(?:[^"\\]|\\.)*"|\.\.\.|[\w$@]+|[^\s\w]|\s+/g

const STRANGERS = [
  '{',
  '}',
  '(',
  ')',
  '...',
  '@',
  '$',
  ':',
  '"',
  '"""',
  '#',
  '\0',
  '\ufeff',
  '\ud800',
  'on',
  'null',
  '😀',
]

/** Returns the operation with some of its tokens removed, doubled, replaced, shortened or mixed with strange ones. */
export function mutated(chance: Chance, { kind, query, variables }: WrittenOperation): WrittenOperation {
  const tokens = query.match(TOKEN) ?? []
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const at = chance.below(tokens.length)
    const token = tokens[at] ?? ''
    const other = chance.below(tokens.length)
    const change = chance.below(6)
    if (change === 0) tokens.splice(at, 1)
    else if (change === 1) tokens.splice(at, 0, token)
    else if (change === 2) tokens.splice(at, 1, tokens[other] ?? '')
    else if (change === 3) tokens.splice(at, 0, chance.pick(STRANGERS))
    else if (change === 4) tokens.splice(at, 1, token.slice(0, chance.below(token.length + 1)))
    else tokens.splice(at, chance.below(tokens.length))
  }
  return { kind, query: tokens.join(''), variables: chance.often(0.7) ? variables : {} }
}
