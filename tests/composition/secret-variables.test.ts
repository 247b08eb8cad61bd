import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { SECRETS } from '../../gateway/composition/secret-variables.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanewatch-secrets-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function fileWith(text: string): Promise<string> {
  const path = join(folder, String(Math.random()))
  await writeFile(path, text)
  return path
}

/** Variables that a secret needs beside it. */
const COMPANIONS = {
  TWITCH_CLIENT_ID: 'client',
  TWITCH_AUTH_URL: 'http://127.0.0.1:4012/oauth2',
  PUBLIC_URL: 'https://lanewatch.example',
  LEAGUEPEDIA_USER: 'Name@lanewatch',
}

describe('a secret in a file', () => {
  it.each(SECRETS)('is read for %s, without the line end', async (name) => {
    const others = name === 'LEAGUEPEDIA_PASSWORD' ? {} : { LEAGUEPEDIA_PASSWORD: 'password' }
    const env = parseEnv({ ...COMPANIONS, ...others, [`${name}_FILE`]: await fileWith('a-secret-of-24-characters\n') })
    expect(env[name]).toBe('a-secret-of-24-characters')
  })

  it('is checked like the variable, and never shown', async () => {
    const path = await fileWith('two words')
    expect(() => parseEnv({ RIOT_API_KEY_FILE: path })).toThrow(/RIOT_API_KEY is not a key/)
    expect(() => parseEnv({ RIOT_API_KEY_FILE: path })).not.toThrow(/two words/)
  })

  it('is refused when the file is missing or empty, or when the variable is set too', async () => {
    expect(() => parseEnv({ RIOT_API_KEY_FILE: join(folder, 'missing') })).toThrow(
      /RIOT_API_KEY_FILE is .*missing, which can't be read: ENOENT/,
    )
    const empty = await fileWith(' \n')
    expect(() => parseEnv({ RIOT_API_KEY_FILE: empty })).toThrow(/which is empty: write the secret into it/)
    const both = { RIOT_API_KEY: 'key', RIOT_API_KEY_FILE: await fileWith('key') }
    expect(() => parseEnv(both)).toThrow('RIOT_API_KEY and RIOT_API_KEY_FILE are both set: leave one of them out.')
  })

  it('is not looked for while its variable is empty', () => {
    expect(parseEnv({ RIOT_API_KEY_FILE: ' ' }).RIOT_API_KEY).toBeUndefined()
  })
})
