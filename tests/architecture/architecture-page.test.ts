import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const MAX_LINES = 150

describe('ARCHITECTURE.md', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8')

  it(`has at most ${MAX_LINES} lines, so that it is read in one sitting`, () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES)
  })

  it('names only files that exist', () => {
    const paths = Array.from(page.matchAll(/`((?:[\w-]+\/)+[\w-]+\.tsx?)`/g), ([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !existsSync(path) && !existsSync(`gateway/${path}`))).toEqual([])
  })
})
