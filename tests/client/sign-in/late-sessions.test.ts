import { describe, expect, it, vi } from 'vitest'
import { createLateSessions } from '../../../client/sign-in/late-sessions.ts'
import type { Sessions } from '../../../client/sign-in/session.ts'
import { createSessions } from '../../../client/sign-in/sessions.ts'
import { createMark, createStandInService, VEYL } from './stand-in-service.ts'

/** A page that loads its sessions late, in a browser with or without the mark. */
function openPage(marked: boolean) {
  const { mark, change } = createMark(marked)
  const service = createStandInService(marked ? VEYL : null)
  const open = vi.fn<() => Promise<Sessions>>(async () => createSessions({ mark, open: async () => service }))
  const sessions = createLateSessions({ isMarked: mark.isSet, onMark: mark.listen, open })
  return { sessions, open, service, change }
}

describe('late-loaded sessions', () => {
  it('are not loaded for a signed-out visitor, whatever is requested', async () => {
    const { sessions, open, change } = openPage(false)
    expect(await sessions.authorization()).toBeNull()
    expect(sessions.current()).toEqual({ kind: 'out' })
    expect(sessions.news()).toBeNull()
    change(false)
    expect(open).not.toHaveBeenCalled()
  })

  it('are loaded at once in a browser with the mark', async () => {
    const { sessions } = openPage(true)
    expect(sessions.current()).toEqual({ kind: 'starting' })
    expect(await sessions.authorization()).toBe('Bearer token 0 of person-veyl')
    expect(sessions.current()).toEqual(VEYL)
  })

  it('are loaded when another tab signs in', async () => {
    const { sessions, service, change } = openPage(false)
    service.setViewer(VEYL)
    change(true)
    await vi.waitFor(() => expect(sessions.current()).toEqual(VEYL))
  })

  it('are loaded for a sign-in, and notify earlier listeners', async () => {
    const { sessions } = openPage(false)
    const listener = vi.fn<() => void>()
    sessions.subscribe(listener)
    await (await sessions.loadActions()).signIn('veyl@lanewatch.example', 'secret')
    expect(sessions.current()).toEqual(VEYL)
    expect(sessions.news()).toEqual({ kind: 'signed-in' })
    expect(listener).toHaveBeenCalled()
  })

  it('leave the page signed out when loading fails, and are loaded again on the next use', async () => {
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
