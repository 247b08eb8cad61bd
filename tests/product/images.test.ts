import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { addAugment, communityFiles, listedAugment } from '../game-data/fake-community-dragon.ts'
import { BASE_URL, FakeDataDragon } from '../game-data/fake-data-dragon.ts'
import { pngOf } from '../images/hand-made.ts'
import { startStandInHost } from '../images/stand-in-host.ts'
import { startTestProduct } from './start-product.ts'

const parts = z.object({ images: z.unknown(), staticData: z.object({ version: z.string() }) })

/** Starts the product with a Data Dragon, a Community Dragon and a Firebase Storage on one local port. */
async function startWithPictures() {
  const dragon = new FakeDataDragon()
  const files = communityFiles()
  addAugment(files, 'default', listedAugment(9001, 'Invented'))
  const host = await startStandInHost(async ({ url = '' }, response) => {
    if (files.has(url)) {
      response.end(JSON.stringify(files.get(url)))
    } else if (url.includes('/data/') || url.includes('/api/')) {
      response.end(await (await dragon.fetch(new Request(`${BASE_URL}${url}`))).text())
    } else if (url.startsWith('/v0/b/lanewatch/o/teams%2F')) {
      response.setHeader('content-type', 'image/png').end(pngOf(3))
    } else if (url.startsWith('/cdn/') || url.startsWith('/latest/')) {
      response.setHeader('content-type', 'image/png').end(pngOf(url.startsWith('/cdn/') ? 1 : 2))
    } else {
      response.writeHead(404).end()
    }
  })
  const product = await startTestProduct({
    variables: {
      DATA_DRAGON_URL: host.url,
      COMMUNITY_DRAGON_URL: host.url,
      FIREBASE_STORAGE_BUCKET: 'lanewatch',
      FIREBASE_STORAGE_URL: host.url,
    },
  })
  onTestFinished(() => product.close())
  const readiness = () => product.readParts(parts)
  await expect.poll(() => readiness().catch(() => null)).not.toBeNull()
  return { product, host, readiness }
}

it('serves images of the sources, caches them, answers 304 and reports the cache to operators', async () => {
  const { product, host, readiness } = await startWithPictures()
  const get = (path: string, init: RequestInit = {}) => fetch(`${product.url}/images/${path}`, init)

  const first = await get('items/1001.png')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await first.bytes()).toEqual(pngOf(1))

  const etag = first.headers.get('etag') ?? ''
  const known = await get('items/1001.png', { headers: { 'if-none-match': etag } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  const head = await get('items/1001.png', { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect(head.headers.get('content-length')).toBe(String(pngOf(1).byteLength))
  expect(host.asked.filter((path) => path.startsWith('/cdn/16.15.1/img/item/'))).toHaveLength(1)

  expect(await (await get('ranks/icons/gold.png')).bytes()).toEqual(pngOf(2))
  const { proTeam } = await product.ask(
    z.object({ proTeam: z.object({ logo: z.string() }) }),
    '{ proTeam(code: "t1") { logo } }',
  )
  expect(await (await fetch(`${product.url}${proTeam.logo}`)).bytes()).toEqual(pngOf(3))
  const drawn = await get('teams/NOBODY.png')
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
  const same = await get('teams/NOBODY.png', { headers: { 'if-none-match': drawn.headers.get('etag') ?? '' } })
  expect(same.status).toBe(304)

  const well = { breaker: 'closed', openings: 0, problem: null, retryAt: null }
  expect((await readiness()).images).toEqual({
    directory: 'off',
    storage: well,
    dataDragon: well,
    communityDragon: well,
    cache: { pictures: 3, bytes: pngOf(1).byteLength + pngOf(2).byteLength + pngOf(3).byteLength, problem: null },
  })
  expect(product.complaints).toEqual([])
})

it('names the augments of Community Dragon', async () => {
  const { product } = await startWithPictures()
  const ask = async () => await product.ask(z.unknown(), '{ augments(ids: [9001]) { name { text } rarity } }')
  await expect.poll(ask).toEqual({ augments: [{ name: { text: 'Invented' }, rarity: 'GOLD' }] })
})
