import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./peers', import.meta.url))

/** Installs the libraries that are only used for comparison, unless they are installed. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}/node_modules/@apollo/server`)) return
  execFileSync('npm', ['ci', '--prefix', FOLDER], { stdio: ['ignore', 'ignore', 'inherit'] })
}
