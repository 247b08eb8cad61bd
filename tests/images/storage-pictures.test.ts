import { describe, expect, it } from 'vitest'
import { viewProScene } from '../../gateway/rosters/rules/pro-scene-view.ts'
import { completed, proPlayerNamed } from '../support/rosters.ts'
import { pictureResponse, pngOf } from './hand-made.ts'
import { BUCKET, DRAGON, DRAGONS, openTestImages, STORAGE } from './open-test-images.ts'

const OBJECTS = `${STORAGE}/v0/b/lanewatch.example.app/o`

const pros = viewProScene(
  completed({
    leagues: [{ code: 'NORTH', name: 'North', position: 0 }],
    teams: [{ code: 'OWL', name: 'Night Owls', league: 'NORTH', position: 0 }],
    players: [proPlayerNamed('Mały Lis', 'OWL')],
  }),
)

/** Opens images with the bucket. */
function openBucket(variables: Readonly<Record<string, string>> = {}) {
  return openTestImages({ variables: { ...BUCKET, ...variables }, listPros: async () => pros })
}

describe('a bucket of Firebase Storage', () => {
  it.each([
    ['champions/icons/62.png', 'champions/icons/MonkeyKing.png'],
    ['ranks/icons/GOLD.png', 'ranks/icons/gold.png'],
    ['regions/icons/euw.png', 'regions/icons/EUW.png'],
    ['items/1001.png', 'items/1001.png'],
    ['spells/4.png', 'spells/4.png'],
    ['profile-icons/29.png', 'profile-icons/29.png'],
    ['runes/8112.png', 'perk-images/Styles/Domination/Electrocute/Electrocute.png'],
    ['runes/5008.png', 'runes/5008.png'],
    ['rune-styles/8100.png', 'perk-images/Styles/7200_Domination.png'],
    ['teams/owl.png', 'teams/OWL.png'],
    ['players/ma%C5%82y_lis.png', 'players/mały_lis.png'],
    ['players/Ma%C5%82y%20Lis.png', 'players/mały_lis.png'],
  ])('serves %s from the object %s', async (path, object) => {
    const { get, network } = await openBucket()
    network.answer = () => pictureResponse(pngOf(3))

    expect(await get(path)).toMatchObject({
      type: 'image/png',
      cacheControl: 'public, max-age=3600',
      bytes: pngOf(3),
    })
    expect(network.asked).toEqual([`${OBJECTS}/${encodeURIComponent(object)}?alt=media`])
  })

  it.each([
    'teams/NOBODY.png',
    'players/nobody.png',
    'items/999999.png',
    'spells/999999.png',
    'runes/999999.png',
    'rune-styles/999999.png',
    'champions/icons/999999.png',
    'profile-icons/999999.png',
  ])('gets no request for an unknown picture, because each request costs money: %s', async (path) => {
    const { get, network } = await openBucket()

    expect(await get(path)).toMatchObject({ type: 'image/svg+xml', cacheControl: 'public, max-age=300' })
    expect(network.asked).toEqual([])
  })

  it('gets a request before Data Dragon, which is used when the bucket has no object', async () => {
    const { get, network } = await openBucket(DRAGONS)
    network.answer = (url) => (url.startsWith(DRAGON) ? pictureResponse(pngOf(4)) : null)

    expect((await get('items/1001.png')).bytes).toEqual(pngOf(4))
    expect(network.asked.map((url) => new URL(url).host)).toEqual(['storage.test', 'dragon.test'])
  })

  it('is healthy when it has no such object', async () => {
    const { get, network, health, warnings } = await openBucket()
    for (let id = 1; id < 10; id++) await get(`profile-icons/${id}.png`)

    expect(network.asked).toHaveLength(9)
    expect(health().storage).toEqual({ breaker: 'closed', openings: 0, problem: null, retryAt: null })
    expect(warnings).toEqual([])
  })

  it.each([
    [400, 'storage/invalid-url'],
    [401, 'storage/unauthenticated'],
    [402, 'storage/quota-exceeded'],
    [403, 'storage/unauthorized'],
    [429, 'storage/resource-exhausted'],
    [499, 'storage/canceled'],
    [503, 'storage/retry-limit-exceeded'],
    [418, 'storage/unknown'],
  ])('is paused after repeated answers with %i, and is reported as %s', async (status, code) => {
    const { get, network, clock, health, warnings } = await openBucket()
    network.answer = () => new Response('{"error":{}}', { status })
    for (let id = 1; id < 10; id++) expect((await get(`profile-icons/${id}.png`)).status).toBe(200)

    expect(network.asked).toHaveLength(3)
    expect(health().storage).toEqual({
      breaker: 'open',
      openings: 1,
      problem: `${code} (${status})`,
      retryAt: clock.now() + 5_000,
    })
    const outage = { upstream: 'pictures', part: 'Firebase Storage', problem: `${code} (${status})` }
    expect(warnings).toMatchObject([{ message: 'an upstream fails', ...outage }])
  })

  it('is reported as storage/retry-limit-exceeded when it is unreachable', async () => {
    const { get, network, health } = await openBucket()
    network.answer = () => Promise.reject(new TypeError('fetch failed'))
    await get('items/1001.png')

    expect(health().storage).toMatchObject({
      problem: 'storage/retry-limit-exceeded (the connection broke)',
    })
  })

  it('gets no request while the rosters are unavailable', async () => {
    const { get, network } = await openTestImages({
      variables: BUCKET,
      listPros: () => Promise.reject(new Error('The store is unreachable')),
    })

    expect(await get('teams/OWL.png')).toMatchObject({ status: 200, type: 'image/svg+xml' })
    expect(network.asked).toEqual([])
  })
})
