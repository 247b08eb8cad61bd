import { describe, expect, it, onTestFinished } from 'vitest'
import { type SqliteDisk, watchSqliteDisk } from '../support/sqlite-disk.ts'
import { post, startTestProduct } from './start-product.ts'
import { addByRest, addPlayer, startVisit, VISITED } from './store-visit.ts'

const FAULTS: readonly (readonly [string, (disk: SqliteDisk) => void])[] = [
  ['is full', (disk) => disk.fill()],
  ['is read-only', (disk) => disk.forbidWrites()],
  ['has errors', (disk) => disk.breakDown()],
]

describe.each(FAULTS)('a running product whose disk %s', (_, cause) => {
  it('answers what is stored and what Riot says, refuses changes with a code, and recovers without a restart', async () => {
    const disk = watchSqliteDisk()
    const product = await startTestProduct({ variables: VISITED })
    onTestFinished(() => product.close())
    const visit = await startVisit(product)
    cause(disk)

    await visit.readAgain()
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
  const product = await startTestProduct({ variables: VISITED })
  onTestFinished(() => product.close())
  disk.fill()
  const answers = [await addPlayer(product, 'Nowhereman'), await (await addByRest(product)).text()]
  expect(JSON.stringify(answers)).not.toMatch(/sqlite|database|disk/i)
  expect((await post(product.url, '{ __typename }')).status).toBe(200)
})
