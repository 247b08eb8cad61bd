import { execSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'

/** Sources of the built client. */
const SOURCES = [
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
]

const GENERATED = [
  'client/gql/**',
  'client/i18n/messages/**',
  'client/theme/generated/**',
  'gateway/images/drawn/emblems/outlines.json',
]

/** Last files that a build writes. */
const RESULTS = [
  'dist/client/index.html',
  'dist/client/push-worker.js',
  'dist/server/entry.js',
  'dist/explorer/index.html',
  'dist/overlay/index.html',
]

function lastChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true ? stats.mtimeMs : 0
}

const newestSource = Math.max(...globSync(SOURCES, { exclude: GENERATED }).map(lastChange))
const oldestResult = Math.min(...RESULTS.map(lastChange))

if (oldestResult < newestSource) execSync('npm run build', { stdio: 'inherit' })
