import { readFileSync } from 'node:fs'
import { OperatorError } from '../shared/operator-error.ts'

/** Variables whose value may be in a file instead, such as a secret of Docker, systemd or Cloud Run. */
export const SECRETS = [
  'RIOT_API_KEY',
  'TWITCH_CLIENT_SECRET',
  'TWITCH_EVENTSUB_SECRET',
  'OPERATOR_TOKEN',
  'LEAGUEPEDIA_PASSWORD',
] as const

/** Thrown when the file of a secret can't be used. The message names the variable. */
class UnusableSecret extends OperatorError {
  override readonly name = 'UnusableSecret'
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Returns the variables with the secrets from files: `RIOT_API_KEY_FILE=/run/secrets/riot` gives RIOT_API_KEY the content of that
 * file, without spaces and line ends around it. Throws {@link UnusableSecret} when a file can't be read or is empty, and when a secret
 * is given in both ways.
 */
export function readSecretFiles(source: Variables): Variables {
  const secrets = SECRETS.flatMap((name) => {
    const path = source[`${name}_FILE`]?.trim()
    return path === undefined || path === '' ? [] : [[name, readSecret(name, path, source)] as const]
  })
  return { ...source, ...Object.fromEntries(secrets) }
}

function readSecret(name: string, path: string, source: Variables): string {
  if ((source[name] ?? '').trim() !== '') {
    throw new UnusableSecret(`${name} and ${name}_FILE are both set: leave one of them out.`)
  }
  const secret = readText(name, path).trim()
  if (secret === '') throw new UnusableSecret(`${name}_FILE is ${path}, which is empty: write the secret into it.`)
  return secret
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableSecret(`${name}_FILE is ${path}, which can't be read: ${reason}`)
  }
}
