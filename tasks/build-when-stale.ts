import { execSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'

interface Built {
  readonly sources: readonly string[]
  /** Files that a build writes into the folders of the sources. */
  readonly generated: readonly string[]
  /** Last files that a build writes. */
  readonly results: readonly string[]
}

const PAGES: Built = {
  sources: [
    'client/**/*',
    'texts/**/*',
    'languages.ts',
    'codegen/*',
    'codegen.ts',
    'gateway/images/drawn/emblems/*.json',
    'schema.graphql',
    'vite.config.ts',
    'vite.explorer.config.ts',
    'vite.overlay.config.ts',
    'vite.push-worker.config.ts',
    'package-lock.json',
  ],
  generated: [
    'client/gql/**',
    'client/i18n/messages/**',
    'client/theme/generated/**',
    'gateway/images/drawn/emblems/outlines.json',
  ],
  results: [
    'dist/client/index.html',
    'dist/client/push-worker.js',
    'dist/server/entry.js',
    'dist/explorer/index.html',
    'dist/overlay/index.html',
  ],
}

const GATEWAY: Built = {
  sources: [
    '{gateway,rest-compat,mcp,exports}/**/*',
    'languages.ts',
    'schema.graphql',
    'vite.gateway.config.ts',
    'package-lock.json',
  ],
  generated: [],
  results: ['dist/gateway/main.js'],
}

function lastChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true ? stats.mtimeMs : 0
}

function isStale({ sources, generated, results }: Built): boolean {
  const newestSource = Math.max(...globSync(sources, { exclude: generated }).map(lastChange))
  return Math.min(...results.map(lastChange)) < newestSource
}

if (isStale(PAGES)) execSync('npm run build', { stdio: 'inherit' })
else if (isStale(GATEWAY)) execSync('npm run build:gateway', { stdio: 'inherit' })
