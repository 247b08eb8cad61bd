import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EXPORTS } from '../../exports/exports.ts'

/** Exports of lists that the pages show without a button. */
const WITHOUT_BUTTON = new Set(['active-games'])

it('the tables of the pages have buttons for exports that exist, and for all of them', () => {
  const pages = globSync('client/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  const named = pages.flatMap((text) => [
    ...text.matchAll(/(?:<Export\w+\s+of|\bexported)=(?:\{\{ of: )?["']([a-z-]+)["']/g),
  ])
  const names = new Set(named.map(([, name = '']) => name))
  const expected = EXPORTS.map(({ name }) => name).filter((name) => !WITHOUT_BUTTON.has(name))
  expect([...names].toSorted()).toEqual(expected.toSorted())
})
