import { describe, expect, it, vi } from 'vitest'
import { createSessions } from '../../../client/sign-in/sessions.ts'
import type { Sessions } from '../../../client/sign-in/session.ts'
import type { SignedIn, SignInService } from '../../../client/sign-in/sign-in-service.ts'
import { createMark, createStandInService, DONE, failed, VEYL, type StandInService } from './stand-in-service.ts'

interface Page {
  readonly sessions: Sessions
  readonly service: StandInService
  readonly open: ReturnType<typeof vi.fn>
  readonly tab: ReturnType<typeof createMark>
}

interface Visit {
  readonly person?: SignedIn | null
  /** Whether the browser has the mark. */
  readonly marked?: boolean
}

/** A page of a browser in which somebody is, or was, signed in, or nobody. */
function openPage({ person = null, marked = person !== null }: Visit = {}): Page {
  const service = createStandInService(person)
  const open = vi.fn<() => Promise<SignInService>>(async () => service)
  const tab = createMark(marked)
  return { sessions: createSessions({ mark: tab.mark, open }), service, open, tab }
}

const settled = (sessions: Sessions) => vi.waitFor(() => expect(sessions.current().kind).not.toBe('starting'))

describe('The page of a reader', () => {
  it('asks for nothing of the sign-in service, and sends no proof', async () => {
    const { sessions, open } = openPage()
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(await sessions.authorization()).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })

  it('opens the service once he wants to sign in, and signs him in', async () => {
    const { sessions, tab } = openPage()
    const deeds = await sessions.deeds()
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(await deeds.signIn('veyl@lanewatch.example', 'secret')).toEqual(DONE)
    expect(sessions.current()).toEqual(VEYL)
    expect(sessions.news()).toEqual({ is: 'signed-in' })
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
    expect(tab.mark.isSet()).toBe(true)
  })

  it('says why a sign-in failed, and stays as it was', async () => {
    const { sessions, service, tab } = openPage()
    service.fail('wrong-password')
    const deeds = await sessions.deeds()
    expect(await deeds.signIn('veyl@lanewatch.example', 'secret')).toEqual(failed('wrong-password'))
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toBeNull()
    expect(tab.mark.isSet()).toBe(false)
  })
})

describe('A session of an earlier visit', () => {
  it('is starting until it is known, and then goes on without news', async () => {
    const { sessions } = openPage({ person: VEYL })
    expect(sessions.current()).toEqual({ kind: 'starting' })
    await settled(sessions)
    expect(sessions.current()).toEqual(VEYL)
    expect(sessions.news()).toBeNull()
  })

  it('is waited for by a request', async () => {
    const { sessions } = openPage({ person: VEYL })
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
  })

  it('that was ended meanwhile is said to have ended, and is not looked for again', async () => {
    const { sessions, tab } = openPage({ marked: true })
    await settled(sessions)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ is: 'ended' })
    expect(tab.mark.isSet()).toBe(false)
  })

  it('is looked for again where the service could not be fetched', async () => {
    const { sessions, open, tab } = openPage({ person: VEYL })
    open.mockReset()
    await settled(sessions)

    const broken = vi.fn<() => Promise<SignInService>>(async () => createStandInService(VEYL))
    broken.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const later = createSessions({ mark: tab.mark, open: broken })
    await settled(later)
    expect(later.current()).toEqual({ kind: 'out' })
    expect(later.news()).toBeNull()
    expect(tab.mark.isSet()).toBe(true)
    expect(await later.authorization()).toBe('Bearer token 0 of person-veyl')
    expect(later.current()).toEqual(VEYL)
  })

  it('is forgotten where nobody can sign in any more', async () => {
    const { mark } = createMark(true)
    const sessions = createSessions({ mark, open: async () => null })
    await settled(sessions)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(mark.isSet()).toBe(false)
    await expect(sessions.deeds()).rejects.toThrow('Signing in is not available here.')
  })
})

describe('Who is signed in', () => {
  it('signs out, and no request says who he was', async () => {
    const { sessions, tab } = openPage({ person: VEYL })
    const deeds = await sessions.deeds()
    expect(await deeds.signOut()).toEqual(DONE)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ is: 'signed-out' })
    expect(await sessions.authorization()).toBeNull()
    expect(tab.mark.isSet()).toBe(false)
  })

  it('stays so when signing out or deleting fails', async () => {
    const { sessions, service, tab } = openPage({ person: VEYL })
    const deeds = await sessions.deeds()
    service.fail('requires-recent-login')
    expect(await deeds.deleteAccount()).toEqual(failed('requires-recent-login'))
    expect(sessions.current()).toEqual(VEYL)
    expect(tab.mark.isSet()).toBe(true)

    service.turn(null)
    expect(sessions.news(), 'a deed that failed explains no later end').toEqual({ is: 'ended' })
  })

  it('is told that his account is gone when he deleted it', async () => {
    const { sessions } = openPage({ person: VEYL })
    await (await sessions.deeds()).deleteAccount()
    expect(sessions.news()).toEqual({ is: 'deleted' })
  })

  it('is told when the service ends his session by itself', async () => {
    const { sessions, service } = openPage({ person: VEYL })
    await settled(sessions)
    service.turn(null)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ is: 'ended' })
  })

  it('hears of a confirmed address without news', async () => {
    const { sessions } = openPage({ person: VEYL })
    await (await sessions.deeds()).lookAgain()
    expect(sessions.current()).toEqual({ ...VEYL, emailVerified: true })
    expect(sessions.news()).toBeNull()
  })

  it('gets another token when the first one is not taken any more', async () => {
    const { sessions, service } = openPage({ person: VEYL })
    await sessions.authorization()
    expect(service.renewals()).toBe(0)
    expect(await sessions.authorization('renewed')).toBe('Bearer token 1 of person-veyl')
  })

  it('is nobody to the server while his token can not be renewed', async () => {
    const { sessions, service } = openPage({ person: VEYL })
    await settled(sessions)
    vi.spyOn(service, 'token').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await sessions.authorization()).toBeNull()
    expect(sessions.current()).toEqual(VEYL)
  })
})

describe('Two tabs', () => {
  it('are both signed in after a sign-in in one of them', async () => {
    const { sessions, service, tab } = openPage()
    service.turn(VEYL)
    tab.change(true)
    expect(sessions.current()).toEqual({ kind: 'starting' })
    await settled(sessions)
    expect(sessions.current()).toEqual(VEYL)
  })

  it('are both signed out after a sign-out in one of them, which nothing ended', async () => {
    const { sessions, service, tab } = openPage({ person: VEYL })
    await settled(sessions)
    tab.change(false)
    service.turn(null)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ is: 'signed-out' })
  })
})

it('Whoever listens hears of each change once, until he stops listening', async () => {
  const { sessions } = openPage()
  const heard: string[] = []
  const stop = sessions.subscribe(() => heard.push(`${sessions.current().kind} ${sessions.news()?.is}`))
  const deeds = await sessions.deeds()
  await deeds.signIn('veyl@lanewatch.example', 'secret')
  await deeds.signOut()
  stop()
  await deeds.signIn('veyl@lanewatch.example', 'secret')
  expect(heard).toEqual(['in undefined', 'in signed-in', 'out signed-out'])
})
