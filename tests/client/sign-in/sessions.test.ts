import { describe, expect, it, vi } from 'vitest'
import type { Sessions } from '../../../client/sign-in/session.ts'
import { createSessions } from '../../../client/sign-in/sessions.ts'
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
  /** True when the browser has the mark. */
  readonly marked?: boolean
}

/** Opens a page, signed in as `person`; `marked` is the mark of an earlier sign-in. */
function openPage({ person = null, marked = person !== null }: Visit = {}): Page {
  const service = createStandInService(person)
  const open = vi.fn<() => Promise<SignInService>>(async () => service)
  const tab = createMark(marked)
  return { sessions: createSessions({ mark: tab.mark, open }), service, open, tab }
}

const settled = (sessions: Sessions) => vi.waitFor(() => expect(sessions.current().kind).not.toBe('starting'))

describe('the page of a signed-out visitor', () => {
  it('does not open the sign-in service, and sends no token', async () => {
    const { sessions, open } = openPage()
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(await sessions.authorization()).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })

  it('opens the service for a sign-in, and signs the visitor in', async () => {
    const { sessions, tab } = openPage()
    const actions = await sessions.loadActions()
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(await actions.signIn('veyl@lanewatch.example', 'secret')).toEqual(DONE)
    expect(sessions.current()).toEqual(VEYL)
    expect(sessions.news()).toEqual({ kind: 'signed-in' })
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
    expect(tab.mark.isSet()).toBe(true)
  })

  it('reports why a sign-in failed, and stays signed out', async () => {
    const { sessions, service, tab } = openPage()
    service.fail('wrong-password')
    const actions = await sessions.loadActions()
    expect(await actions.signIn('veyl@lanewatch.example', 'secret')).toEqual(failed('wrong-password'))
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toBeNull()
    expect(tab.mark.isSet()).toBe(false)
  })
})

describe('a session of an earlier visit', () => {
  it('is starting until it is known, and continues without news', async () => {
    const { sessions } = openPage({ person: VEYL })
    expect(sessions.current()).toEqual({ kind: 'starting' })
    await settled(sessions)
    expect(sessions.current()).toEqual(VEYL)
    expect(sessions.news()).toBeNull()
  })

  it('is awaited by a request', async () => {
    const { sessions } = openPage({ person: VEYL })
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
  })

  it('is reported as ended when it has ended meanwhile, and its mark is removed', async () => {
    const { sessions, tab } = openPage({ marked: true })
    await settled(sessions)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ kind: 'ended' })
    expect(tab.mark.isSet()).toBe(false)
  })

  it('is restored later when the service could not be loaded', async () => {
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

  it('is dropped when the server no longer supports sign-in', async () => {
    const { mark } = createMark(true)
    const sessions = createSessions({ mark, open: async () => null })
    await settled(sessions)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(mark.isSet()).toBe(false)
    await expect(sessions.loadActions()).rejects.toThrow('Signing in is not available here.')
  })
})

describe('a signed-in viewer', () => {
  it('signs out, and requests carry no token', async () => {
    const { sessions, tab } = openPage({ person: VEYL })
    const actions = await sessions.loadActions()
    expect(await actions.signOut()).toEqual(DONE)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ kind: 'signed-out' })
    expect(await sessions.authorization()).toBeNull()
    expect(tab.mark.isSet()).toBe(false)
  })

  it('stays signed in when signing out or deleting fails', async () => {
    const { sessions, service, tab } = openPage({ person: VEYL })
    const actions = await sessions.loadActions()
    service.fail('requires-recent-login')
    expect(await actions.deleteAccount()).toEqual(failed('requires-recent-login'))
    expect(sessions.current()).toEqual(VEYL)
    expect(tab.mark.isSet()).toBe(true)

    service.setViewer(null)
    expect(sessions.news(), 'a deed that failed explains no later end').toEqual({ kind: 'ended' })
  })

  it('gets news of the deleted account', async () => {
    const { sessions } = openPage({ person: VEYL })
    await (await sessions.loadActions()).deleteAccount()
    expect(sessions.news()).toEqual({ kind: 'deleted' })
  })

  it('gets news when the service ends the session', async () => {
    const { sessions, service } = openPage({ person: VEYL })
    await settled(sessions)
    service.setViewer(null)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ kind: 'ended' })
  })

  it('gets no news for a verified address', async () => {
    const { sessions } = openPage({ person: VEYL })
    await (await sessions.loadActions()).lookAgain()
    expect(sessions.current()).toEqual({ ...VEYL, emailVerified: true })
    expect(sessions.news()).toBeNull()
  })

  it('gets a renewed token when the first one is refused', async () => {
    const { sessions, service } = openPage({ person: VEYL })
    await sessions.authorization()
    expect(service.renewals()).toBe(0)
    expect(await sessions.authorization('renewed')).toBe('Bearer token 1 of person-veyl')
  })

  it('sends no token while it cannot be renewed', async () => {
    const { sessions, service } = openPage({ person: VEYL })
    await settled(sessions)
    vi.spyOn(service, 'token').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await sessions.authorization()).toBeNull()
    expect(sessions.current()).toEqual(VEYL)
  })
})

describe('two tabs', () => {
  it('are both signed in after a sign-in in one of them', async () => {
    const { sessions, service, tab } = openPage()
    service.setViewer(VEYL)
    tab.change(true)
    expect(sessions.current()).toEqual({ kind: 'starting' })
    await settled(sessions)
    expect(sessions.current()).toEqual(VEYL)
  })

  it('are both signed out after a sign-out in one of them', async () => {
    const { sessions, service, tab } = openPage({ person: VEYL })
    await settled(sessions)
    tab.change(false)
    service.setViewer(null)
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toEqual({ kind: 'signed-out' })
  })
})

it('subscribers of sessions are notified once per change until they unsubscribe', async () => {
  const { sessions } = openPage()
  const changes: string[] = []
  const stop = sessions.subscribe(() => changes.push(`${sessions.current().kind} ${sessions.news()?.kind}`))
  const actions = await sessions.loadActions()
  await actions.signIn('veyl@lanewatch.example', 'secret')
  await actions.signOut()
  stop()
  await actions.signIn('veyl@lanewatch.example', 'secret')
  expect(changes).toEqual(['in undefined', 'in signed-in', 'out signed-out'])
})
