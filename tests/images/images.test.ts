import { describe, expect, it } from 'vitest'
import { pngOf } from './hand-made.ts'
import { makeFolder, openTestImages } from './open-test-images.ts'

describe('a request for a picture without a file', () => {
  it('returns an SVG that browsers may cache for a day, without type sniffing', async () => {
    const { handle } = await openTestImages()
    const response = await handle(requestFor('/images/teams/T1.png'))

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/svg+xml',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toMatch(/^<svg /)
  })

  it('decodes the name and ignores the query', async () => {
    const { get } = await openTestImages()
    const [plain, encoded] = [await get('players/Łukasz <.png'), await get('players/%C5%81ukasz%20%3C.png?size=64')]

    expect(encoded).toEqual(plain)
    expect(encoded.status).toBe(200)
    expect((await get('players/Somebody.png')).etag).not.toBe(plain.etag)
  })
})

describe('a request for a picture', () => {
  it('by HEAD gets no body', async () => {
    const folder = await makeFolder({ 'teams/T1.png': pngOf(1) })
    const { handle } = await openTestImages({ variables: { IMAGES_DIR: folder } })

    for (const [team, type] of [
      ['T1', 'image/png'],
      ['G2', 'image/svg+xml'],
    ]) {
      const response = await handle(requestFor(`/images/teams/${team}.png`, 'HEAD'))
      expect(response.headers.get('Content-Type')).toBe(type)
      expect(await response.text()).toBe('')
    }
  })

  it.each([
    '/images/',
    '/images/coaches/1.png',
    '/images/teams/%zz.png',
    '/images/teams/A%2FB.png',
    '/images/items/0.png',
  ])('gets an uncached 404 when it does not exist: %s', async (path) => {
    const { handle } = await openTestImages()
    const response = await handle(requestFor(path))

    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ detail: 'There is no such picture.' })
  })

  it('by another method gets a 405', async () => {
    const { handle } = await openTestImages()
    const response = await handle(requestFor('/images/teams/T1.png', 'POST'))

    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })
})

function requestFor(target: string, method = 'GET'): Request {
  return new Request(`http://lanewatch.test${target}`, { method })
}
