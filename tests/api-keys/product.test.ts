import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { PacingClock } from '../product/pacing-clock.ts'
import { makeDataDir, post, startTestProduct, type TestProduct } from '../product/start-product.ts'
import { type AuthStandIn, startAuthStandIn } from '../support/auth-stand-in.ts'
import { bearer, idTokenOf, PROJECT_ID } from '../support/id-tokens.ts'
import { openWithEmulator } from '../support/open-at-stand-in.ts'
import { runProgram } from '../support/run-program.ts'

const LATE = Date.UTC(2091, 0, 1)
const VIEWER =
  '{ viewer { canEditRosters editorName person { name email } apiKeys { name } } rateLimit { limit remaining } }'
const ANONYMOUS = { canEditRosters: false, editorName: null, person: null, apiKeys: null }

const clock = new PacingClock()

let dataDir: string
let firebase: AuthStandIn
let product: TestProduct

beforeAll(async () => {
  firebase = await startAuthStandIn()
  firebase.put('ada', { claims: { admin: true } })
  dataDir = await makeDataDir()
  const variables = {
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
    OPERATOR_TOKEN: 'a-token-of-more-than-16',
    KEY_POINTS_PER_MINUTE: '70000',
  }
  product = await openWithEmulator(firebase.host, () => startTestProduct({ variables, clock, dataDir }))
})

afterAll(async () => {
  await product.close()
  await firebase.close()
  await rm(dataDir, { recursive: true })
})

/** Runs `npm run keys` on the store of the running product. */
async function run(...args: readonly string[]): Promise<string> {
  return runProgram('commands/keys', args, { DATA_DIR: dataDir, KEY_POINTS_PER_MINUTE: '70000' })
}

async function send(query: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  const body: unknown = await response.json()
  return { status: response.status, headers: response.headers, body }
}

/** Creates a key as a signed-in person who is an admin. */
async function createAsAda(): Promise<{ readonly key: string; readonly id: string }> {
  const token = bearer(idTokenOf(clock.now(), { id: 'ada', until: LATE, email: 'ada@lanewatch.test', name: 'Ada' }))
  const { body } = await send('mutation { createApiKey(input: { name: "of Ada" }) { key } }', { authorization: token })
  const key = /lw_\w+/.exec(JSON.stringify(body))?.[0] ?? ''
  return { key, id: key.slice(3, 13) }
}

describe('a key of the operator', () => {
  it('is created, listed with its use, and revoked while the server runs', async () => {
    const printed = await run('create', 'my bot')
    const [key = ''] = printed.split('\n')
    expect(key).toMatch(/^lw_[0-9A-Za-z]{48}$/)
    expect(printed).toContain('70000 points a minute')
    const id = key.slice(3, 13)
    expect(await run('list')).toBe(`${id}  my bot  operator  never used, today 0 requests, 0 points, 0 refusals\n`)

    const answer = await send('{ rateLimit { limit } }', { authorization: bearer(key) })
    expect(answer).toMatchObject({ status: 200, body: { data: { rateLimit: { limit: 70_000 } } } })
    expect(answer.headers.get('ratelimit-policy')).toBe('"points";q=70000;w=60')
    const rest = await fetch(`${product.url}/v2/champions/list`, { headers: { authorization: bearer(key) } })
    expect(rest.status).toBe(200)
    expect(rest.headers.get('ratelimit-policy')).toBe('"points";q=70000;w=60')

    expect(await run('revoke', id)).toContain(`The key ${id} is revoked.`)
    clock.jump(5_000)
    expect(await send('{ __typename }', { authorization: bearer(key) })).toMatchObject({
      status: 401,
      body: { errors: [{ extensions: { code: 'UNKNOWN_API_KEY' } }] },
    })
    expect(await run('list')).toBe('There are no API keys.\n')
  })

  it('needs a name, and an id to be revoked', async () => {
    const failing = (code: number, stderr: RegExp) => ({ code, stdout: '', stderr: expect.stringMatching(stderr) })
    await expect(run('create', ' ')).rejects.toMatchObject(failing(1, /^Write what the key is for/))
    await expect(run('revoke', 'unknown')).rejects.toMatchObject(failing(1, /^There is no key unknown/))
    for (const args of [[], ['create'], ['list', 'all'], ['create', 'my', 'bot'], ['toString', 'x']]) {
      await expect(run(...args)).rejects.toMatchObject(failing(2, /^npm run keys -- create NAME/))
    }
  })
})

describe('a key of an admin', () => {
  it('shows an anonymous visitor: neither its person, nor their rights', async () => {
    const { key } = await createAsAda()
    const { body } = await send(VIEWER, { authorization: bearer(key) })
    expect(body).toMatchObject({ data: { viewer: ANONYMOUS, rateLimit: { limit: 70_000 } } })
    const exported = await send('{ exportMyData { __typename ... on NotAllowed { reason } } }', {
      authorization: bearer(key),
    })
    expect(exported.body).toMatchObject({
      data: { exportMyData: { __typename: 'NotAllowed', reason: 'UNKNOWN_VIEWER' } },
    })
  })

  it('has no rights beside the cookie of an editor, either', async () => {
    const printed = await runProgram('commands/operator', [], { DATA_DIR: dataDir, PUBLIC_URL: product.url })
    const link = printed.split('\n')[0] ?? ''
    const opened = await fetch(link, { method: 'POST', redirect: 'manual' })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await send(VIEWER, { cookie })).body).toMatchObject({ data: { viewer: { canEditRosters: true } } })
    const { key } = await createAsAda()
    const both = await send(VIEWER, { cookie, authorization: bearer(key) })
    expect(both.body).toMatchObject({ data: { viewer: ANONYMOUS } })
  })

  it('sends no mutation at all', async () => {
    const { key } = await createAsAda()
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    expect(mutations.length).toBeGreaterThan(15)
    for (const { name, args } of mutations) {
      const variables = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
      const sent = args.map(({ name }) => `${name}: $${name}`).join(', ')
      const [declared, passed] = args.length === 0 ? ['', ''] : [`(${variables})`, `(${sent})`]
      const { body, status } = await send(`mutation ${declared} { ${name}${passed} { __typename } }`, {
        authorization: bearer(key),
      })
      expect({ name, status, body }).toMatchObject({
        name,
        status: 403,
        body: { errors: [{ extensions: { code: 'API_KEY_ONLY_READS' } }] },
      })
    }
  })

  it('writes nothing under /v2', async () => {
    const { key } = await createAsAda()
    const response = await fetch(`${product.url}/v2/pro-players/accounts`, {
      method: 'POST',
      headers: { authorization: bearer(key), 'content-type': 'application/json' },
      body: JSON.stringify({ player: 'Somebody', team: 'G2', role: 'MID' }),
    })
    expect(response.status).toBe(401)
  })

  it('is refused once its person has deleted their data', async () => {
    const { key } = await createAsAda()
    const token = bearer(idTokenOf(clock.now(), { id: 'ada', until: LATE }))
    await send('mutation { deleteMyData { deleted } }', { authorization: token })
    clock.jump(5_000)
    expect(await send('{ __typename }', { authorization: bearer(key) })).toMatchObject({ status: 401 })
  })
})

it('tokens of people and of the operator work beside keys', async () => {
  const token = bearer(idTokenOf(clock.now(), { id: 'ada', until: LATE, name: 'Ada' }))
  expect((await send(VIEWER, { authorization: token })).body).toMatchObject({
    data: { viewer: { person: { name: 'Ada' } }, rateLimit: { limit: 1_000_000 } },
  })
  expect((await send(VIEWER, { authorization: 'Bearer a-token-of-more-than-16' })).body).toMatchObject({
    data: { viewer: { canEditRosters: true } },
  })
})

describe('the address of a picture', () => {
  it('is a path, or a URL that answers pages of all sites', async () => {
    const response = await post(product.url, '{ champion(slug: "Azir") { path: image url: image(absolute: true) } }')
    const { data } = await response.json()
    expect(data.champion.path).toBe('/images/champions/icons/Azir.png')
    expect(data.champion.url).toBe(`${product.url}${data.champion.path}`)
    const picture = await fetch(data.champion.url)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('access-control-allow-origin')).toBe('*')
  })
})
