import { parseEnv } from '../composition/env.ts'
import { storeFileOf } from '../composition/store-file.ts'
import { UnusableBackup } from '../store/sqlite-backup.ts'

/** Returns the path of the embedded store of an environment. Throws when the environment has another store, or is not valid. */
export function storePathOf(variables: Readonly<Record<string, string | undefined>>): string {
  const env = parseEnv(variables)
  if (env.STORE === 'sqlite') return storeFileOf(env)
  throw new UnusableBackup('A Firestore has backups of its own: https://firebase.google.com/docs/firestore/backups')
}
