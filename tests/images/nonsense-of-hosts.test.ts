import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { pngOf, SVG } from './hand-made.ts'
import { openTestImages } from './open-test-images.ts'
import { startStandInHost } from './stand-in-host.ts'

const MEBIBYTE = 1_048_576

/** A picture with the given number of bytes. */
const largePng = (bytes: number) => Buffer.concat([pngOf(1), Buffer.alloc(bytes - pngOf(1).byteLength)])

/** Opens images with a Data Dragon on a local port, over the real network. */
async function openOver(answer: (response: ServerResponse) => void) {
  const host = await startStandInHost((_request, response) => answer(response))
  const images = await openTestImages({
    variables: { DATA_DRAGON_URL: `${host.url}/` },
    fetch: (request) => fetch(request),
  })
  return { ...images, host }
}

it.each([
  ['of one pixel', pngOf(1), 'image/png'],
  ['in SVG', SVG, 'image/svg+xml'],
  ['with an unknown content type', pngOf(1), 'application/octet-stream'],
  ['of 1 MiB', largePng(MEBIBYTE), 'image/png'],
])('a picture %s is shown', async (_, bytes, type) => {
  const { get, health } = await openOver((response) => response.setHeader('content-type', type).end(bytes))

  expect(Buffer.compare((await get('items/1001.png')).bytes, bytes)).toBe(0)
  expect(health().dataDragon).toMatchObject({ problem: null })
})

it.each<[string, (response: ServerResponse) => void, string]>([
  ['a page', (response) => response.setHeader('content-type', 'text/html').end('<html>'), 'it answered with text/html'],
  [
    'a page with the type of a picture',
    (response) => response.setHeader('content-type', 'image/png').end('<!doctype html>'),
    'its answer is not a picture',
  ],
  ['an empty body', (response) => response.setHeader('content-type', 'image/png').end(), 'its answer is not a picture'],
  [
    'more than 1 MiB',
    (response) => response.setHeader('content-type', 'image/png').end(largePng(MEBIBYTE + 1)),
    'it answered with more than 1 MiB',
  ],
  [
    'more than 1 MiB without a content length',
    (response) => {
      response.setHeader('content-type', 'image/png').flushHeaders()
      response.write(largePng(MEBIBYTE))
      response.end(Buffer.alloc(MEBIBYTE))
    },
    'it answered with more than 1 MiB',
  ],
  [
    'a broken connection',
    (response) => response.destroy(),
    'it does not answer (the connection was closed before the end of the answer)',
  ],
  ['an error', (response) => response.writeHead(502).end(), 'it answered 502'],
])('%s is replaced by a drawing, and is not fetched again at once', async (_, answer, problem) => {
  const { get, health, host } = await openOver(answer)

  for (let time = 0; time < 3; time++) {
    expect(await get('items/1001.png')).toMatchObject({
      status: 200,
      type: 'image/svg+xml',
      cacheControl: 'public, max-age=300',
    })
  }
  expect(host.asked).toHaveLength(1)
  expect(health().dataDragon).toMatchObject({ breaker: 'closed', problem })
})

it('a broken picture is fetched again after eight seconds', async () => {
  let well = false
  const { get, clock } = await openOver((response) => {
    response.writeHead(well ? 200 : 500, { 'content-type': 'image/png' }).end(pngOf(1))
  })
  await get('items/1001.png')
  well = true

  await clock.advance(7_999)
  expect((await get('items/1001.png')).type).toBe('image/svg+xml')
  await clock.advance(1)
  expect((await get('items/1001.png')).type).toBe('image/png')
})

it('a redirect of a host is not followed', async () => {
  const elsewhere = await startStandInHost((_request, response) => {
    response.setHeader('content-type', 'image/png').end(pngOf(9))
  })
  const { get, health } = await openOver((response) => {
    response.writeHead(302, { location: `${elsewhere.url}/picture.png` }).end()
  })

  expect((await get('items/1001.png')).type).toBe('image/svg+xml')
  expect(elsewhere.asked).toEqual([])
  expect(health().dataDragon).toMatchObject({ problem: 'it answered 302' })
})
