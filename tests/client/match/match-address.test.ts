import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPlayerView } from '../../../client/features/match/player/player-view.ts'
import { findMatchParams, matchPath, playerMatchPath } from '../../../client/paths.ts'
import { findPage } from '../../../client/routes.tsx'

const open = (pathname: string) => {
  const found = findPage(new URL(pathname, 'https://lanewatch.example'))
  return found.kind === 'page' ? found.page.element.props : found.kind
}

describe('the address of a match', () => {
  it('contains the id as Riot writes it', () => {
    expect(matchPath('EUW1_7261321891')).toBe('/match/EUW1_7261321891')
  })

  it.each(['/match/euw1_7261321891', '/match/%20EUW1_7261321891%20', '/match/Euw1_7261321891/'])(
    'is also accepted as %s',
    (pathname) => {
      expect(open(pathname)).toEqual({ matchId: 'EUW1_7261321891' })
    },
  )

  it('keeps an invalid match id, so that the page can report it', () => {
    expect(open('/match/nothing')).toEqual({ matchId: 'nothing' })
    // Ids of the contract are case-sensitive.
    expect(open('/match/TWF0Y2g6RVVXMV83')).toEqual({ matchId: 'TWF0Y2g6RVVXMV83' })
  })

  it('can name the player whose course is shown', () => {
    const address = new URL(playerMatchPath('EUW1_7261321891', 7), 'https://lanewatch.example')
    expect(open(address.pathname)).toEqual({ matchId: 'EUW1_7261321891' })
    expect(readPlayerView(address.searchParams)).toEqual({ player: 7 })
  })

  it('is invalid without an id', () => {
    expect(open('/match/%20')).toBe('invalid')
    expect(open('/match')).toBe('unmatched')
  })

  it('leads back to the same match for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const params = findMatchParams(text)
        if (params === null) expect(text.trim()).toBe('')
        // Browsers resolve a path segment of dots as a folder.
        else if (!/^\.{1,2}$/.test(params.matchId)) expect(open(matchPath(params.matchId))).toEqual(params)
      }),
    )
  })
})
