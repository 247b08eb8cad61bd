import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { fail } from '../support/fail.ts'
import { PROJECT_ID } from '../support/id-tokens.ts'

/** Default password of all test people. */
export const PASSWORD = 'a password of seven words is long'

/** A person who signed in through the emulator's REST API, as a program would. */
export interface SignedInPerson {
  readonly id: string
  readonly email: string
  /** ID token of the person. */
  readonly token: string
  /** Returns a new ID token with the current claims. */
  renew(): Promise<string>
}

/** Base URL of the emulator. */
export function emulatorUrl(): string {
  return `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? fail(new Error('No Auth emulator runs.'))}`
}

/** Returns an email address without an account. */
export function newEmail(): string {
  return `${randomUUID()}@lanewatch.example`
}

/** Signs up a new person with a password. */
export async function signUp(email = newEmail()): Promise<SignedInPerson> {
  return toPerson(await post('/identitytoolkit.googleapis.com/v1/accounts:signUp', { email, password: PASSWORD }))
}

export async function signIn(email: string, password = PASSWORD): Promise<SignedInPerson> {
  return toPerson(await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email, password }))
}

/** Signs in with a Google credential for this address and name. */
export async function signInWithGoogle(email: string, name: string): Promise<SignedInPerson> {
  const credential = JSON.stringify({ sub: email, email, email_verified: true, name })
  return toPerson(
    await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', {
      postBody: `id_token=${encodeURIComponent(credential)}&providerId=google.com`,
      requestUri: 'http://localhost',
    }),
  )
}

/** Signs up a new person, verifies their address and signs them in again. */
export async function signUpVerified(email = newEmail()): Promise<SignedInPerson> {
  const { token } = await signUp(email)
  await post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })
  await openMail(email, 'VERIFY_EMAIL')
  return signIn(email)
}

type Mail = 'VERIFY_EMAIL' | 'PASSWORD_RESET'

/** Returns the link in the newest mail of a kind to an address; null when none was sent. */
export async function findMail(email: string, kind: Mail): Promise<string | null> {
  const response = await fetch(`${emulatorUrl()}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = MAILS.parse(await response.json())
  return oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink ?? null
}

/** Opens the link in a mail; `more` contains the fields that the reader fills in. */
export async function openMail(email: string, kind: Mail, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const link = new URL((await findMail(email, kind)) ?? fail(new Error(`No such mail was sent to ${email}.`)))
  for (const [name, value] of Object.entries(more)) link.searchParams.set(name, value)
  const { ok, status } = await fetch(link)
  if (!ok) throw new Error(`The link in the mail answers ${status}.`)
}

/** Opens Google's client with admin rights until the test is over. */
export function openAdmin(): Auth {
  const app = initializeApp({ projectId: PROJECT_ID }, randomUUID())
  onTestFinished(() => deleteApp(app))
  return getAuth(app)
}

/** Ends every session of a person. Firebase counts in seconds: a sign-in in the same second would survive. */
export async function endSessions({ id, token }: SignedInPerson): Promise<void> {
  const { auth_time: signedInAt } = CLAIMS.parse(JSON.parse(atob(token.split('.')[1] ?? '')))
  while (Math.floor(Date.now() / 1000) <= signedInAt) await new Promise((resolve) => setTimeout(resolve, 50))
  await openAdmin().revokeRefreshTokens(id)
}

const MAILS = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
})

const CLAIMS = z.object({ auth_time: z.number() })

const SIGNED_IN = z.object({ localId: z.string(), email: z.string(), idToken: z.string(), refreshToken: z.string() })

const RENEWED = z.object({ id_token: z.string() })

function toPerson(answer: unknown): SignedInPerson {
  const { localId, email, idToken, refreshToken } = SIGNED_IN.parse(answer)
  return {
    id: localId,
    email,
    token: idToken,
    async renew() {
      const request = { grantType: 'refresh_token', refreshToken }
      return RENEWED.parse(await post('/securetoken.googleapis.com/v1/token', request)).id_token
    },
  }
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${emulatorUrl()}${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${path} answers ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
