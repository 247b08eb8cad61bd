import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Readings of the browser's clock. */
const READING = /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\()/

const ALLOWED = 'client/hydration/server-time.ts'

describe('the clock of the browser', () => {
  it('is read in one file: all others use the time of the server', () => {
    const readers = globSync('client/**/*.{ts,tsx}').filter((path) => READING.test(readFileSync(path, 'utf8')))
    expect(readers.filter((path) => path !== ALLOWED)).toEqual([])
    expect(readers).toContain(ALLOWED)
  })
})
