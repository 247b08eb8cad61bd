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
import { LEAST_POLICY } from './password-rules.ts'
import type { DeedOutcome, PasswordPolicy, WayIn } from './session.ts'
import type { SignedIn, SignInService } from './sign-in-service.ts'

/** How long after a sign-in the account may be deleted: Firebase says five minutes. Some are left to press the button. */
const FRESH_MS = 4 * 60_000

const WAYS_IN: Readonly<Record<string, WayIn>> = { password: 'password', 'google.com': 'google' }

const DONE: DeedOutcome = { is: 'done' }

type Project = NonNullable<SignInOfferQuery['status']['signIn']>

/** Firebase Auth for a project; `language` is what mails and Google's window are written in. */
export function openFirebase(
  { projectId, apiKey, authDomain, emulatorUrl }: Omit<Project, '__typename'>,
  language: () => string,
): SignInService {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

  /** Carries something out in the visitor's language. */
  const attempt = (deed: () => Promise<unknown>) => {
    auth.languageCode = language()
    return toOutcome(deed)
  }
  const attemptAs = (deed: (user: User) => Promise<unknown>) => {
    const user = auth.currentUser
    return user === null ? Promise.resolve(failure('null-user')) : attempt(() => deed(user))
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
      // Where it can't be sent it can be asked for again.
      if (outcome.is === 'done') await attemptAs(sendEmailVerification)
      return outcome
    },
    passwordPolicy: () => findPolicy(auth),
    async sendReset(email) {
      const outcome = await attempt(() => sendPasswordResetEmail(auth, email))
      return outcome.is === 'failed' && outcome.code === 'user-not-found' ? DONE : outcome
    },
    sendVerification: () => attemptAs(sendEmailVerification),
    lookAgain: () =>
      attemptAs(async (user) => {
        await reload(user)
        // The token says it to the server.
        await user.getIdToken(true)
      }),
    signOut: () => attempt(() => signOut(auth)),

    waysIn: () => (auth.currentUser?.providerData ?? []).flatMap(({ providerId }) => WAYS_IN[providerId] ?? []),
    async isFresh() {
      try {
        const { authTime = '' } = (await auth.currentUser?.getIdTokenResult()) ?? {}
        return Date.now() - Date.parse(authTime) < FRESH_MS
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

/** Whether the project's rules refuse a password. Where they can't be asked for, its server says so. */
async function isRefused(auth: Auth, password: string): Promise<boolean> {
  try {
    const { isValid, passwordPolicy } = await validatePassword(auth, password)
    return !isValid && passwordPolicy.enforcementState !== 'OFF'
  } catch {
    return false
  }
}

async function toOutcome(deed: () => Promise<unknown>): Promise<DeedOutcome> {
  try {
    await deed()
    return DONE
  } catch (error) {
    return failure(error instanceof FirebaseError ? error.code.replace('auth/', '') : 'internal-error')
  }
}

const failure = (code: string): DeedOutcome => ({ is: 'failed', code })
