import { prepareRestore } from '../store/sqlite-backup.ts'
import { runCommand } from './run-command.ts'
import { storePathOf } from './store-path.ts'

const USAGE = `npm run restore -- FILE  checks a backup, and uses it as the store from the next start of the server

A server with the same environment, which names the store, may run meanwhile: docs/operate.md.
`

async function restore(file: string): Promise<string> {
  const path = storePathOf(process.env)
  const documents = await prepareRestore(path, file)
  return (
    `${file} is complete, with ${documents} documents. The next start of the server uses it, and keeps the store of until then ` +
    `beside ${path}.\nPeople who were forgotten since that backup are in it: repeat npm run forget for them.\n`
  )
}

await runCommand({
  usage: USAGE,
  findCommand: ([file, ...more]) => (file === undefined || more.length > 0 ? null : file),
  run: restore,
})
