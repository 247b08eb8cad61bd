import { backUp } from '../store/sqlite-backup.ts'
import { runCommand } from './run-command.ts'
import { storePathOf } from './store-path.ts'

const USAGE = `npm run backup -- FILE  copies the store into a new file

A server with the same environment, which names the store, may run meanwhile: docs/operate.md.
`

async function copy(file: string): Promise<string> {
  const path = storePathOf(process.env)
  return `${file} has the ${await backUp(path, file)} documents of ${path}.\n`
}

await runCommand({
  usage: USAGE,
  findCommand: ([file, ...more]) => (file === undefined || more.length > 0 ? null : file),
  run: copy,
})
