import { expect, it, onTestFinished } from 'vitest'
import { startTestProduct } from './start-product.ts'

const CHAMPION = '/images/previews/en/champion/ahri.png'

async function startProduct(variables: Readonly<Record<string, string>> = {}) {
  const product = await startTestProduct({ variables })
  onTestFinished(() => product.close())
  return (path: string, init: RequestInit = {}) => fetch(product.url + path, init)
}

it('serves previews with a validator, by HEAD too, and refuses unknown ones', async () => {
  const get = await startProduct()
  const drawn = await get(CHAMPION)
  const png = await drawn.bytes()
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
  expect(drawn.headers.get('cache-control')).toBe('public, max-age=3600')

  const etag = drawn.headers.get('etag') ?? ''
  const known = await get(CHAMPION, { headers: { 'if-none-match': etag } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  const head = await get(CHAMPION, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect((await get(CHAMPION, { method: 'POST' })).status).toBe(405)

  const unknown = await get('/images/previews/en/champion/ahse.png')
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await unknown.json()).toEqual({ detail: 'There is no such picture.' })
})

it('takes the points of a drawing from the address, and refuses an address without points', async () => {
  const get = await startProduct({ POINTS_PER_MINUTE: '20300' })

  expect((await get(CHAMPION)).headers.get('ratelimit')).toMatch(/^"points";r=100;/)
  expect((await get('/images/previews/en/champion/ashe.png')).status).toBe(429)
  expect((await get('/images/champions/icons/Ahri.png')).status).toBe(200)
})
