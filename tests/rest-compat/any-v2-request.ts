import * as fc from 'fast-check'
import { areaOf } from '../../gateway/http/area.ts'
import { OPERATOR_COOKIE } from '../../gateway/identity/rules/credentials.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { routeId } from '../../rest-compat/openapi.ts'
import type { Route } from '../../rest-compat/route.ts'
import { GOLDEN_CHAMPION, GOLDEN_MATCH } from './golden-requests.ts'
import type { makeGoldenRosters } from './golden-rosters.ts'
import { GOLDEN_TOKEN } from './golden-world.ts'

/** A request to /v2, and the state of Riot during the request. */
export interface AnyV2Request {
  /** Id of the route that the request was made for. */
  readonly aim: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Headers
  /** Not sent with GET and HEAD. */
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly isRiotDown: boolean
}

type Headers = Readonly<Record<string, string>>

/** Valid values of every parameter of the catalog by name. They belong together. */
type Subject = Readonly<Record<string, string>>

/**
 * Any request to a route of the catalog, or to an unknown path. Its path, query, body and headers are valid for a player
 * of the golden world, nearly valid, or invalid.
 */
export function anyV2Request(rosters: ReturnType<typeof makeGoldenRosters>): fc.Arbitrary<AnyV2Request> {
  const subjects = listSubjects(rosters)
  const others = [...new Set(subjects.flatMap((subject) => Object.values(subject)))]
  return fc
    .tuple(fc.constantFrom(...catalog), fc.constantFrom(...subjects))
    .chain(([route, subject]) => anyRequestTo(route, subject, others))
    .filter(({ path }) => isOfV2(path))
}

/** False for a path that leads to the pages, such as one with steps out of `/v2`. */
function isOfV2(path: string): boolean {
  const url = new URL('http://lanewatch.test')
  url.pathname = path
  return !areaOf(url.pathname).hasPages
}

function listSubjects({ players, teams }: ReturnType<typeof makeGoldenRosters>): readonly Subject[] {
  return players.map(({ name, role, memberships: [membership], accounts: [account] }, index) => ({
    player: name,
    role,
    team: membership?.team ?? '',
    fromTeam: membership?.team ?? '',
    toTeam: teams[index % teams.length]?.code ?? '',
    league: teams.find(({ code }) => code === membership?.team)?.league ?? '',
    puuid: account?.puuid ?? 'nobody',
    username: account?.gameName ?? 'Nobody',
    tag: account?.tagLine ?? 'NONE',
    region: account === undefined ? 'EUW' : regionOf(account.platform),
    id: String(GOLDEN_CHAMPION),
    ids: `${GOLDEN_CHAMPION}.103`,
    versus: '24',
    lane: 'BOTTOM',
    matchId: GOLDEN_MATCH,
    startAfter: GOLDEN_MATCH,
    type: 'ranked',
    queue: '420',
    startTime: '1790000000',
    endTime: '1793500000',
    start: '1',
    count: '2',
    amount: '3',
    limit: '2',
    page: '2',
    live: String(index % 2 === 0),
  }))
}

function anyRequestTo(route: Route, subject: Subject, others: readonly string[]): fc.Arbitrary<AnyV2Request> {
  const valueOf = (name: string) => anyValue(goodValue(subject, name), others)
  return fc.record({
    aim: fc.constant(routeId(route)),
    method: anyMethod(route),
    path: anyPath(route, valueOf),
    query: anyQuery(Object.keys(route.parameters.query ?? {}), valueOf),
    headers: anyHeaders(route),
    body: anyBody(route, subject, valueOf),
    isRiotDown: fc.nat(30).map((chance) => chance === 30),
  })
}

function goodValue(subject: Subject, name: string): string {
  const value = subject[name]
  if (value === undefined) throw new Error(`Say in any-v2-request.ts what a good value of the parameter ${name} is.`)
  return value
}

const anyText = fc.oneof(
  fc.constantFrom('', ' ', '.', '..', '%', '%2e', '/', '\0', '__proto__', 'null', 'undefined', 'toString', '0', '-1'),
  fc.constantFrom(
    '1e3',
    '0x10',
    '1.5',
    '+1',
    '٣',
    ' 7 ',
    '2147483648',
    '9'.repeat(30),
    'x'.repeat(5000),
    "' OR 1=1 --",
  ),
  fc.bigInt().map(String),
  fc.string({ unit: 'binary' }).map((written) => written.toWellFormed()),
)

/** A valid value, a value that is valid elsewhere, a nearly valid value, or any text. */
function anyValue(good: string, others: readonly string[]): fc.Arbitrary<string> {
  const nearMisses = [
    good.toUpperCase(),
    good.toLowerCase(),
    ` ${good} `,
    good.slice(1),
    `${good}x`,
    `0${good}`,
    `-${good}`,
  ]
  return fc.oneof(
    { arbitrary: fc.constant(good), weight: 12 },
    { arbitrary: fc.constantFrom(...others), weight: 1 },
    { arbitrary: fc.constantFrom(...nearMisses, `${good}.${good}`, `${good},${good}`), weight: 2 },
    { arbitrary: anyText, weight: 2 },
  )
}

function anyMethod({ method }: Route): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constant(method), weight: 20 },
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    // A Request does not accept these three methods.
    fc.stringMatching(/^[A-Z]{1,8}$/).filter((word) => !['CONNECT', 'TRACE', 'TRACK'].includes(word)),
  )
}

function anyPath({ path }: Route, valueOf: (name: string) => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const segments = path.split('/').filter(Boolean)
  const filled = fc.tuple(...segments.map((segment) => anySegment(segment, valueOf))).map((all) => `/${all.join('/')}`)
  const spelled = fc.tuple(filled, fc.constantFrom('', '', '/')).map((parts) => parts.join(''))
  return fc.oneof(
    { arbitrary: spelled, weight: 20 },
    spelled.map((whole) => whole.slice(0, whole.lastIndexOf('/'))),
    fc.tuple(spelled, fc.webSegment()).map((parts) => parts.join('/')),
    spelled.map((whole) => whole.toUpperCase()),
    fc.webPath().map((rest) => `/v2${rest}`),
    fc.constantFrom('/v2/docs', '/v2/docs/', '/v2/openapi.json', '/v2', '/', '/v2//account/'),
  )
}

function anySegment(segment: string, valueOf: (name: string) => fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (!segment.startsWith(':')) return fc.constant(segment)
  return fc.oneof(
    { arbitrary: valueOf(segment.slice(1)).map(encodeURIComponent), weight: 30 },
    fc.constantFrom('%', '%zz', '%ff', '%C3%28', '%00'),
    fc.webSegment(),
  )
}

function anyQuery(names: readonly string[], valueOf: (name: string) => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pairs = names.map((name) => valueOf(name).map((value) => [name, value]))
  const some = fc.tuple(...pairs.map((pair) => fc.option(pair, { freq: 2 })))
  const declared = fc.oneof(
    fc.constant([]),
    fc.tuple(...pairs),
    some.map((given) => given.filter((pair) => pair !== null)),
  )
  const strange = fc.tuple(fc.oneof(fc.constantFrom(...names, '__proto__', 'amount', ''), fc.string()), anyText)
  const strangers = fc.oneof({ arbitrary: fc.constant([]), weight: 5 }, fc.array(strange, { maxLength: 3 }))
  return fc.oneof(
    {
      arbitrary: fc.tuple(declared, strangers).map((parts) => {
        return `${new URLSearchParams(parts.flat().map(([name = '', value = '']) => [name.toWellFormed(), value]))}`
      }),
      weight: 12,
    },
    fc.webQueryParameters(),
  )
}

const anyAuthorization = fc.oneof(
  { arbitrary: fc.constant(`Bearer ${GOLDEN_TOKEN}`), weight: 3 },
  fc.constantFrom(`bearer  ${GOLDEN_TOKEN}`, 'Bearer someone-elses-token', 'Basic eDp4', ''),
)

const anyOtherHeader: fc.Arbitrary<Headers> = fc.oneof(
  fc.record({
    'if-none-match': fc.oneof(fc.constantFrom('*', '*', '""', '"x", W/"y"'), fc.stringMatching(/^[!-~]{0,20}$/)),
  }),
  fc.record({ 'content-length': fc.constantFrom('0', '-1', '70000', 'many', '1e9') }),
  fc.record({ 'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x') }),
  fc.record(
    {
      origin: fc.constantFrom('null', 'https://elsewhere.example', 'http://lanewatch.test'),
      cookie: fc.constantFrom(`${OPERATOR_COOKIE}=x.y`, '=', '%'),
    },
    { requiredKeys: [] },
  ),
  fc.record({ range: fc.constant('bytes=0-1'), accept: fc.constantFrom('text/html', '*/*', 'x') }),
)

/** Headers: writes are mostly sent by an editor. Few others at once, because one wrong header would hide the effects of others. */
function anyHeaders({ right }: Route): fc.Arbitrary<Headers> {
  const idempotencyKey = fc.oneof(
    fc.constantFrom('the-key-of-one', 'the-key-of-another', 'short', 'x'.repeat(129), ''),
    fc.stringMatching(/^[!-~]{0,140}$/),
  )
  const ofEditor: fc.Arbitrary<Headers> = fc.record({
    authorization: anyAuthorization,
    'idempotency-key': idempotencyKey,
  })
  const none: fc.Arbitrary<Headers> = fc.constant({})
  const ofAnotherPage: fc.Arbitrary<Headers> = fc.constant({
    cookie: `${OPERATOR_COOKIE}=x.y`,
    origin: 'https://elsewhere.example',
  })
  const byChance = fc.oneof({ arbitrary: none, weight: 3 }, anyOtherHeader, ofEditor)
  if (right === null) return byChance
  return fc
    .tuple(fc.oneof({ arbitrary: ofEditor, weight: 4 }, ofAnotherPage, none), byChance)
    .map(([own, other]) => ({ ...other, ...own }))
}

function anyBody(
  { body }: Route,
  subject: Subject,
  valueOf: (name: string) => fc.Arbitrary<string>,
): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const { player, team, role, league: region, username, tag, puuid } = subject
  const wellWritten = [
    { player, team, role, region },
    { player: `${player} II`, team, role },
    { username, tag },
    { puuid },
  ].filter((each) => body?.safeParse(each).success ?? true)
  const fields = ['player', 'team', 'role', 'region', 'username', 'tag', 'puuid']
  const nearly = fc.record(
    Object.fromEntries(fields.map((name) => [name, fc.oneof({ arbitrary: valueOf(name), weight: 5 }, fc.jsonValue())])),
    { requiredKeys: [] },
  )
  return fc.oneof(
    { arbitrary: fc.constantFrom(...wellWritten).map((value) => JSON.stringify(value)), weight: 6 },
    { arbitrary: nearly.map((value) => JSON.stringify(value)), weight: 4 },
    fc.json(),
    anyText,
    fc.uint8Array(),
    fc.constant(JSON.stringify('x'.repeat(70_000))),
  )
}
