import { describe, expect, it } from 'vitest'
import { listMisfits } from './fits-openapi.ts'

const HEADERS = { 'Content-Type': 'application/json', ETag: '"x"', Link: '</v2/docs>; rel="successor-version"' }
const STATS = { games: 2, wins: 1, losses: 1 }

/** In what an answer differs from the document. */
function misfitsOf(body: unknown, { method = 'GET', path = '/v2/champions/103/stats', ...init }: Answer = {}) {
  const response = new Response(body === null ? null : JSON.stringify(body), { status: 200, headers: HEADERS, ...init })
  return listMisfits({ method, url: `http://lanewatch.test${path}` }, response)
}

interface Answer extends ResponseInit {
  readonly method?: string
  readonly path?: string
}

const refused: Answer = { status: 404, headers: { 'Content-Type': 'application/json' } }

describe('what the OpenAPI document says', () => {
  it.each<[string, unknown, Answer?]>([
    ['an answer', STATS],
    ['an answer to a path that ends in a slash', STATS, { path: '/v2/champions/103/stats/' }],
    ['a refusal', { detail: 'No.' }, refused],
    ['what is still as it was', null, { status: 304 }],
    ['an answer to HEAD', null, { method: 'HEAD' }],
    ['an answer to OPTIONS', null, { method: 'OPTIONS', status: 204 }],
    ['a method that the path does not have', { detail: 'No.' }, { ...refused, method: 'PUT', status: 405 }],
    ['a path that leads nowhere', { detail: 'No.' }, { ...refused, path: '/v2/nothing' }],
  ])('is fitted by %s', async (_what, body, answer) => {
    expect(await misfitsOf(body, answer)).toEqual([])
  })

  it.each<[string, unknown, Answer | undefined, string]>([
    ['a value of another type', { ...STATS, wins: '1' }, undefined, 'answered 200, but /wins must be integer'],
    ['a value that lacks', { games: 2, wins: 1 }, undefined, "the body must have required property 'losses'"],
    ['a value too many', { ...STATS, draws: 0 }, undefined, 'must NOT have additional properties'],
    ['a body in the place of none', STATS, { method: 'HEAD' }, 'it has a body'],
    ['no sentence for a refusal', {}, refused, "must have required property 'detail'"],
    ['a status of its own', STATS, { status: 418 }, 'answered 418, of which the document says nothing'],
    ['an answer at a path that leads nowhere', STATS, { path: '/v2/nothing' }, 'of which the document says nothing'],
    [
      'another content type',
      STATS,
      { headers: { ...HEADERS, 'Content-Type': 'text/html' } },
      'content type is text/html',
    ],
    ['a header that lacks', STATS, { headers: { 'Content-Type': 'application/json' } }, 'ETag is missing'],
    [
      'a header without sense',
      { detail: 'Later.' },
      { status: 503, headers: { 'Content-Type': 'application/json', 'Retry-After': 'soon' } },
      'Retry-After is soon',
    ],
  ])('is not fitted by %s', async (_what, body, answer, misfit) => {
    expect((await misfitsOf(body, answer)).join('\n')).toContain(misfit)
  })
})
