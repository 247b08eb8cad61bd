import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { affectedTests } from './affected-tests.ts'

// Runs the tests of the parts that uncommitted changes affect, or all changes since the branch point of a given branch.
const [branch] = process.argv.slice(2)

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const base = branch === undefined ? 'HEAD' : git('merge-base', 'HEAD', branch)
const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
const changed = new Set(listed.flatMap((lines) => lines.split('\n')).filter((path) => path !== ''))

const files = globSync('{*.ts,{bench,client,codegen,exports,gateway,mcp,rest-compat,tasks,tests}/**/*.{ts,tsx}}', {
  exclude: ['**/node_modules'],
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const affected = affectedTests(files, changed).filter(
  (path) => !/^tests\/(browser|bundle|firebase|foreign-clients|lighthouse|long)\//.test(path),
)
// These read every source file, without an import.
const tests = [...new Set([...affected, ...globSync('tests/architecture/*.test.ts')])]

const { status } = spawnSync('vitest', ['run', '--project', 'parts', ...tests], { stdio: 'inherit' })
process.exitCode = status ?? 1
