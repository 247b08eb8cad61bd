import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureResponse, pngOf, SVG } from './hand-made.ts'
import { COMMUNITY, DRAGON, DRAGONS, openTestImages } from './open-test-images.ts'

const ASSETS = `${COMMUNITY}/latest/plugins/rcp-fe-lol-static-assets/global/default`
const GAME_DATA = `${COMMUNITY}/latest/plugins/rcp-be-lol-game-data/global/default`

describe('the pictures of the game', () => {
  it.each([
    ['champions/icons/MonkeyKing.png', `${DRAGON}/cdn/16.15.1/img/champion/MonkeyKing.png`],
    ['champions/icons/62.png', `${DRAGON}/cdn/16.15.1/img/champion/MonkeyKing.png`],
    ['augments/12.png', `${GAME_DATA}/assets/ux/cherry/augments/icons/castle_small.png`],
    ['items/1001.png', `${DRAGON}/cdn/16.15.1/img/item/1001.png`],
    ['items/01001.png', `${DRAGON}/cdn/16.15.1/img/item/1001.png`],
    ['spells/4.png', `${DRAGON}/cdn/16.15.1/img/spell/SummonerFlash.png`],
    ['profile-icons/29.png', `${DRAGON}/cdn/16.15.1/img/profileicon/29.png`],
    ['runes/8112.png', `${DRAGON}/cdn/img/perk-images/Styles/Domination/Electrocute/Electrocute.png`],
    ['rune-styles/8100.png', `${DRAGON}/cdn/img/perk-images/Styles/7200_Domination.png`],
    ['perk-images/Styles/7200_Domination.png', `${DRAGON}/cdn/img/perk-images/Styles/7200_Domination.png`],
    ['ranks/icons/Gold.png', `${ASSETS}/images/ranked-mini-crests/gold.png`],
    ['lanes/UTILITY.svg', `${ASSETS}/svg/position-utility.svg`],
  ])('include %s from %s', async (path, url) => {
    const { get, network } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))

    expect(await get(path)).toMatchObject({
      status: 200,
      type: 'image/png',
      cacheControl: 'public, max-age=86400',
      bytes: pngOf(1),
    })
    expect(network.asked).toEqual([url])
  })

  it('come from Community Dragon when Data Dragon does not have the champion', async () => {
    const { get, network } = await openTestImages({ variables: DRAGONS })
    network.answer = (url) =>
      url.startsWith(`${GAME_DATA}/v1`) ? pictureResponse(pngOf(2)) : new Response('', { status: 403 })

    expect((await get('champions/icons/Ahri.png')).bytes).toEqual(pngOf(2))
    expect(network.asked).toEqual([
      `${DRAGON}/cdn/16.15.1/img/champion/Ahri.png`,
      `${GAME_DATA}/v1/champion-icons/103.png`,
    ])
  })

  it.each([
    ['teams', 'teams/T1.png'],
    ['players', 'players/Faker.png'],
    ['regions', 'regions/icons/EUW.png'],
    ['profile pictures with an impossible number', 'profile-icons/100000.png'],
  ])('never include %s: the drawing may be cached for a day', async (_, path) => {
    const { get, network } = await openTestImages({ variables: DRAGONS })

    expect(await get(path)).toMatchObject({ type: 'image/svg+xml', cacheControl: 'public, max-age=86400' })
    expect(network.asked).toEqual([])
  })

  it.each([
    'augments/9999.png',
    'champions/icons/60799.png',
    'items/999999.png',
    'spells/777.png',
    'runes/777.png',
    'rune-styles/777.png',
  ])('are not fetched for a number that no table has today, and the drawing is cached briefly: %s', async (path) => {
    const { get, network } = await openTestImages({ variables: DRAGONS })

    expect(await get(path)).toMatchObject({ type: 'image/svg+xml', cacheControl: 'public, max-age=300' })
    expect(network.asked).toEqual([])
  })

  it('wait for the version of Data Dragon when their address has one', async () => {
    const { get, network } = await openTestImages({ variables: DRAGONS, version: null })
    network.answer = () => pictureResponse(pngOf(1))

    expect(await get('items/1001.png')).toMatchObject({ type: 'image/svg+xml', cacheControl: 'public, max-age=300' })
    expect(network.asked).toEqual([])
    expect((await get('ranks/icons/gold.png')).type).toBe('image/png')
  })

  it.each([
    ['DATA_DRAGON_URL=off', { ...DRAGONS, DATA_DRAGON_URL: 'off' }],
    ['IMAGES=drawn', { ...DRAGONS, IMAGES: 'drawn' }],
  ])('are not fetched with %s', async (_, variables) => {
    const { get, network, health } = await openTestImages({ variables })

    for (const path of ['items/1001.png', 'ranks/icons/gold.png', 'champions/icons/Ahri.png']) {
      expect(await get(path)).toMatchObject({ type: 'image/svg+xml', cacheControl: 'public, max-age=86400' })
    }
    expect(network.asked).toEqual([])
    expect(health()).toMatchObject({ dataDragon: 'off', communityDragon: 'off', cache: 'off' })
  })

  it('come from the real Community Dragon only with the real Data Dragon', async () => {
    const stood = await openTestImages({ variables: { DATA_DRAGON_URL: DRAGON } })
    expect(stood.health()).toMatchObject({ dataDragon: { breaker: 'closed' }, communityDragon: 'off' })

    const real = await openTestImages({ variables: { DATA_DRAGON_URL: '' } })
    await real.get('ranks/icons/gold.png')
    await real.get('items/1001.png')
    expect(real.network.asked.map((url) => new URL(url).host)).toEqual([
      'raw.communitydragon.org',
      'ddragon.leagueoflegends.com',
    ])

    const without = await openTestImages({ variables: { DATA_DRAGON_URL: '', COMMUNITY_DRAGON_URL: 'off' } })
    expect(await without.get('ranks/icons/gold.png')).toMatchObject({ cacheControl: 'public, max-age=86400' })
    expect(without.network.asked).toEqual([])
  })

  it('may be SVG drawings of Community Dragon', async () => {
    const { get, network } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(SVG, 'image/svg+xml')

    expect(await get('lanes/TOP.png')).toMatchObject({ type: 'image/svg+xml', bytes: SVG })
  })
})

it('a request for any path reaches only the two dragons, with valid paths', async () => {
  const { get, network } = await openTestImages({ variables: DRAGONS })
  const kind = fc.constantFrom(
    'augments',
    'champions/icons',
    'items',
    'lanes',
    'players',
    'profile-icons',
    'ranks/icons',
    'rune-styles',
    'runes',
    'spells',
    'teams',
    'perk-images',
    '..',
  )
  const name = fc.oneof(
    fc.nat(9_999).map(String),
    fc.constantFrom(
      'Ahri',
      'MonkeyKing',
      '4',
      '8112',
      'gold',
      'TOP',
      '..%2F..%2Fsecret',
      '@evil.test',
      '%2F%2Fevil.test',
    ),
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.webUrl().map(encodeURIComponent),
  )

  await fc.assert(
    fc.asyncProperty(kind, name, async (kind, name) => {
      expect([200, 404]).toContain((await get(`${kind}/${name}.png`)).status)
    }),
    { numRuns: 1_000 },
  )
  expect(network.asked.length).toBeGreaterThan(20)
  const strange = network.asked.filter(
    (url) =>
      !/^http:\/\/dragon\.test\/cdn\/(?:16\.15\.1\/img\/(?:champion|item|profileicon|spell)\/\w+|img\/perk-images\/[\w/%.-]+)\.png$/.test(
        url,
      ) && !/^http:\/\/community\.test\/latest\/plugins\/[\w/-]+\.(?:png|svg)$/.test(url),
  )
  expect(strange).toEqual([])
})
