import { describe, expect, it } from 'vitest'
import { playerPath } from '../../../client/paths.ts'
import { findPage } from '../../../client/routes.tsx'

/** Returns the parameters of the page at an address. */
function paramsAt(pathname: string) {
  const found = findPage({ pathname, search: '' })
  return found.kind === 'page' ? found.page.element.props : found.kind
}

describe('the address of a pro player', () => {
  it('leads to the player of a team, or to one without a team', () => {
    expect(paramsAt(playerPath({ team: 'G2', slug: 'some_name' }))).toEqual({ team: 'g2', player: 'some_name' })
    expect(paramsAt(playerPath({ team: null, slug: 'żółw' }))).toEqual({ team: 'free-agent', player: 'żółw' })
  })

  it('accepts the name in place of the slug, in any case', () => {
    expect(paramsAt('/player/G2/Some%20%20NAME')).toEqual({ team: 'g2', player: 'some_name' })
    expect(paramsAt('/player/Free-Agent/X')).toEqual({ team: 'free-agent', player: 'x' })
  })

  it.each(['/player/elevenchars/veyl', '/player/a-b/veyl', '/player/g2/%20', `/player/g2/${'a'.repeat(81)}`])(
    'is invalid as %s',
    (pathname) => {
      expect(paramsAt(pathname)).toBe('invalid')
    },
  )
})
