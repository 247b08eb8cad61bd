import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMatchParams, matchPath } from '../../../client/paths.ts'
import { findPage } from '../../../client/routes.tsx'

const open = (pathname: string) => {
  const found = findPage(new URL(pathname, 'https://lanewatch.example'))
  return found.is === 'page' ? found.page.element.props : found.is
}

describe('the address of a match', () => {
  it('holds its id as Riot writes it', () => {
    expect(matchPath('EUW1_7261321891')).toBe('/match/EUW1_7261321891')
  })

  it.each(['/match/euw1_7261321891', '/match/%20EUW1_7261321891%20', '/match/Euw1_7261321891/'])(
    'is understood as %s too',
    (pathname) => {
      expect(open(pathname)).toEqual({ matchId: 'EUW1_7261321891' })
    },
  )

  it('leaves alone what can be no match id, for the page to say so', () => {
    expect(open('/match/nothing')).toEqual({ matchId: 'nothing' })
    // Ids of the contract tell upper from lower case.
    expect(open('/match/TWF0Y2g6RVVXMV83')).toEqual({ matchId: 'TWF0Y2g6RVVXMV83' })
  })

  it('is none when it names nothing', () => {
    expect(open('/match/%20')).toBe('invalid')
    expect(open('/match')).toBe('unmatched')
  })

  it('leads back to the same match, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const asked = findMatchParams(text)
        if (asked === null) expect(text.trim()).toBe('')
        // Browsers take a lone dot for the folder itself.
        else if (!/^\.{1,2}$/.test(asked.matchId)) expect(open(matchPath(asked.matchId))).toEqual(asked)
      }),
    )
  })
})
