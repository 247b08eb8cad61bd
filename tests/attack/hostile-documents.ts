import {
  ANSWERED,
  BAD_ARGUMENT,
  NO_OPERATION,
  NOT_ACCEPTABLE,
  document,
  type HostileRequest,
  INVALID,
  nest,
  OVER_BUDGET,
  repeat,
  TOO_COSTLY,
  TOO_DEEP,
  TOO_LONG,
  TOO_WIDE,
  UNPARSABLE,
} from './hostile-request.ts'

/** Returns `{ account { … } }` for the first account of the demo world. */
export function ofAccount(selection: string): string {
  return `{ account(gameName: "Mężny Ryś", tagLine: "EUW1", region: EUW) { ... on Account { ${selection} } } }`
}

const matchIds = 'matchIds(count: 100) { ... on AccountMatchIds { matches { ... on Match { matchId } } } }'

/** Documents that stop unprotected GraphQL servers. */
const killers: readonly HostileRequest[] = [
  document(
    'leagues and teams within each other',
    '{leagues{teams{league{teams{league{teams{league{teams{league{teams{league{code}}}}}}}}}}}}',
    TOO_COSTLY,
  ),
  document(
    'statistics of each champion beside a refused list',
    '{champions{statistics{games}players(first:0){gameName}}}',
    { status: 200, codes: ['BAD_USER_INPUT'] },
  ),
  document(
    'all games of all champions twice',
    '{champions{oneTricks{__typename} proMatches(first:1000){edges{cursor}}} a:champions{patchRates{__typename} proMatches(first:1000){edges{cursor}}}}',
    TOO_COSTLY,
  ),
  document('100 matches under eight aliases', ofAccount(repeat(8, (index) => `a${index}: ${matchIds}`)), ANSWERED),
  document(
    '100 whole matches under eight aliases',
    ofAccount(
      repeat(
        8,
        (index) =>
          `a${index}: ${matchIds.replace('matchId ', 'participants { items { description { text } } runes { styles { selections { rune { description { text } } } } } } ')}`,
      ),
    ),
    TOO_COSTLY,
  ),
]

/** Cycles of types: the path from the root, the cycle and a leaf field. */
const CYCLES: readonly (readonly [root: string, round: string, leaf: string])[] = [
  ['leagues {', 'teams { league {', 'code'],
  ['leagues { teams {', 'roster { team {', 'code'],
  ['events { teams {', 'league { teams {', 'code'],
  ['proPlayers { edges { node {', 'memberships { team { roster {', 'name'],
  ['proPlayers { edges { node {', 'accounts { account { proPlayer {', 'name'],
  ['proPlayers { edges { node {', 'live { game { pros { proPlayer {', 'name'],
  ['proPlayers { edges { node {', 'stream { player {', 'name'],
  ['proPlayers { edges { node {', 'stream { activeGame { streams { player {', 'name'],
  ['proPlayers { edges { node {', 'champions { entries { champion { players { proPlayer {', 'name'],
  ['proPlayers { edges { node {', 'recordedChampions { champion { oneTricks { proPlayer {', 'name'],
  ['activeGames { games {', 'participants { proPlayer { live { game {', 'matchId'],
  ['activeGames { games {', 'streams { activeGame {', 'matchId'],
  ['champions {', 'statistics { matchups { champion {', 'key'],
  ['champions {', 'statistics { partners { champion {', 'key'],
  ['champions {', 'statistics { items { item { itemId } } } proMatches { edges { participant { champion {', 'key'],
  ['champions {', 'proMatches { edges { node { participants { champion {', 'key'],
  ['champions {', 'proMatches { edges { node { teams { bans { champion {', 'key'],
  ['championTable { entries { champion {', 'statistics { matchups { champion {', 'key'],
  ['rosterChanges { edges { node {', 'undoes {', 'playerName'],
  ['rosterChanges { edges { node {', 'undoneBy { undoes {', 'playerName'],
  ['ladder(region: EUW) { edges { node { proPlayer {', 'accounts { account { proPlayer {', 'name'],
  [
    'account(gameName: "x", tagLine: "y") { ... on AccountNotFound { likelyMeant {',
    'proPlayer { accounts { account {',
    'level',
  ],
]

function levelsOf(text: string): number {
  return text.split('{').length - text.split('}').length - text.split('... on').length + 1
}

const recursion: readonly HostileRequest[] = [
  ...CYCLES.map(([root, round, leaf]) => {
    const times = Math.ceil((13 - levelsOf(root)) / levelsOf(round))
    return document(
      `the cycle ${round} more often than allowed, from ${root}`,
      `{ ${nest(1, root, nest(times, round, leaf))} }`,
      TOO_DEEP,
    )
  }),
  document('300 levels', `{ ${nest(300, 'events {', 'name')} }`, {
    status: 400,
    codes: ['DOCUMENT_TOO_DEEP', 'GRAPHQL_VALIDATION_FAILED'],
  }),
  document('inline fragments 300 deep', `{ ${nest(300, '... {', '__typename')} }`, ANSWERED),
  document('inline fragments of a type 190 deep', `{ ${nest(190, '... on Query {', '__typename')} }`, ANSWERED),
  document('a value in 480 lists', `{ items(ids: ${'['.repeat(480)}1${']'.repeat(480)}) { itemId } }`, TOO_DEEP),
]

const fragmentChain = (length: number, spreads: number) =>
  repeat(length, (index) => `fragment F${index} on League { ${`...F${index + 1} `.repeat(spreads)} }`)

const floods: readonly HostileRequest[] = [
  document('300 aliases of a cheap field', `{ ${repeat(300, (index) => `a${index}: __typename`)} }`, ANSWERED),
  document('334 aliases', `{ ${repeat(334, (index) => `a${index}: __typename`)} }`, TOO_LONG),
  document('4,000 aliases', `{ ${repeat(4000, (index) => `a${index}: __typename`)} }`, TOO_LONG),
  document(
    '100 aliases of a table',
    `{ ${repeat(100, (index) => `a${index}: championTable { entries { games } }`)} }`,
    {
      status: 200,
    },
  ),
  document('150 aliases of every champion', `{ ${repeat(150, (index) => `a${index}: champions { key }`)} }`, ANSWERED),
  document(
    '70 searches',
    `{ ${repeat(70, (index) => `a${index}: search(text: "a") { lookUp { region } }`)} }`,
    ANSWERED,
  ),
  document('the same field 900 times', `{ ${'__typename '.repeat(900)} }`, TOO_WIDE),
  document('the same field 900 times, in one list', `{ champions { ${'key '.repeat(900)} } }`, TOO_WIDE),
  document('the same list 110 times', `{ ${'leagues { teams { code } } '.repeat(110)} }`, TOO_WIDE),
  document('the same field 60 times', `{ champions { ${'key '.repeat(60)} } }`, ANSWERED),
  document(
    'fields with one name and other arguments',
    `{ ${repeat(80, (index) => `champion(key: ${index}) { key }`)} }`,
    TOO_WIDE,
  ),
  document(
    'fragments that overlap in pairs',
    `{ leagues { ${repeat(60, (index) => `...F${index}`)} } } ${repeat(60, (index) => `fragment F${index} on League { code teams { code } }`)}`,
    TOO_WIDE,
  ),
  document(
    'fragments that spread each other twelve times',
    `{ leagues { ...F0 } } ${fragmentChain(20, 12)} fragment F20 on League { code }`,
    ANSWERED,
  ),
  document(
    'fragments that unfold into millions of fields',
    `{ leagues { ...F0 } } ${repeat(12, (index) => `fragment F${index} on League { a: teams { league { ...F${index + 1} } } b: teams { league { ...F${index + 1} } } c: teams { league { ...F${index + 1} } } }`)} fragment F12 on League { code }`,
    TOO_WIDE,
  ),
  document('a fragment of itself', '{ leagues { ...A } } fragment A on League { code ...A }', INVALID),
  document(
    'fragments in a circle',
    '{ leagues { ...A } } fragment A on League { teams { ...B } } fragment B on ProTeam { league { ...C } } fragment C on League { ...A }',
    INVALID,
  ),
  document(
    'a circle of 90 fragments',
    `{ leagues { ...F0 } } ${repeat(90, (index) => `fragment F${index} on League { ...F${(index + 1) % 90} }`)}`,
    INVALID,
  ),
  document(
    '130 unused fragments',
    `{ __typename } ${repeat(130, (index) => `fragment F${index} on League { code }`)}`,
    INVALID,
  ),
  document('a fragment that does not exist', '{ leagues { ...Missing } }', INVALID),
  document(
    'one name for 100 fragments',
    `{ leagues { ...A } } ${'fragment A on League { code } '.repeat(100)}`,
    INVALID,
  ),
  document('140 directives on a field', `{ __typename ${'@include(if: true) '.repeat(140)} }`, INVALID),
  document('300 unknown directives', `{ __typename ${repeat(300, (index) => `@d${index}`)} }`, INVALID),
  document('directives that leave nothing', '{ champions @skip(if: true) { key } }', ANSWERED),
  document('`@defer`, which is unsupported', '{ ... @defer { champions { key } } }', INVALID),
  document('`@stream`, which is unsupported', '{ champions @stream(initialCount: 0) { key } }', INVALID),
  document(
    '200 operations',
    repeat(200, (index) => `query Q${index} { __typename }`),
    NO_OPERATION,
  ),
  document('one name for 100 operations', 'query Q { __typename } '.repeat(100), NO_OPERATION),
  document('100 operations without a name', '{ __typename } '.repeat(100), NO_OPERATION),
  document('a subscription over plain HTTP', 'subscription { activeGames { cursor } }', NOT_ACCEPTABLE),
  document('two subscriptions in one', 'subscription { activeGames { cursor } streams { cursor } }', INVALID),
  document('a name of 60,000 letters', `{ ${'a'.repeat(60_000)} }`, INVALID),
  document('an alias of 90,000 letters in a list', `{ champions { ${'a'.repeat(90_000)}: key } }`, TOO_COSTLY),
  document(
    'an alias of 90,000 letters for a type name in a list',
    `{ champions { ${'a'.repeat(90_000)}: __typename } }`,
    TOO_COSTLY,
  ),
  document(
    'an alias of 90,000 letters in the path of each error',
    `{ proPlayers(first: 10) { edges { node { accounts { account { ${'a'.repeat(90_000)}: matches(first: 0) { missing } } } } } } }`,
    TOO_COSTLY,
  ),
  document(
    'fields that may be null behind the end of the answer',
    `{ champions { ${repeat(300, (index) => `${'a'.repeat(28)}${index}: slug`)} } }`,
    OVER_BUDGET,
  ),
  document(
    '28,000 fields that wait for a turn',
    `{ champions { ${repeat(160, (index) => `a${index}: name { text }`)} } }`,
    ANSWERED,
  ),
]

const introspection: readonly HostileRequest[] = [
  document(
    'types and fields within each other',
    `{ __schema { ${nest(6, 'types { fields { type {', 'name')} } }`,
    INVALID,
  ),
  document(
    'fields of types of fields',
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    INVALID,
  ),
  document(
    'possible types within each other',
    '{ __schema { types { possibleTypes { possibleTypes { possibleTypes { name } } } } } }',
    INVALID,
  ),
  document(
    'the types of a type within each other',
    `{ __type(name: "Query") { ${nest(20, 'ofType {', 'name')} } }`,
    ANSWERED,
  ),
  document(
    'fields of types, 30 times',
    `{ __schema { ${repeat(30, (index) => `a${index}: types { fields { name args { name type { name } } } }`)} } }`,
    ANSWERED,
  ),
  document(
    'every description 300 times',
    `{ __schema { types { fields { ${repeat(300, (index) => `a${index}: description`)} } } } }`,
    OVER_BUDGET,
  ),
  document(
    'an alias of 90,000 letters for each type',
    `{ __schema { types { ${'a'.repeat(90_000)}: name } } }`,
    TOO_COSTLY,
  ),
  document(
    '110 looks at the schema',
    `{ ${repeat(110, (index) => `a${index}: __schema { types { name } }`)} }`,
    ANSWERED,
  ),
  document('a type that does not exist', '{ __type(name: "__proto__") { name fields { name } } }', ANSWERED),
]

const syntax: readonly HostileRequest[] = [
  document('nothing', '', UNPARSABLE),
  document('a comment of 90 kB', `# ${'x'.repeat(90_000)}\n{ __typename }`, ANSWERED),
  document('only a comment of 90 kB', `# ${'x'.repeat(90_000)}`, UNPARSABLE),
  document('90,000 commas', `{ __typename ${','.repeat(90_000)} }`, ANSWERED),
  document('90,000 spaces', `{${' '.repeat(90_000)}__typename }`, ANSWERED),
  document('10,000 opening braces', '{'.repeat(10_000), UNPARSABLE),
  document('999 opening braces', '{'.repeat(999), UNPARSABLE),
  document('a string without an end', `{ search(text: "${'x'.repeat(80_000)}`, UNPARSABLE),
  document(
    'a block string of 60 kB',
    `{ search(text: """${'x\n'.repeat(20_000)}""") { accounts { level } } }`,
    BAD_ARGUMENT,
  ),
  document('half an escape', '{ search(text: "\\u12") { accounts { level } } }', UNPARSABLE),
  document('half a surrogate pair in an escape', '{ search(text: "\\uD83D") { accounts { level } } }', UNPARSABLE),
  document('an escape beyond Unicode', '{ search(text: "\\u{FFFFFFFF}") { accounts { level } } }', UNPARSABLE),
  document('NUL', '{ __type\0name }', UNPARSABLE),
  document('a byte order mark in front', '\uFEFF{ __typename }', ANSWERED),
  document('a byte order mark within', '{ __typename\uFEFF }', ANSWERED),
  document('text that runs backwards', '{ \u202E__typename }', UNPARSABLE),
  document('names in other letters', '{ сhampions { kеy } }', UNPARSABLE),
  document('a number of 80,000 digits', `{ champion(key: ${'9'.repeat(80_000)}) { key } }`, INVALID),
  document('a type definition', 'type Query { a: Int }', NO_OPERATION),
  document('an extension of the schema', '{ __typename } extend type Query { a: Int }', INVALID),
  document('a field of every object in JavaScript', '{ __proto__ constructor toString hasOwnProperty }', INVALID),
  document(
    'fragments on what every object has',
    '{ ...constructor } fragment constructor on toString { valueOf }',
    INVALID,
  ),
]

export const hostileDocuments = [...killers, ...recursion, ...floods, ...introspection, ...syntax]
