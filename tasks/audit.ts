import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findUnanswered, NoAudit } from './find-unanswered.ts'

// Compares the packages of a server with known vulnerabilities. Each one needs an update, or an answer in SECURITY.md.
// The exit code of npm says that there are findings, or that the registry did not answer: both are in its output.
const output = await new Promise<string>((resolve) =>
  execFile('npm', ['audit', '--omit=dev', '--json'], (_, stdout) => resolve(stdout)),
)

try {
  const unanswered = findUnanswered(JSON.parse(output), readFileSync('SECURITY.md', 'utf8'))
  for (const { id, packageName, severity, title } of unanswered) {
    process.stderr.write(`${packageName}: ${title} (${severity}, ${id}). Update it, or answer in SECURITY.md.\n`)
  }
  if (unanswered.length > 0) process.exitCode = 1
  else process.stdout.write('All known vulnerabilities of the packages are answered in SECURITY.md.\n')
} catch (error) {
  if (!(error instanceof NoAudit)) throw error
  process.stderr.write(`skipped: ${error.message}\n`)
}
