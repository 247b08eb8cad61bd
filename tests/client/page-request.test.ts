import { expect, it } from 'vitest'
import { toPageRequest } from '../../client/server-rendering/page-request.ts'

const URL = 'https://lane.example/streams?view=offline'

function reduce(headers: Readonly<Record<string, string>>, url = URL) {
  const request = toPageRequest(new Request(url, { headers }))
  return [request.url, ...request.headers].join('\\n')
}

it('is the same for visitors with the same page', () => {
  const plain = reduce({})
  expect(reduce({ cookie: 'theme=dark; motion=system', 'accept-language': 'en-GB,en;q=0.9' })).toBe(plain)
  expect(reduce({ cookie: 'tracking=1; theme=pink; region=nowhere', 'accept-language': 'fr' })).toBe(plain)
  expect(reduce({ cookie: 'lanewatch_operator=secret', authorization: 'Bearer x' })).toBe(plain)
  expect(reduce({ 'accept-language': 'pl' })).toBe(reduce({ cookie: 'i18n_redirected=pl' }))
})

it.each([
  ['address', {}, 'https://lane.example/streams'],
  ['language', { 'accept-language': 'pl' }, URL],
  ['theme', { cookie: 'theme=light' }, URL],
  ['motion', { cookie: 'motion=less' }, URL],
  ['results', { cookie: 'spoilers=hidden' }, URL],
  ['region', { cookie: 'region=KR' }, URL],
  ['region that the search by parts offers anyway', { cookie: 'region=EUW' }, URL],
  ['consent', { cookie: 'cookies_accepted=false' }, URL],
  ['program: a crawler', { 'user-agent': 'Googlebot/2.1' }, URL],
])('differs by the %s of a visitor', (_what, headers: Readonly<Record<string, string>>, url) => {
  expect(reduce(headers, url)).not.toBe(reduce({}))
})

it('carries nothing else to the renderer', () => {
  expect(reduce({ cookie: 'session=abc; theme=light', 'x-secret': 'abc' })).not.toContain('abc')
})
