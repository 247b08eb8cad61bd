import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./peers', import.meta.url))

/** Installs those who are only here to be compared with, unless they are there. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}/node_modules/mercurius`)) return
  execFileSync('npm', ['ci', '--prefix', FOLDER], { stdio: ['ignore', 'ignore', 'inherit'] })
}
