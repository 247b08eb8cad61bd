import {
  ANSWERED,
  BAD_REQUEST,
  BAD_VARIABLE,
  body,
  type HostileRequest,
  NO_OPERATION,
  NOT_ACCEPTABLE,
  repeat,
  TOO_COSTLY,
  TOO_LARGE,
  TOO_LONG,
  UNPARSABLE,
  WRONG_TYPE,
} from './hostile-request.ts'

function get(name: string, query: string, expected: HostileRequest['expected']): HostileRequest {
  return {
    name,
    method: 'GET',
    path: `/graphql?${query}`,
    expected,
    headers: { accept: 'application/graphql-response+json' },
  }
}

const asked = (query: string) => `query=${encodeURIComponent(query)}`

const gets: readonly HostileRequest[] = [
  get('GET of a killer', asked('{leagues{teams{league{teams{league{teams{league{teams{code}}}}}}}}}'), TOO_COSTLY),
  get('GET of 334 aliases', asked(`{ ${repeat(334, (index) => `a${index}: __typename`)} }`), TOO_LONG),
  get('GET of a mutation', asked('mutation { endEditing { viewer { editorName } } }'), {
    status: 405,
    codes: ['BAD_REQUEST'],
  }),
  get('GET with variables that are not JSON', `${asked('{ __typename }')}&variables={`, BAD_REQUEST),
  get('GET with variables that are a list', `${asked('{ __typename }')}&variables=[1]`, BAD_REQUEST),
  get('GET of two documents', `${asked('{ __typename }')}&${asked('{ champions { key } }')}`, ANSWERED),
  get('GET of nothing', '', BAD_REQUEST),
  get('GET with a percent sign that encodes nothing', 'query=%', UNPARSABLE),
  get('GET with bytes that are not UTF-8', 'query=%ff%fe', UNPARSABLE),
  get('GET of a comment of 4 kB', asked(`{ __typename ${'# '.repeat(2_000)}\n}`), ANSWERED),
]

const json: readonly HostileRequest[] = [
  body('a batch', JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]), BAD_REQUEST),
  body(
    'a batch of 3,000',
    JSON.stringify(Array.from({ length: 3_000 }, () => ({ query: '{ __typename }' }))),
    BAD_REQUEST,
  ),
  body('an empty batch', '[]', BAD_REQUEST),
  body('a number', '1', BAD_REQUEST),
  body('null', 'null', BAD_REQUEST),
  body('a text', '"{ __typename }"', BAD_REQUEST),
  body('a body of nothing', '', BAD_REQUEST),
  body('a query that is a list', '{"query":["{ __typename }"]}', BAD_REQUEST),
  body('a query that is null', '{"query":null}', BAD_REQUEST),
  body('a query that is an object', '{"query":{"toString":1}}', BAD_REQUEST),
  body('variables that are a text', '{"query":"{ __typename }","variables":"{}"}', BAD_REQUEST),
  body('variables that are a list', '{"query":"{ __typename }","variables":[]}', BAD_REQUEST),
  body('an operation that does not exist', '{"query":"{ __typename }","operationName":"Missing"}', NO_OPERATION),
  body('a name of an operation that is a number', '{"query":"{ __typename }","operationName":7}', NO_OPERATION),
  body('extensions that are a text', '{"query":"{ __typename }","extensions":"x"}', BAD_REQUEST),
  body('the same key twice', '{"query":"{ champions { key } }","query":"{ __typename }"}', ANSWERED),
  body(
    'a prototype',
    '{"query":"{ __typename }","__proto__":{"query":"x"},"constructor":{"prototype":{}}}',
    BAD_REQUEST,
  ),
  body('lists 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000), BAD_REQUEST),
  body('objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, BAD_REQUEST),
  body(
    'variables 10,000 deep',
    `{"query":"{ __typename }","variables":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    ANSWERED,
  ),
  body('an end without a beginning', '}', BAD_REQUEST),
  body('half a document', '{"query":"{ __typename', BAD_REQUEST),
  body('garbage behind the document', '{"query":"{ __typename }"} garbage', BAD_REQUEST),
  body('bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), BAD_REQUEST),
  body(
    'bytes that are not UTF-8 in a text',
    Buffer.concat([
      Buffer.from('{"query":"{ __typename }","operationName":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]),
    NO_OPERATION,
  ),
  body('UTF-16', Buffer.from('{"query":"{ __typename }"}', 'utf16le'), BAD_REQUEST),
  body('JSON behind a byte order mark', '\uFEFF{"query":"{ __typename }"}', ANSWERED),
  body('a number of 90,000 digits', `{"query":"{ __typename }","variables":{"a":${'9'.repeat(90_000)}}}`, ANSWERED),
  body('1e999', '{"query":"query ($k: Int) { champion(key: $k) { key } }","variables":{"k":1e999}}', BAD_VARIABLE),
  body(
    'an unknown persisted document',
    '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}',
    BAD_REQUEST,
  ),
]

const QUERY = '{"query":"{ __typename }"}'
const heads: readonly HostileRequest[] = [
  body('100,001 bytes', ' '.repeat(100_001), TOO_LARGE),
  body('5 MB', ' '.repeat(5_000_000), TOO_LARGE),
  body('a form', 'query=%7B__typename%7D', WRONG_TYPE, { 'content-type': 'application/x-www-form-urlencoded' }),
  body('plain text', QUERY, WRONG_TYPE, { 'content-type': 'text/plain' }),
  body('a file in a form', '--x--', WRONG_TYPE, { 'content-type': 'multipart/form-data; boundary=x' }),
  body('GraphQL as such', '{ __typename }', WRONG_TYPE, { 'content-type': 'application/graphql' }),
  body('no type at all', QUERY, WRONG_TYPE, { 'content-type': '' }),
  body('JSON with a strange charset', QUERY, ANSWERED, { 'content-type': 'application/json; charset=utf-7' }),
  body('a type of 8 kB', QUERY, WRONG_TYPE, { 'content-type': `application/${'x'.repeat(8_000)}` }),
  body('compressed, it says', QUERY, WRONG_TYPE, { 'content-encoding': 'gzip' }),
  body('nothing that could be accepted', QUERY, NOT_ACCEPTABLE, { accept: 'image/png' }),
  body('accept with 900 types', QUERY, ANSWERED, { accept: `${'a/b;q=0.1,'.repeat(900)}*/*` }),
  body('a request id of 4,000 letters', QUERY, ANSWERED, { 'x-request-id': 'x'.repeat(4_000) }),
  body('cookies of 8 kB', QUERY, ANSWERED, { cookie: 'a=b;'.repeat(1_500) }),
  body('a token of 8 kB', QUERY, ANSWERED, { authorization: `Bearer ${'x'.repeat(8_000)}` }),
  {
    name: 'PUT',
    method: 'PUT',
    path: '/graphql',
    body: QUERY,
    headers: { 'content-type': 'application/json' },
    expected: { status: 405, codes: ['METHOD_NOT_ALLOWED'] },
  },
  { name: 'DELETE', method: 'DELETE', path: '/graphql', expected: { status: 405, codes: ['METHOD_NOT_ALLOWED'] } },
  { name: 'dots that lead out', method: 'GET', path: '/assets/..%2f..%2f..%2fetc%2fpasswd', expected: { status: 404 } },
]

export const hostileHttp = [...gets, ...json, ...heads]
