import { parseEnv } from '../composition/env.ts'
import { createFirebaseRoles, type FirebaseRoles, findRole, RoleRefused } from '../identity/firebase/firebase-roles.ts'
import { type Role, ROLES } from '../identity/rules/viewer.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run roles -- grant EMAIL editor|admin     lets the person with the address edit the rosters
npm run roles -- revoke EMAIL [editor|admin]  takes one role away, or all, and signs the person out everywhere
npm run roles -- list                         lists people and their roles

The people are those of FIREBASE_PROJECT_ID: docs/sign-in.md describes the setup.
`

type Command = (roles: FirebaseRoles) => Promise<string>

/** Null for invalid arguments. */
function findCommand([verb, email, ...words]: readonly string[]): Command | null {
  if (verb === 'list' && email === undefined) return list
  const [word] = words
  if (email === undefined || words.length > 1) return null
  const role = word === undefined ? null : findRole(word)
  if (verb === 'grant' && role !== null) return (roles) => grant(roles, email, role)
  if (verb === 'revoke' && role !== null) return (roles) => revoke(roles, email, [role])
  if (verb === 'revoke' && word === undefined) return (roles) => revoke(roles, email, ROLES)
  return null
}

async function grant(roles: FirebaseRoles, email: string, role: Role): Promise<string> {
  const all = await roles.grant(email, role)
  return (
    `${email} is now: ${all.join(', ')}.\n` +
    'The change takes effect within 10 seconds. An open page shows it within an hour, and at once after signing in again.\n'
  )
}

async function revoke(roles: FirebaseRoles, email: string, taken: readonly Role[]): Promise<string> {
  const kept = await roles.revoke(email, taken)
  const now = kept.length === 0 ? 'has no role now' : `is now only: ${kept.join(', ')}`
  return `${email} ${now}, and is signed out everywhere. The change takes effect within 10 seconds.\n`
}

async function list(roles: FirebaseRoles): Promise<string> {
  const holders = await roles.list()
  if (holders.length === 0) return 'No person has a role.\n'
  return holders.map((holder) => `${holder.email}  ${holder.roles.join(', ')}\n`).join('')
}

async function run(command: Command): Promise<string> {
  const { FIREBASE_PROJECT_ID: projectId } = parseEnv(process.env)
  if (projectId === '') {
    throw new RoleRefused(
      'Sign-in is off, so there are no roles: set FIREBASE_PROJECT_ID to the project of the server (docs/sign-in.md). ' +
        'Without Firebase, npm run operator makes editors.',
    )
  }
  // Google's client takes half a second to load. Invalid commands don't pay for that.
  const { openFirebaseAuth } = await import('../identity/firebase/firebase-auth.ts')
  const { auth, close } = openFirebaseAuth(projectId)
  try {
    return await command(createFirebaseRoles(projectId, auth))
  } finally {
    await close()
  }
}

await runCommand({ usage: USAGE, findCommand, run })
