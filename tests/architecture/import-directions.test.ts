import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../support/imports-of.ts'
import { findForbiddenImports } from './import-directions.ts'

const PATTERN = '{languages.ts,{gateway,client,exports,mcp,rest-compat}/**/*.{ts,tsx}}'

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
    ['gateway/matches/rules/x.ts', `import { z } from 'zod'`, 'imports the package zod'],
    ['gateway/shared/x.ts', `import { z } from 'zod'`, 'imports the package zod'],
    ['gateway/matches/rules/x.ts', `import type { Matches } from '../services/matches.ts'`, 'Rules are pure'],
    [
      'gateway/matches/services/x.ts',
      `import { rates } from '../../statistics/rules/rates.ts'`,
      'statistics is above matches',
    ],
    ['gateway/matches/services/x.ts', `import { schema } from '../schema/match.ts'`, 'neither resolvers nor jobs'],
    [
      'gateway/matches/services/x.ts',
      `export { create } from '../../riot/create-riot-api.ts'`,
      'Import only its types',
    ],
    [
      'gateway/matches/services/x.ts',
      `const riot = await import('../../riot/create-riot-api.ts')`,
      'Import only its types',
    ],
    [
      'gateway/matches/schema/x.ts',
      `import { createMatches } from '../services/matches.ts'`,
      'import their types only',
    ],
    ['gateway/matches/collections/x.ts', `import { read } from '../services/matches.ts'`, 'the form of its documents'],
    ['gateway/http/x.ts', `import { schema } from '../composition/schema.ts'`, 'composition is above http'],
    [
      'gateway/contract/builder.ts',
      `import type { Matches } from '../matches/services/matches.ts'`,
      'is above contract',
    ],
    [
      'gateway/matches/rules/x.ts',
      `import { paths } from '../../../client/paths.ts'`,
      'The gateway imports only itself',
    ],
    ['client/components/X.tsx', `import { Y } from '../live/Y.tsx'`, 'live is above components'],
    ['rest-compat/x.ts', `import { openPages } from '../gateway/http/pages/pages.ts'`, 'around GraphQL'],
    ['rest-compat/x.ts', `import { parseRegion } from '../gateway/shared/region.ts'`, 'around GraphQL'],
    ['client/features/home/X.tsx', `import { Y } from '../account/Y.tsx'`, 'A page imports no other page'],
    ['client/features/home/X.tsx', `import { Shell } from '../../app/Shell.tsx'`, 'app is above features'],
    ['languages.ts', `import { t } from './client/i18n/i18n.ts'`, 'depends on neither'],
    ['client/paths.ts', `import { parseRegion } from '../gateway/shared/region.ts'`, 'only the contract'],
  ])('are refused in %s: %s', (path, text, words) => {
    expect(findForbiddenImports([{ path, text }])).toEqual([expect.stringContaining(words)])
  })

  it('allow types where values are refused', () => {
    const text = `import type { Matches } from '../services/matches.ts'`
    expect(findForbiddenImports([{ path: 'gateway/matches/schema/x.ts', text }])).toEqual([])
  })

  it('refuse a folder without a place in the order', () => {
    const files = [{ path: 'gateway/shared/x.ts', text: `import { y } from '../unheard-of/y.ts'` }]
    expect(() => findForbiddenImports(files)).toThrow('gateway/unheard-of is not listed')
  })

  it.each(['import', 'import type'])('refuse circles of %s', (word) => {
    const files = [
      { path: 'gateway/delivery/a.ts', text: `${word} { B } from './b.ts'\nexport class A extends B {}` },
      { path: 'gateway/delivery/b.ts', text: `${word} { A } from './a.ts'\nexport class B extends A {}` },
    ]
    expect(findForbiddenImports(files)).toEqual([expect.stringContaining('go round in a circle')])
  })
})

function listGitFiles(): string[] | null {
  try {
    const output = execFileSync('git', ['ls-files', '-z', '--', 'gateway', 'client', 'exports', 'mcp', 'rest-compat'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\0').filter((path) => /\.tsx?$/.test(path))
  } catch {
    return null
  }
}
