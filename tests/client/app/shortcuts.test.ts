import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShortcuts, PAGE_KEYS, type Shortcut } from '../../../client/app/late-shell/shortcuts.ts'

/** Presses keys one after another, by default 100 ms apart, and returns the shortcuts they trigger. */
function press(keys: string, { typing = false, on = true, command = false, apartMs = 100 } = {}): (Shortcut | null)[] {
  const find = createShortcuts(() => on)
  return Array.from(keys, (key, index) => find({ key, typing, command, at: index * apartMs }))
}

describe('the shortcuts', () => {
  it('open a page by two keys in a row', () => {
    expect(press('gp')).toEqual([null, { path: '/pro-players' }])
    expect([...PAGE_KEYS.keys()].map((key) => press(`g${key}`)[1])).toEqual(
      ['/', '/pro-players', '/streams', '/champions', '/leaderboard'].map((path) => ({ path })),
    )
  })

  it('forget the first key after a while, and after any other key', () => {
    expect(press('gp', { apartMs: 1500 })).toEqual([null, null])
    expect(press('gxp')).toEqual([null, null, null])
    expect(press('gpp')).toEqual([null, { path: '/pro-players' }, null])
    expect(press('ggs')).toEqual([null, null, { path: '/streams' }])
  })

  it('open their list and focus the search', () => {
    expect(press('?/')).toEqual(['sheet', 'search'])
  })

  it('do nothing while the user types', () => {
    expect(press('?/gp', { typing: true })).toEqual([null, null, null, null])
  })

  it('ignore all browser commands except their own', () => {
    expect(press('gp?', { command: true })).toEqual([null, null, null])
    expect(press('/', { command: true })).toEqual(['sheet'])
  })

  it('do nothing when turned off, except for the command that opens the list', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (keys) => {
        expect(press(keys, { on: false }).every((shortcut) => shortcut === null)).toBe(true)
      }),
    )
    expect(press('/', { on: false, command: true })).toEqual(['sheet'])
  })
})
