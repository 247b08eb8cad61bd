import { ofAccount } from './hostile-documents.ts'
import {
  ANSWERED,
  BAD_ARGUMENT,
  BAD_VARIABLE,
  document,
  type HostileRequest,
  INVALID,
  repeat,
} from './hostile-request.ts'

/** Fields with a slicing argument, and their documents. */
const SLICED: Readonly<Record<string, (slice: string) => string>> = {
  proPlayers: (slice) => `{ proPlayers(first: ${slice}) { totalCount } }`,
  ladder: (slice) => `{ ladder(region: EUW, first: ${slice}) { totalCount } }`,
  rosterChanges: (slice) => `{ rosterChanges(first: ${slice}) { pageInfo { endCursor } } }`,
  search: (slice) => `{ search(text: "a", first: ${slice}) { accounts { level } } }`,
  matches: (slice) => ofAccount(`matches(first: ${slice}) { missing }`),
  matchIds: (slice) => ofAccount(`matchIds(count: ${slice}) { ... on AccountMatchIds { ids } }`),
  oneTricks: (slice) => `{ champion(slug: "Ahri") { oneTricks(first: ${slice}) { gameName } } }`,
  proMatches: (slice) => `{ champion(slug: "Ahri") { proMatches(first: ${slice}) { edges { cursor } } } }`,
  championItems: (slice) => `{ champion(slug: "Ahri") { statistics { items(first: ${slice}) { item { itemId } } } } }`,
}

const slicing: readonly HostileRequest[] = Object.entries(SLICED).flatMap(([field, ask]) => [
  document(`${field}: -1 of them`, ask('-1'), BAD_ARGUMENT),
  document(`${field}: 2^31-1 of them`, ask('2147483647'), BAD_ARGUMENT),
  document(`${field}: 2^31 of them`, ask('2147483648'), INVALID),
  document(`${field}: 1.5 of them`, ask('1.5'), INVALID),
  document(`${field}: 1e9 of them`, ask('1e9'), INVALID),
  document(`${field}: null of them`, ask('null'), INVALID),
  document(`${field}: a text of them`, ask('"5"'), INVALID),
  document(`${field}: 2^31 of them in a variable`, ask('$n').replace('{', 'query ($n: Int!) {'), BAD_VARIABLE, {
    n: 2_147_483_648,
  }),
  document(`${field}: a list of them in a variable`, ask('$n').replace('{', 'query ($n: Int!) {'), BAD_VARIABLE, {
    n: [5],
  }),
])

const texts: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['NUL', '\0'],
  ['an unpaired surrogate', '\uD83D'],
  ['text that runs backwards', '\u202Etxet'],
  ['a byte order mark', '\uFEFF'],
  ['80,000 letters', 'x'.repeat(80_000)],
  ['20,000 marks on one letter', `a${'\u0301'.repeat(20_000)}`],
  ['letters that grow in capitals', 'ŉẞﬃ'.repeat(5_000)],
  ['an expression that backtracks', `${'a'.repeat(40_000)}!`],
  ['the name of a prototype', '__proto__'],
  ['words of a query of another language', `' OR 1=1; DROP TABLE documents --`],
]

const strings: readonly HostileRequest[] = texts.flatMap(([name, text]) => [
  document(
    `search for ${name}`,
    'query ($t: String!) { search(text: $t) { accounts { level } champions { key } } }',
    text.length > 200 ? BAD_ARGUMENT : ANSWERED,
    { t: text },
  ),
  document(
    `an account that is called ${name}`,
    'query ($t: String!) { account(gameName: $t, tagLine: "EUW1", region: EUW) { __typename } }',
    ANSWERED,
    { t: text },
  ),
  document(`a node with the id ${name}`, 'query ($t: ID!) { node(id: $t) { id } }', BAD_ARGUMENT, { t: text }),
  document(`a page behind ${name}`, 'query ($t: String) { proPlayers(after: $t) { totalCount } }', BAD_ARGUMENT, {
    t: text,
  }),
])

const cursors: readonly HostileRequest[] = [
  document('a node of an unknown type', `{ node(id: "${id('Nothing:1')}") { id } }`, ANSWERED),
  document('a node of a prototype', `{ node(id: "${id('__proto__:1')}") { id } }`, ANSWERED),
  document('a champion with an invalid number', `{ node(id: "${id('Champion:1e99')}") { id } }`, ANSWERED),
  document('a champion with a huge number', `{ node(id: "${id(`Champion:${'9'.repeat(400)}`)}") { id } }`, ANSWERED),
  document('a match with a path for an id', `{ match(id: "../../../etc/passwd") { __typename } }`, ANSWERED),
  document('a match of no platform', `{ match(id: "${'X'.repeat(5_000)}_1") { __typename } }`, ANSWERED),
  document(
    'a PUUID of 70,000 letters',
    `{ accountByPuuid(puuid: "${'p'.repeat(70_000)}", region: EUW) { __typename } }`,
    ANSWERED,
  ),
  document(
    'a PUUID that is a path',
    '{ accountByPuuid(puuid: "../../lol/status/v4?x=#", region: EUW) { __typename } }',
    ANSWERED,
  ),
  document(
    'a page of a ladder behind a negative place',
    '{ ladder(region: EUW, after: "-5") { totalCount } }',
    BAD_ARGUMENT,
  ),
  document(
    'a page of a ladder behind a huge place',
    `{ ladder(region: EUW, after: "${'9'.repeat(400)}") { totalCount } }`,
    BAD_ARGUMENT,
  ),
  document(
    'games after an invalid cursor',
    '{ champion(slug: "Ahri") { proMatches(after: "e30=") { edges { cursor } } } }',
    BAD_ARGUMENT,
  ),
  document(
    'games of an invalid patch',
    `{ champion(slug: "Ahri") { proMatches(patch: "${'1'.repeat(9_000)}.1") { edges { cursor } } } }`,
    BAD_ARGUMENT,
  ),
  document('200 ids to follow', `query ($ids: [ID!]!) { followed(ids: $ids) { champions { key } } }`, ANSWERED, {
    ids: Array.from({ length: 200 }, (_, index) => id(`Champion:${index}`)),
  }),
  document('201 ids to follow', `query ($ids: [ID!]!) { followed(ids: $ids) { champions { key } } }`, BAD_ARGUMENT, {
    ids: Array.from({ length: 201 }, (_, index) => id(`Champion:${index}`)),
  }),
]

function id(text: string): string {
  return Buffer.from(text).toString('base64url')
}

const rosterAt = 'query ($at: DateTime) { proTeam(code: "G2") { roster(at: $at) { name } } }'
const moments: readonly HostileRequest[] = [
  document('a moment that is a number', rosterAt, BAD_VARIABLE, { at: 0 }),
  document('a moment that is an object', rosterAt, BAD_VARIABLE, { at: {} }),
  document('a moment of 80,000 letters', rosterAt, BAD_VARIABLE, { at: '2'.repeat(80_000) }),
  document('a moment before all time', rosterAt, BAD_VARIABLE, { at: '-999999-01-01T00:00:00Z' }),
  document('the last moment that there is', rosterAt, BAD_VARIABLE, { at: '+275760-09-13T00:00:00.000Z' }),
  document('an invalid day', rosterAt, BAD_VARIABLE, { at: '2026-13-45T00:00:00Z' }),
]

const input = 'query ($f: ProPlayerFilter) { proPlayers(filter: $f, first: 1) { totalCount } }'
const variables: readonly HostileRequest[] = [
  document('240 variables', `query (${repeat(240, (index) => `$v${index}: Int`)}) { __typename }`, INVALID),
  document(
    '8,000 undeclared variables',
    '{ __typename }',
    ANSWERED,
    Object.fromEntries(Array.from({ length: 8_000 }, (_, index) => [`v${index}`, 1])),
  ),
  document('one variable 100 times', `query (${'$v: Int '.repeat(100)}) { champion(key: $v) { key } }`, INVALID),
  document('a list of 20,000 leagues', input, BAD_ARGUMENT, {
    f: { leagues: Array.from({ length: 20_000 }, () => 'x') },
  }),
  document('a list of 20,000 mistakes', input, BAD_VARIABLE, {
    f: { leagues: Array.from({ length: 20_000 }, () => 1) },
  }),
  document('an object of 5,000 unknown fields', input, BAD_VARIABLE, {
    f: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1])),
  }),
  document('lists 1,000 deep', input, BAD_VARIABLE, {
    f: { leagues: JSON.parse('['.repeat(1_000) + ']'.repeat(1_000)) },
  }),
  document('an object in place of a number', 'query ($k: Int) { champion(key: $k) { key } }', BAD_VARIABLE, {
    k: { toString: 1 },
  }),
  document('a variable of a prototype', 'query ($__proto__: Int) { champion(key: $__proto__) { key } }', BAD_ARGUMENT, {
    a: 1,
  }),
  document('12,000 items', 'query ($ids: [Int!]) { items(ids: $ids) { itemId } }', ANSWERED, {
    ids: Array.from({ length: 12_000 }, (_, index) => index),
  }),
  document('an unknown number', `{ champion(key: -2147483648) { key } }`, ANSWERED),
]

const riotFloods: readonly HostileRequest[] = [
  document(
    '50 unknown accounts',
    `{ ${repeat(50, (index) => `a${index}: account(gameName: "Nobody ${index}", tagLine: "X${index}", region: KR) { __typename }`)} }`,
    ANSWERED,
  ),
  document(
    '60 accounts on every region',
    `{ ${repeat(60, (index) => `a${index}: account(gameName: "None ${index}", tagLine: "Y${index}") { __typename }`)} }`,
    ANSWERED,
  ),
  document(
    '60 unknown matches',
    `{ ${repeat(60, (index) => `a${index}: match(id: "EUW1_${900_000_000 + index}") { __typename }`)} }`,
    ANSWERED,
  ),
  document(
    'every question about one account eight times',
    ofAccount(
      repeat(
        8,
        (index) =>
          `m${index}: masteries { totalPoints } l${index}: live { state } r${index}: ranks { entries { tier } } h${index}: matches(first: 100) { missing }`,
      ),
    ),
    ANSWERED,
  ),
  document(
    '30 refreshes',
    `mutation { ${repeat(30, (index) => `a${index}: refreshAccount(input: { id: "x" }) { account { level } }`)} }`,
    BAD_ARGUMENT,
  ),
]

const mutations: readonly HostileRequest[] = [
  document(
    '30 mutations at once',
    `mutation { ${repeat(30, (index) => `a${index}: follow(input: { ids: ["x"] }) { problems { __typename } }`)} }`,
    ANSWERED,
  ),
  document(
    'a roster change of a visitor',
    'mutation { addProPlayer(input: { team: "G2", role: TOP, name: "X" }) { problems { __typename } } }',
    ANSWERED,
  ),
]

export const hostileArguments = [
  ...slicing,
  ...strings,
  ...cursors,
  ...moments,
  ...variables,
  ...riotFloods,
  ...mutations,
]
