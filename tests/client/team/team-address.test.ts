import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playerPath, teamPath } from '../../../client/paths.ts'
import { findPage } from '../../../client/routes.tsx'

describe('the address of a team', () => {
  it('leads to the team, in any case of its code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,10}$/), (code) => {
        const found = findPage({ pathname: teamPath(code), search: '' })
        expect(found.kind === 'page' ? found.page.element.props : found.kind).toEqual({ team: code.toLowerCase() })
      }),
    )
  })
})

describe('the address of a pro player', () => {
  it('contains the team in lower case, or "free-agent"', () => {
    expect(playerPath({ team: 'G2', slug: 'some_name' })).toBe('/player/g2/some_name')
    expect(playerPath({ team: null, slug: 'some_name' })).toBe('/player/free-agent/some_name')
  })

  it('encodes all characters of a name', () => {
    expect(playerPath({ team: 'G2', slug: 'żó/ł?\ud800' })).toBe('/player/g2/%C5%BC%C3%B3%2F%C5%82%3F%EF%BF%BD')
  })
})
