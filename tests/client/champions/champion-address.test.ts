import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { championPath } from '../../../client/paths.ts'
import { findPage } from '../../../client/routes.tsx'

const open = (pathname: string) => {
  const found = findPage({ pathname, search: '' })
  return found.kind === 'page' ? found.page.element.props : found.kind
}

describe('the address of a champion', () => {
  it('is its slug in lower case, or its key without a slug', () => {
    expect(championPath({ slug: 'MonkeyKing', key: 62 })).toBe('/champion/monkeyking')
    expect(championPath({ slug: null, key: 62 })).toBe('/champion/62')
  })

  it('leads to the champion by slug or key', () => {
    const slug = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,31}$/)
    const key = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(fc.option(slug), key, (slug, key) => {
        expect(open(championPath({ slug, key }))).toEqual({ champion: slug?.toLowerCase() ?? String(key) })
      }),
    )
  })

  it.each([
    ["/champion/Kai'Sa", 'kaisa'],
    ['/champion/Lee%20Sin', 'leesin'],
    ['/champion/MONKEYKING/', 'monkeyking'],
  ])('accepts the spelling of a name: %s', (pathname, champion) => {
    expect(open(pathname)).toEqual({ champion })
  })

  it.each(['/champion/---', '/champion/1e9x', '/champion/12345678901', '/champion/%E0%A4%A'])(
    'is invalid: %s',
    (pathname) => {
      expect(open(pathname)).toBe('invalid')
    },
  )
})
