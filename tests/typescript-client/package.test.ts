import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openRestartableSite } from '../product/restartable-site.ts'
import { startTestProduct } from '../product/start-product.ts'
import { installPackedClient, type PackedClient, readExamples } from './packed-client.ts'

const MAX_BYTES = 3_000

const QUERIES = `
import { createClient } from '@lanewatch/client'
import { AccountDocument, ActiveGamesDocument, LadderDocument, RosterChangesDocument, StreamsDocument } from '@lanewatch/client/documents'
import { graphql } from './gql/gql.ts'

declare const process: { readonly argv: readonly string[] }
const [, , url = '', gameName = '', tagLine = ''] = process.argv
const lanewatch = createClient({ url })
const show = (value: unknown) => console.log(JSON.stringify(value))

const known = await lanewatch.query(AccountDocument, { gameName, tagLine, region: 'EUW' })
if (known.data?.account.__typename === 'Account') show([known.error, known.data.account.gameName, typeof known.data.account.level])

const unknown = await lanewatch.query(AccountDocument, { gameName: 'Nobody has this', tagLine: 'NONE', region: 'EUW' })
show(unknown.data?.account.__typename)

const Own = graphql(\`query Own { rateLimit { limit remaining } }\`)
const own = await lanewatch.query(Own)
const limit: number | undefined = own.data?.rateLimit.limit
show(limit)

const refused = await lanewatch.query(LadderDocument, { region: 'EUW', first: 5_000 })
if (refused.error?.kind === 'graphql') show([refused.error.kind, refused.error.code, refused.error.errors.length])

for await (const { data, error } of lanewatch.subscribe(ActiveGamesDocument)) {
  show([data.activeGames.snapshot, error])
  break
}
for await (const { data, error } of lanewatch.subscribe(StreamsDocument, { filter: { live: true } })) {
  show([data.streams.snapshot, error])
  break
}
for await (const { data, error } of lanewatch.subscribe(RosterChangesDocument)) {
  show([data.rosterChanges.snapshot, error])
  break
}
show((await lanewatch.query(LadderDocument, { region: 'EUW' })).error)

const keyed = await createClient({ url, apiKey: 'lw_wrong' }).query(Own)
if (keyed.error?.kind === 'graphql') show([keyed.data, keyed.error.code])

const away = await createClient({ url: 'http://127.0.0.1:1', random: () => 0 }).query(Own)
if (away.error?.kind === 'transport') show([away.data, away.error.status])
`

/** Each line below a comment is an error. Otherwise the compiler complains. */
const MISTAKES = `
import { createClient } from '@lanewatch/client'
import { AccountDocument, StreamsDocument } from '@lanewatch/client/documents'

const lanewatch = createClient({ url: 'https://lanewatch.example' })
// @ts-expect-error: a variable is missing
void lanewatch.query(AccountDocument, { gameName: 'Name' })
// @ts-expect-error: no region
void lanewatch.query(AccountDocument, { gameName: 'Name', tagLine: 'TAG', region: 'MOON' })
// @ts-expect-error: variables are required
void lanewatch.query(AccountDocument)
for await (const { data } of lanewatch.subscribe(StreamsDocument)) {
  // @ts-expect-error: no field
  console.log(data.streams.upserted[0]?.views)
}
const { data, error } = await lanewatch.query('{ status { examples { gameName } } }')
// @ts-expect-error: the result of a text is unknown
console.log(data.status)
// @ts-expect-error: only two kinds of errors have a code
console.log(error?.code)
`

const ROSTER_CHANGES = `
import { createClient, toLists } from '@lanewatch/client'
import { RosterChangesDocument } from '@lanewatch/client/documents'

declare const process: { readonly argv: readonly string[] }
const [, , url = ''] = process.argv
const show = (value: unknown) => console.log(JSON.stringify(value))
// Pauses of at most a tenth of a second.
const lanewatch = createClient({ url, random: () => Math.random() / 300 })

for await (const { changed, update } of toLists(lanewatch.subscribe(RosterChangesDocument))) {
  show({ snapshot: update.snapshot, players: changed.map(({ playerName }) => playerName) })
}
`

let packed: PackedClient

beforeAll(async () => {
  packed = await installPackedClient()
  await packed.write('src/queries.ts', QUERIES)
  await packed.write('src/mistakes.ts', MISTAKES)
  await packed.write('src/roster-changes.ts', ROSTER_CHANGES)
  for (const [index, example] of (await readExamples()).entries()) {
    await packed.write(example.startsWith('// codegen.ts') ? 'codegen.ts' : `src/example-${index}.ts`, example)
  }
  await packed.runTool('graphql-codegen', '--config', 'codegen.ts')
  return () => packed.remove()
})

describe('the packed client', () => {
  it('has types that accept the examples of its README and refuse mistakes', async () => {
    await packed.runTool('tsc')
  })

  it('takes at most 3 kB', async () => {
    await packed.write('all.js', "import * as client from '@lanewatch/client'\nglobalThis.client = client\n")
    const result = await build({
      root: packed.folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, modulePreload: false, rollupOptions: { input: join(packed.folder, 'all.js') } },
    })
    const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
    const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('')
    expect(code).toContain('graphql-client-name')
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('gets data, failures of the contract and typed errors from the product', async () => {
    const product = await startTestProduct()
    onTestFinished(() => product.close())
    const account = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
    const demo = z.object({ status: z.object({ demoAccounts: z.array(account) }) })
    const { demoAccounts } = (await product.ask(demo, '{ status { demoAccounts { gameName tagLine region } } }')).status
    const { gameName, tagLine } = demoAccounts.find(({ region }) => region === 'EUW') ?? { gameName: '', tagLine: '' }

    const program = packed.start('src/queries.ts', product.url, gameName, tagLine)
    expect(await program.ended).toBe('')
    expect(program.printed).toEqual([
      [null, gameName, 'number'],
      'AccountNotFound',
      1_000_000,
      ['graphql', 'BAD_USER_INPUT', 1],
      [true, null],
      [true, null],
      [true, null],
      null,
      [null, 'MALFORMED_API_KEY'],
      [null, null],
    ])
  })

  it('reads each roster change once, across restarts of the server', async () => {
    const site = await openRestartableSite()
    onTestFinished(() => site.close())
    const program = packed.start('src/roster-changes.ts', site.url)
    onTestFinished(program.stop)
    const later = () => program.printed.slice(1)

    await expect.poll(() => program.printed).toEqual([{ snapshot: true, players: expect.any(Array) }])
    await site.addPlayer('Before')
    await expect.poll(later).toHaveLength(1)
    await site.restart('Meanwhile')
    await expect.poll(later).toHaveLength(2)
    await site.addPlayer('After')
    await expect.poll(later).toHaveLength(3)
    const changes = ['Before', 'Meanwhile', 'After'].map((name) => ({ snapshot: false, players: [name] }))
    expect(later()).toEqual(changes)
  })
})
