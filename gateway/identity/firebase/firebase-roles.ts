import type { Auth, UserRecord } from 'firebase-admin/auth'
import { OperatorError } from '../../shared/operator-error.ts'
import { type Role, ROLES } from '../rules/viewer.ts'
import { rolesIn } from './firebase-claims.ts'
import { findFirebaseCode, UnusableFirebase } from './firebase-problem.ts'

/** Thrown when a role can't be given or taken away. The message says why. */
export class RoleRefused extends OperatorError {
  override readonly name = 'RoleRefused'
}

export interface RoleHolder {
  readonly email: string
  readonly roles: readonly Role[]
}

/** Roles of people, stored in Firebase. All methods reject with {@link UnusableFirebase} when Firebase is unavailable. */
export interface FirebaseRoles {
  /**
   * Returns all roles of the person. Rejects with {@link RoleRefused} when no person with the address exists, or when they have not
   * proved that they own it: anyone can sign up with a foreign address.
   */
  grant(email: string, role: Role): Promise<readonly Role[]>
  /**
   * Signs the holder out everywhere. Returns the remaining roles. Rejects with {@link RoleRefused} when no person with the address
   * exists, or when they have none of the roles.
   */
  revoke(email: string, roles: readonly Role[]): Promise<readonly Role[]>
  list(): Promise<readonly RoleHolder[]>
}

type FirebaseAdmin = Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens' | 'listUsers'>

const UNKNOWN: ReadonlySet<string | null> = new Set(['auth/user-not-found', 'auth/invalid-email'])

/** Leaves other custom claims unchanged. */
export function createFirebaseRoles(projectId: string, auth: FirebaseAdmin): FirebaseRoles {
  async function ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (findFirebaseCode(error) === null || UNKNOWN.has(findFirebaseCode(error))) throw error
      throw new UnusableFirebase(projectId, error)
    }
  }

  async function findPerson(email: string): Promise<UserRecord> {
    try {
      return await ask(auth.getUserByEmail(email))
    } catch (error) {
      if (!UNKNOWN.has(findFirebaseCode(error))) throw error
      throw new RoleRefused(`No person has signed up with ${email} in the Firebase project ${projectId}.`)
    }
  }

  return {
    async grant(email, role) {
      const { uid, emailVerified, customClaims = {} } = await findPerson(email)
      if (!emailVerified) {
        throw new RoleRefused(
          `The owner of ${email} has not confirmed the address: sign in with it, request the mail on the account page, ` +
            'open the link in it, and give the role again.',
        )
      }
      const claims = { ...customClaims, [role]: true }
      await ask(auth.setCustomUserClaims(uid, claims))
      return rolesIn(claims)
    },

    async revoke(email, roles) {
      const { uid, customClaims = {} } = await findPerson(email)
      if (!rolesIn(customClaims).some((role) => roles.includes(role))) {
        throw new RoleRefused(`${email} does not have this role.`)
      }
      const kept = Object.entries(customClaims).filter(([claim]) => !roles.some((role) => role === claim))
      await ask(auth.setCustomUserClaims(uid, Object.fromEntries(kept)))
      await ask(auth.revokeRefreshTokens(uid))
      return rolesIn(Object.fromEntries(kept))
    },

    async list() {
      const holders: RoleHolder[] = []
      let page: string | undefined
      do {
        const { users, pageToken } = await ask(auth.listUsers(1_000, page))
        const people = users.map(({ uid, email, customClaims }) => ({
          email: email ?? uid,
          roles: rolesIn(customClaims),
        }))
        holders.push(...people.filter(({ roles }) => roles.length > 0))
        page = pageToken
      } while (page !== undefined)
      return holders
    },
  }
}

/** The role with this name; null for any other word. */
export function findRole(word: string): Role | null {
  return ROLES.find((role) => role === word) ?? null
}
