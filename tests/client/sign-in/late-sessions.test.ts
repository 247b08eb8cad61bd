import { describe, expect, it, vi } from 'vitest'
import { createLateSessions } from '../../../client/sign-in/late-sessions.ts'
import type { Sessions } from '../../../client/sign-in/session.ts'
import { createSessions } from '../../../client/sign-in/sessions.ts'
import { createMark, createStandInService, VEYL } from './stand-in-service.ts'

/** A page whose sessions come late, in a browser with the mark or without. */
function openPage(marked: boolean) {
  const { mark, change } = createMark(marked)
  const service = createStandInService(marked ? VEYL : null)
  const open = vi.fn<() => Promise<Sessions>>(async () => createSessions({ mark, open: async () => service }))
  const sessions = createLateSessions({ isMarked: mark.isSet, onMark: mark.listen, open })
  return { sessions, open, service, change }
}

describe('Sessions whose code comes late', () => {
  it('stay away from the page of a reader, whatever he asks for', async () => {
    const { sessions, open, change } = openPage(false)
    expect(await sessions.authorization()).toBeNull()
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toBeNull()
    change(false)
    expect(open).not.toHaveBeenCalled()
  })

  it('come at once to a browser with the mark', async () => {
    const { sessions } = openPage(true)
    expect(sessions.current()).toEqual({ kind: 'starting' })
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
    expect(sessions.current()).toEqual(VEYL)
  })

  it('come when another tab signs in', async () => {
    const { sessions, service, change } = openPage(false)
    service.turn(VEYL)
    change(true)
    await vi.waitFor(() => expect(sessions.current()).toEqual(VEYL))
  })

  it('come for who wants to sign in, and tell listeners of before', async () => {
    const { sessions } = openPage(false)
    const listener = vi.fn<() => void>()
    sessions.subscribe(listener)
    await (await sessions.deeds()).signIn('veyl@lanewatch.example', 'secret')
    expect(sessions.current()).toEqual(VEYL)
    expect(sessions.news()).toEqual({ is: 'signed-in' })
    expect(listener).toHaveBeenCalled()
  })

  it('leave the page to a visitor where they can not be fetched, and are fetched by the next one who needs them', async () => {
    const { mark } = createMark(true)
    const open = vi.fn<() => Promise<Sessions>>(async () =>
      createSessions({ mark, open: async () => createStandInService(VEYL) }),
    )
    open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const sessions = createLateSessions({ isMarked: mark.isSet, onMark: mark.listen, open })
    await vi.waitFor(() => expect(sessions.current()).toEqual({ kind: 'out' }))
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
  })
})
