import type { Auth, UserRecord } from 'firebase-admin/auth'
import { type Role, ROLES } from '../../domain/viewer.ts'
import { rolesIn } from './firebase-claims.ts'
import { findFirebaseCode, UnusableFirebase } from './firebase-problem.ts'

/** Thrown for a role that can't be given or taken; the message says why. */
export class RoleRefused extends Error {
  override readonly name = 'RoleRefused'
}

/** Somebody who has a role. */
export interface RoleHolder {
  readonly email: string
  readonly roles: readonly Role[]
}

/** Who may do what, as Firebase keeps it. Rejects with {@link UnusableFirebase} where Firebase can't be asked. */
export interface FirebaseRoles {
  /**
   * Gives a role to whoever signed up with an address; answers all of his. Rejects with {@link RoleRefused} where nobody
   * did, or did not prove that the address is his: anybody can sign up with the address of another.
   */
  grant(email: string, role: Role): Promise<readonly Role[]>
  /**
   * Takes roles, and signs their holder out everywhere; answers those that he keeps. Rejects with {@link RoleRefused} where
   * nobody signed up with the address, or has none of them.
   */
  revoke(email: string, roles: readonly Role[]): Promise<readonly Role[]>
  /** Everybody who has a role. */
  list(): Promise<readonly RoleHolder[]>
}

type FirebaseAdmin = Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens' | 'listUsers'>

const UNKNOWN: ReadonlySet<string | null> = new Set(['auth/user-not-found', 'auth/invalid-email'])

/** The roles of the people of a project. Other custom claims stay as they are. */
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
      throw new RoleRefused(`Nobody has signed up with ${email} in the Firebase project ${projectId}.`)
    }
  }

  return {
    async grant(email, role) {
      const { uid, emailVerified, customClaims = {} } = await findPerson(email)
      if (!emailVerified) {
        throw new RoleRefused(
          `Nobody has proved that ${email} is his: sign in with it, ask for the mail on the page of the account, open the ` +
            'link in it, and give the role again.',
        )
      }
      const claims = { ...customClaims, [role]: true }
      await ask(auth.setCustomUserClaims(uid, claims))
      return rolesIn(claims)
    },

    async revoke(email, roles) {
      const { uid, customClaims = {} } = await findPerson(email)
      if (!rolesIn(customClaims).some((role) => roles.includes(role))) {
        throw new RoleRefused(`${email} has no such role.`)
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

/** The role of a word; null for any other word. */
export function findRole(word: string): Role | null {
  return ROLES.find((role) => role === word) ?? null
}
