import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PROJECT_ID } from '../support/id-tokens.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `npm run roles` like an operator. Returns its output. Rejects when it fails. */
export async function runRoles(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, FIREBASE_PROJECT_ID: PROJECT_ID, METADATA_SERVER_DETECTION: 'none' }
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'roles', '--', ...args], { cwd: ROOT, env })
  return stdout
}
