import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { OperatorError } from '../shared/operator-error.ts'

const BYTES = 32

/** Thrown when the file exists but contains no valid secret. */
class UnusableSecretFile extends OperatorError {
  override readonly name = 'UnusableSecretFile'

  constructor(path: string) {
    super(`${path} is not a secret of this program, or it is damaged; delete it, and the next start creates a new one`)
  }
}

/**
 * Reads the secret of 32 bytes from the file at `path`. Creates the file when it is missing, in a folder that must
 * exist; only the owner of the process may read it. Concurrent processes all get the same secret.
 *
 * Throws {@link UnusableSecretFile}.
 */
export async function openSecretFile(path: string): Promise<Uint8Array> {
  const text = (await findText(path)) ?? (await makeText(path))
  const secret = Buffer.from(text.trim(), 'base64url')
  if (secret.byteLength !== BYTES) throw new UnusableSecretFile(path)
  return secret
}

/** Writes the file under another name first, so that no process reads an incomplete file. */
async function makeText(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, `${randomBytes(BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

async function findText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return null
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}
