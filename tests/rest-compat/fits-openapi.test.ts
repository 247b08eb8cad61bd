import { describe, expect, it } from 'vitest'
import { listMisfits } from './fits-openapi.ts'

const HEADERS = { 'Content-Type': 'application/json', ETag: '"x"', Link: '</v2/docs>; rel="successor-version"' }
const STATS = { games: 2, wins: 1, losses: 1 }

/** Lists the differences between an answer and the document. */
function misfitsOf(body: unknown, { method = 'GET', path = '/v2/champions/103/stats', ...init }: Answer = {}) {
  const response = new Response(body === null ? null : JSON.stringify(body), { status: 200, headers: HEADERS, ...init })
  return listMisfits({ method, url: `http://lanewatch.test${path}` }, response)
}

interface Answer extends ResponseInit {
  readonly method?: string
  readonly path?: string
}

const refused: Answer = { status: 404, headers: { 'Content-Type': 'application/json' } }

describe('the check of an answer against the OpenAPI document', () => {
  it.each<[string, unknown, Answer?]>([
    ['an answer', STATS],
    ['an answer to a path that ends in a slash', STATS, { path: '/v2/champions/103/stats/' }],
    ['a refusal', { detail: 'No.' }, refused],
    ['an unchanged answer', null, { status: 304 }],
    ['an answer to HEAD', null, { method: 'HEAD' }],
    ['an answer to OPTIONS', null, { method: 'OPTIONS', status: 204 }],
    ['a method that the path does not have', { detail: 'No.' }, { ...refused, method: 'PUT', status: 405 }],
    ['an unknown path', { detail: 'No.' }, { ...refused, path: '/v2/nothing' }],
  ])('accepts %s', async (_what, body, answer) => {
    expect(await misfitsOf(body, answer)).toEqual([])
  })

  it.each<[string, unknown, Answer | undefined, string]>([
    ['a value of another type', { ...STATS, wins: '1' }, undefined, 'answered 200, but /wins must be integer'],
    ['a missing value', { games: 2, wins: 1 }, undefined, "the body must have required property 'losses'"],
    ['an additional value', { ...STATS, draws: 0 }, undefined, 'must NOT have additional properties'],
    ['an unexpected body', STATS, { method: 'HEAD' }, 'it has a body'],
    ['a refusal without a detail', {}, refused, "must have required property 'detail'"],
    ['an undocumented status', STATS, { status: 418 }, 'answered 418, of which the document says nothing'],
    ['an answer at an unknown path', STATS, { path: '/v2/nothing' }, 'of which the document says nothing'],
    [
      'another content type',
      STATS,
      { headers: { ...HEADERS, 'Content-Type': 'text/html' } },
      'content type is text/html',
    ],
    ['a missing header', STATS, { headers: { 'Content-Type': 'application/json' } }, 'ETag is missing'],
    [
      'an invalid header',
      { detail: 'Later.' },
      { status: 503, headers: { 'Content-Type': 'application/json', 'Retry-After': 'soon' } },
      'Retry-After is soon',
    ],
  ])('rejects %s', async (_what, body, answer, misfit) => {
    expect((await misfitsOf(body, answer)).join('\n')).toContain(misfit)
  })
})
