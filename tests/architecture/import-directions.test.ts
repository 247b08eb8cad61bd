import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findForbiddenImports, type SourceFile } from './import-directions.ts'
import { PARTS } from './parts.ts'

const PATTERN = '{gateway,client,rest-compat}/**/*.{ts,tsx}'

function readSources(): SourceFile[] {
  return globSync(PATTERN).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

describe('the directions of imports', () => {
  it('hold in every source file', () => {
    expect(findForbiddenImports(readSources())).toEqual([])
  })

  it('are checked in every file that git lists', ({ skip }) => {
    const listed = listGitFiles()
    if (listed === null) skip('skipped: this is not a git checkout')
    const read = new Set(readSources().map(({ path }) => path))
    expect(listed?.filter((path) => !read.has(path))).toEqual([])
    expect(read.size).toBeGreaterThan(50)
  })

  it.each([
    ['gateway/domain/x.ts', `import { z } from 'zod'`, 'imports the package zod'],
    ['gateway/domain/x.ts', `import type { Clock } from '../ports/clock.ts'`, 'Domain rules are pure'],
    ['gateway/services/x.ts', `export { createRiotApi } from '../sources/riot/riot-api.ts'`, 'State what you need'],
    ['gateway/services/x.ts', `const riot = await import('../sources/riot/riot-api.ts')`, 'State what you need'],
    ['gateway/schema/x.ts', `import { createAccounts } from '../services/accounts.ts'`, 'more than types'],
    ['gateway/server/x.ts', `import { schema } from '../schema/index.ts'`, 'gets the schema'],
    ['rest-compat/x.ts', `import { parseRegion } from '../gateway/domain/region.ts'`, 'around GraphQL'],
    ['client/features/home/X.tsx', `import { Y } from '../account/Y.tsx'`, 'of another feature'],
    ['client/features/home/X.tsx', `import { Shell } from '../../app/Shell.tsx'`, 'A feature stands alone'],
    ['client/paths.ts', `import { parseRegion } from '../gateway/domain/region.ts'`, 'only the contract'],
  ])('are refused in %s: %s', (path, text, words) => {
    expect(findForbiddenImports([{ path, text }])).toEqual([expect.stringContaining(words)])
  })

  it('allow types where values are refused', () => {
    const text = `import type { Accounts } from '../services/accounts.ts'`
    expect(findForbiddenImports([{ path: 'gateway/schema/x.ts', text }])).toEqual([])
  })

  it('refuse circles', () => {
    const files = [
      { path: 'gateway/live/a.ts', text: `import { b } from './b.ts'\nexport const a = b` },
      { path: 'gateway/live/b.ts', text: `import { a } from './a.ts'\nexport const b = a` },
    ]
    expect(findForbiddenImports(files)).toEqual([expect.stringContaining('go round in a circle')])
  })

  it('lead from each part of the client only to parts that are listed before it', () => {
    const before = new Set(['client/gql'])
    for (const [part, { may }] of Object.entries(PARTS).filter(([part]) => part.startsWith('client'))) {
      expect(
        may.filter((other) => !before.has(other)),
        part,
      ).toEqual([])
      before.add(part)
    }
    expect(before.size).toBeGreaterThan(15)
  })
})

function listGitFiles(): string[] | null {
  try {
    const output = execFileSync('git', ['ls-files', '-z', '--', 'gateway', 'client', 'rest-compat'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\0').filter((path) => /\.tsx?$/.test(path))
  } catch {
    return null
  }
}
