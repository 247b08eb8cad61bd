import { describe, expect, it } from 'vitest'
import { PROJECT_ID } from '../support/id-tokens.ts'
import { useAuthStandIn } from '../support/open-at-stand-in.ts'
import { runProgram } from '../support/run-program.ts'

const ADA = 'ada@lanewatch.example'

/** Runs `npm run roles` with only these variables. */
async function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<string> {
  return runProgram('commands/roles', args, { METADATA_SERVER_DETECTION: 'none', HOME: '/nowhere', ...variables })
}

const failing = (code: number, stderr: RegExp) => ({ code, stdout: '', stderr: expect.stringMatching(stderr) })

describe('npm run roles', () => {
  it('grants a role, lists all roles, and revokes it', async () => {
    const firebase = await useAuthStandIn()
    const variables = { FIREBASE_PROJECT_ID: PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST: firebase.host }
    expect(await run(['grant', ADA, 'editor'], variables)).toContain(`${ADA} is now: editor.\n`)
    expect(await run(['list'], variables)).toBe(`${ADA}  editor\n`)
    expect(await run(['revoke', ADA], variables)).toContain(`${ADA} has no role now, and is signed out everywhere.`)
    await expect(run(['grant', 'joe@x.example', 'editor'], variables)).rejects.toMatchObject(
      failing(1, /^No person has signed up with joe@x\.example/),
    )
  })

  it('prints its usage for an unknown command', async () => {
    for (const args of [[], ['grant', ADA, 'owner'], ['toString', ADA]]) {
      await expect(run(args)).rejects.toMatchObject(failing(2, /roles -- grant EMAIL/))
    }
  })

  it('reports what is missing without Firebase, without credentials and without an answer', async () => {
    await expect(run(['list'])).rejects.toMatchObject(failing(1, /set FIREBASE_PROJECT_ID/))
    const project = { FIREBASE_PROJECT_ID: PROJECT_ID }
    await expect(run(['list'], project)).rejects.toMatchObject(failing(1, /GOOGLE_APPLICATION_CREDENTIALS/))
    const gone = { ...project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }
    await expect(run(['list'], gone)).rejects.toMatchObject(failing(1, /can't be looked up: .+ECONNREFUSED/))
  })
})
