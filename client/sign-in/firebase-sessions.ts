import { FirebaseError, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  validatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import type { SignInOfferQuery } from '../gql/graphql.ts'
import { serverTime } from '../hydration/server-time.ts'
import { LEAST_POLICY } from './password-rules.ts'
import type { AccountActionResult, PasswordPolicy, WayIn } from './session.ts'
import type { SignedIn, SignInService } from './sign-in-service.ts'

/** Firebase allows five minutes for a deletion after a sign-in; one of them is left for pressing the button. */
const FRESH_MS = 4 * 60_000

const WAYS_IN: Readonly<Record<string, WayIn>> = { password: 'password', 'google.com': 'google' }

const DONE: AccountActionResult = { kind: 'done' }

type Project = NonNullable<SignInOfferQuery['status']['signIn']>

/** `language` returns that of mails and of Google's window. */
export function openFirebase(
  { projectId, apiKey, authDomain, emulatorUrl }: Omit<Project, '__typename'>,
  language: () => string,
): SignInService {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

  const attempt = (action: () => Promise<unknown>) => {
    auth.languageCode = language()
    return toOutcome(action)
  }
  const attemptAs = (action: (user: User) => Promise<unknown>) => {
    const user = auth.currentUser
    return user === null ? Promise.resolve(failure('null-user')) : attempt(() => action(user))
  }

  return {
    watch: (listener) => onIdTokenChanged(auth, (user) => listener(user === null ? null : toPerson(user))),
    token: async (renewed) => auth.currentUser?.getIdToken(renewed) ?? null,

    signInWithGoogle: () =>
      attempt(() => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)),
    signIn: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
    async signUp(email, password) {
      if (await isRefused(auth, password)) return failure('password-does-not-meet-requirements')
      const outcome = await attempt(() => createUserWithEmailAndPassword(auth, email, password))
      // If the mail can't be sent, the visitor can request it again.
      if (outcome.kind === 'done') await attemptAs(sendEmailVerification)
      return outcome
    },
    passwordPolicy: () => findPolicy(auth),
    async sendReset(email) {
      const outcome = await attempt(() => sendPasswordResetEmail(auth, email))
      return outcome.kind === 'failed' && outcome.code === 'user-not-found' ? DONE : outcome
    },
    sendVerification: () => attemptAs(sendEmailVerification),
    lookAgain: () =>
      attemptAs(async (user) => {
        await reload(user)
        // The renewed token proves it to the server.
        await user.getIdToken(true)
      }),
    signOut: () => attempt(() => signOut(auth)),

    waysIn: () => (auth.currentUser?.providerData ?? []).flatMap(({ providerId }) => WAYS_IN[providerId] ?? []),
    async isFresh() {
      try {
        const { authTime = '' } = (await auth.currentUser?.getIdTokenResult()) ?? {}
        return serverTime.now() - Date.parse(authTime) < FRESH_MS
      } catch {
        return false
      }
    },
    confirm: (password) =>
      attemptAs((user) => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))),
    confirmWithGoogle: () =>
      attemptAs((user) => reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)),
    deleteAccount: () => attemptAs(deleteUser),
  }
}

const toPerson = ({ uid, displayName, email, emailVerified }: User): SignedIn => ({
  kind: 'in',
  id: uid,
  name: displayName,
  email,
  emailVerified,
})

async function findPolicy(auth: Auth): Promise<PasswordPolicy> {
  try {
    const { passwordPolicy } = await validatePassword(auth, '')
    const { customStrengthOptions: asked, allowedNonAlphanumericCharacters, enforcementState } = passwordPolicy
    return {
      enforced: enforcementState !== 'OFF',
      minLength: asked.minPasswordLength ?? LEAST_POLICY.minLength,
      maxLength: asked.maxPasswordLength ?? null,
      lowercase: asked.containsLowercaseLetter ?? false,
      uppercase: asked.containsUppercaseLetter ?? false,
      digit: asked.containsNumericCharacter ?? false,
      symbol: asked.containsNonAlphanumericCharacter ?? false,
      symbols: allowedNonAlphanumericCharacters,
    }
  } catch {
    return LEAST_POLICY
  }
}

/** True when the project's rules reject a password. If the rules can't be fetched, Firebase itself rejects it later. */
async function isRefused(auth: Auth, password: string): Promise<boolean> {
  try {
    const { isValid, passwordPolicy } = await validatePassword(auth, password)
    return !isValid && passwordPolicy.enforcementState !== 'OFF'
  } catch {
    return false
  }
}

async function toOutcome(action: () => Promise<unknown>): Promise<AccountActionResult> {
  try {
    await action()
    return DONE
  } catch (error) {
    return failure(error instanceof FirebaseError ? error.code.replace('auth/', '') : 'internal-error')
  }
}

const failure = (code: string): AccountActionResult => ({ kind: 'failed', code })
