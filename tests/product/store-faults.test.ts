import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type SqliteDisk, watchSqliteDisk } from '../support/sqlite-disk.ts'
import { post, startTestProduct, type TestProduct } from './start-product.ts'

const TOKEN = 'a-token-of-more-than-16'

const DEMO = '{ status { demoAccounts { gameName tagLine region } } }'

const PROFILE = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account { puuid ranks { entries { queue tier } } }
    }
  }`

const ADD = `
  mutation ($name: String!) {
    addProPlayer(input: { name: $name, team: "T1", role: MID }) { change { playerName } problems { __typename } }
  }`

const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const status = z.object({ status: z.object({ demoAccounts: z.tuple([riotId, riotId], riotId) }) })
const profile = z.object({ account: z.looseObject({ puuid: z.string() }) })

const FAULTS: readonly (readonly [string, (disk: SqliteDisk) => void])[] = [
  ['is full', (disk) => disk.fill()],
  ['is read-only', (disk) => disk.forbidWrites()],
  ['has errors', (disk) => disk.breakDown()],
]

async function addPlayer({ url }: TestProduct, name: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query: ADD, variables: { name } }),
  })
  return response.json()
}

async function readByRest({ url }: TestProduct, { gameName, tagLine, region }: z.infer<typeof riotId>) {
  const response = await fetch(
    `${url}/v2/account/?${new URLSearchParams({ username: gameName, tag: tagLine, region })}`,
  )
  expect(response.status).toBe(200)
  return response.json()
}

/** Resolves to the status of the page of an account, which is the same for all when the client is not built. */
async function openPage({ url }: TestProduct, { gameName, tagLine, region }: z.infer<typeof riotId>): Promise<number> {
  const name = encodeURIComponent(`${gameName}-${tagLine}`)
  return (await fetch(`${url}/account/${region.toLowerCase()}/${name}`)).status
}

function addByRest({ url }: TestProduct): Promise<Response> {
  return fetch(`${url}/v2/pro-players/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ player: 'Anotherman', team: 'T1', role: 'TOP' }),
  })
}

describe.each(FAULTS)('a running product whose disk %s', (_, cause) => {
  it('answers what is stored and what Riot says, refuses changes with a code, and recovers without a restart', async () => {
    const disk = watchSqliteDisk()
    const product = await startTestProduct({ variables: { OPERATOR_TOKEN: TOKEN } })
    onTestFinished(() => product.close())
    const [known, unknown] = (await product.ask(status, DEMO)).status.demoAccounts
    const stored = await product.ask(profile, PROFILE, known)
    const storedByRest = await readByRest(product, known)
    const pageStatus = await openPage(product, known)
    cause(disk)

    expect(await product.ask(profile, PROFILE, known)).toEqual(stored)
    expect(await openPage(product, known)).toBe(pageStatus)
    expect(await readByRest(product, known)).toEqual(storedByRest)
    expect((await product.ask(profile, PROFILE, unknown)).account.puuid).not.toBe(stored.account.puuid)
    expect(await addPlayer(product, 'Nowhereman')).toMatchObject({
      errors: [{ message: expect.stringContaining('nothing was changed'), extensions: { code: 'STORE_READ_ONLY' } }],
    })
    const refused = await addByRest(product)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await refused.json()).toEqual({ detail: expect.stringContaining('Nothing can be saved') })
    await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 20_000 }).toBe(503)

    disk.repair()
    expect(await addPlayer(product, 'Nowhereman')).toMatchObject({
      data: { addProPlayer: { change: { playerName: 'Nowhereman' } } },
    })
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    const warnings = product.complaints.filter(
      (line) => line.includes('StoreRefusesWrites') || line.includes('"store"'),
    )
    expect(warnings).toHaveLength(2)
    expect(warnings.join('')).toContain('answers of Riot were given but could not be stored')
    expect(warnings.join('')).toContain('"message":"an upstream fails","upstream":"store","part":"writes"')
  })
})

it('keeps the words of the store out of answers', async () => {
  const disk = watchSqliteDisk()
  const product = await startTestProduct({ variables: { OPERATOR_TOKEN: TOKEN } })
  onTestFinished(() => product.close())
  disk.fill()
  const answers = [await addPlayer(product, 'Nowhereman'), await (await addByRest(product)).text()]
  expect(JSON.stringify(answers)).not.toMatch(/sqlite|database|disk/i)
  expect((await post(product.url, DEMO)).status).toBe(200)
})
