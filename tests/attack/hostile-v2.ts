import type { HostileRequest, Outcome } from './hostile-request.ts'

function get(path: string, status: Outcome['status'], name = path.slice(0, 120)): HostileRequest {
  return { name: `GET ${name}`, method: 'GET', path, expected: { status } }
}

const PUUID = 'p'.repeat(78)

const amounts = ['-1', '0', '1.5', '1e3', '0x10', 'NaN', '2147483648', '9'.repeat(30), '', '%00', '5&amount=6']

export const hostileV2: readonly HostileRequest[] = [
  ...amounts.map((amount) => get(`/v2/champions/29/matches?amount=${amount}`, [200, 400, 404, 422])),
  ...amounts.map((limit) => get(`/v2/league/leaderboard/euw?limit=${limit}`, [200, 400, 404, 422])),
  ...amounts.map((count) => get(`/v2/match/history/${PUUID}?count=${count}`, [400, 404, 422])),
  get('/v2/league/leaderboard/euw?page=99999999999999999999', 422),
  get('/v2/league/leaderboard/mars', 422),
  get('/v2/champions/-1/stats', 400),
  get('/v2/champions/1e3/stats', 400),
  get(`/v2/champions/${'9'.repeat(400)}/stats`, 404),
  get(`/v2/champions/positions/${Array.from({ length: 2_000 }, (_, index) => index).join('.')}`, 200),
  get('/v2/champions/positions/....', 400),
  get(`/v2/match/history/match-data/${'E'.repeat(9_000)}`, 400),
  get('/v2/match/history/match-data/EUW1_%2e%2e%2f1', 400),
  get('/v2/match/history/match-data/EUW1_1%00', 400),
  get('/v2/match/active/..%2f..%2fx', 400),
  get('/v2/match/active/%ff', 400),
  get('/v2/match/active/%', 400),
  get('/v2/match/active/%zz', 400),
  get(`/v2/league/${'p'.repeat(12_000)}`, 400),
  get('/v2/account/?username=&tag=&region=', 400),
  get('/v2/account/', 400),
  get(`/v2/account/?username=${'x'.repeat(10_000)}&tag=EUW1&region=EUW`, 422),
  get('/v2/account/?username=%00&tag=%00&region=EUW', 422),
  get('/v2/account/?username=a&username=b&tag=c&region=EUW', [400, 404, 422]),
  get('/v2/account/?username[$ne]=1&tag=x&region=EUW', 400),
  get('/v2/account/all-regions/%E2%80%AE/x', [400, 404, 422]),
  get('/v2/pro-players/accounts/__proto__/constructor/toString', 404),
  get(`/v2/pro-players/history-stats/G2/${'x'.repeat(5_000)}`, 404),
  get('/v2/pro-players/history-stats/G2/nobody?amount=100000', [400, 404, 422]),
  get('/v2/pro-players/live-streams/maybe', 422),
  get('/v2//account//', 404),
  get('/v2/%2e%2e/graphql?query=%7B__typename%7D', 200),
  get(`/v2/${'a/'.repeat(5_000)}`, 404, '/v2/ with 5,000 parts'),
  {
    name: 'PUT without authorization',
    method: 'PUT',
    path: '/v2/pro-players/transfer/x/from/y/to/z',
    expected: { status: 401 },
  },
  {
    name: 'PUT of a transfer to NUL',
    method: 'PUT',
    path: '/v2/pro-players/transfer/x/from/%00/to/z',
    headers: { authorization: 'Bearer x' },
    expected: { status: [400, 401] },
  },
  {
    name: 'POST of a body without authorization',
    method: 'POST',
    path: '/v2/pro-players/accounts/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(90_000)),
    expected: { status: 401 },
  },
  {
    name: 'POST of a list for an account',
    method: 'POST',
    path: '/v2/account/',
    headers: { 'content-type': 'application/json' },
    body: '[[[[[[]]]]]]',
    expected: { status: 400 },
  },
  {
    name: 'POST of 10,000 levels for an account',
    method: 'POST',
    path: '/v2/account/',
    headers: { 'content-type': 'application/json' },
    body: '['.repeat(10_000),
    expected: { status: 400 },
  },
  {
    name: 'POST of 200 kB for an account',
    method: 'POST',
    path: '/v2/account/',
    headers: { 'content-type': 'application/json' },
    body: ' '.repeat(200_000),
    expected: { status: 413 },
  },
  { name: 'PATCH', method: 'PATCH', path: '/v2/account/', expected: { status: 405 } },
]
