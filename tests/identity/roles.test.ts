import { describe, expect, it, onTestFinished } from 'vitest'
import { openFirebaseAuth } from '../../gateway/identity/firebase/firebase-auth.ts'
import { createFirebaseRoles } from '../../gateway/identity/firebase/firebase-roles.ts'
import { PROJECT_ID } from '../support/id-tokens.ts'
import { openWithEmulator, useAuthStandIn } from '../support/open-at-stand-in.ts'

const ADA = 'ada@lanewatch.example'

/** Starts a project with one account, Ada, and opens its roles. */
async function start() {
  const firebase = await useAuthStandIn()
  const { auth, close } = await openWithEmulator(firebase.host, () => openFirebaseAuth(PROJECT_ID))
  onTestFinished(close)
  return { firebase, roles: createFirebaseRoles(PROJECT_ID, auth) }
}

describe('a role', () => {
  it('is added to other roles, and other claims stay', async () => {
    const { firebase, roles } = await start()
    firebase.put('person-1', { claims: { beta: true } })
    expect(await roles.grant(ADA, 'admin')).toEqual(['admin'])
    expect(await roles.grant(ADA, 'editor')).toEqual(['editor', 'admin'])
    const claims = { beta: true, editor: true, admin: true }
    expect(firebase.get('person-1')).toMatchObject({ claims, validSince: 0 })
  })

  it('is revoked alone or with all others, and its holder is signed out', async () => {
    const { firebase, roles } = await start()
    firebase.put('person-1', { claims: { beta: true, editor: true, admin: true } })
    expect(await roles.revoke(ADA, ['admin'])).toEqual(['editor'])
    expect(firebase.get('person-1').claims).toEqual({ beta: true, editor: true })
    expect(firebase.get('person-1').validSince).toBeGreaterThan(0)
    expect(await roles.revoke(ADA, ['editor', 'admin'])).toEqual([])
    expect(firebase.get('person-1').claims).toEqual({ beta: true })
  })

  it('cannot be revoked from a person without it, who stays signed in', async () => {
    const { firebase, roles } = await start()
    firebase.put('person-1', { claims: { editor: true } })
    await expect(roles.revoke(ADA, ['admin'])).rejects.toThrow(`${ADA} does not have this role.`)
    expect(firebase.get('person-1').validSince).toBe(0)
  })

  it('is not granted to an unverified address, but revoked from it', async () => {
    const { firebase, roles } = await start()
    firebase.put('person-1', { emailVerified: false })
    await expect(roles.grant(ADA, 'editor')).rejects.toThrow(/The owner of .+ has not confirmed the address.+the mail/)
    expect(firebase.get('person-1').claims).toEqual({})
    firebase.put('person-1', { claims: { editor: true } })
    expect(await roles.revoke(ADA, ['editor'])).toEqual([])
  })

  it.each(['joe@lanewatch.example', 'joe'])('is refused for %s, an address without an account', async (email) => {
    const { roles } = await start()
    const sentence = `No person has signed up with ${email} in the Firebase project ${PROJECT_ID}.`
    await expect(roles.grant(email, 'editor')).rejects.toThrow(sentence)
    await expect(roles.revoke(email, ['editor'])).rejects.toThrow(sentence)
  })

  it('is listed for all its holders', async () => {
    const { firebase, roles } = await start()
    expect(await roles.list()).toEqual([])
    firebase.put('person-1', { claims: { editor: true } })
    firebase.put('joe', { claims: { editor: 'yes' } })
    firebase.put('lena', { claims: { admin: true } })
    expect(await roles.list()).toEqual([
      { email: ADA, roles: ['editor'] },
      { email: 'lena@lanewatch.example', roles: ['admin'] },
    ])
  })
})
