import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { endOfProgram } from '../support/run-program.ts'
import { makeDataDir, post, startTestProduct } from './start-product.ts'

const EXAMPLES = '{ status { demoAccounts { gameName tagLine region } } }'
const examplesShape = z.object({
  status: z.object({
    demoAccounts: z.array(z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })).min(1),
  }),
})

const LOOK_UP = `
  query ($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on Account { puuid ranks { entries { tier } } matches(first: 5) { missing } }
      ... on Problem { message }
    }
  }
`
const account = z.object({ __typename: z.string(), puuid: z.string().optional(), message: z.string().optional() })
const lookUpShape = z.object({ account: account.loose() })

/** What is left of the points of the address differs between any two requests. */
const POINTS_LEFT = /"remaining".*/

/** Generous, for a busy machine: a watch polls four times a second. */
const PATIENCE = { timeout: 60_000 }

async function openFolder() {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return {
    dataDir,
    forget: async (...args: readonly string[]) => endOfProgram('commands/forget', args, { DATA_DIR: dataDir }),
    /** The files of the store that contain a text, in any of their bytes. A process that uses the store must not read them. */
    findFilesWith: async (text: string) => {
      const files = (await readdir(dataDir, { recursive: true })).filter((name) => name.includes('.sqlite'))
      const contents = await Promise.all(files.map((name) => readFile(join(dataDir, name))))
      return files.filter((_name, index) => contents[index]?.includes(text))
    },
  }
}

/** Starts a server without background jobs, so that only visitors cause writes. */
async function openProduct(dataDir: string) {
  const product = await startTestProduct({ dataDir, variables: { INGEST: 'off' } })
  return {
    url: product.url,
    close: () => product.close(),
    async findExample() {
      const [example] = (await product.ask(examplesShape, EXAMPLES)).status.demoAccounts
      if (example === undefined) throw new Error('The demo world has no example.')
      return example
    },
    lookUp: async (variables: Omit<Asked, 'puuid'>) =>
      (await product.ask(lookUpShape, LOOK_UP, { ...variables })).account,
  }
}

describe('npm run forget', () => {
  it('makes an account unknown to a running server, and leaves nothing in the bytes of its store', async () => {
    const { dataDir, forget, findFilesWith } = await openFolder()
    const earlier = await openProduct(dataDir)
    const { gameName, tagLine, region } = await earlier.findExample()
    const { puuid = '' } = await earlier.lookUp({ gameName, tagLine, region })
    await earlier.close()
    expect(await findFilesWith(puuid)).not.toEqual([])
    const { url, lookUp, close } = await openProduct(dataDir)
    expect(await lookUp({ gameName, tagLine, region })).toMatchObject({ puuid })

    const forgotten = await forget('--account', `${gameName}#${tagLine}`, '--region', region)
    expect(forgotten).toMatchObject({ code: 0, stderr: '' })
    expect(forgotten.stdout).toMatch(/^Documents that were deleted or changed: [1-9]/)
    await vi.waitFor(async () => expect((await lookUp({ gameName, tagLine, region })).puuid).toBeUndefined(), PATIENCE)
    const stranger = { gameName: 'Nobody', tagLine: 'NONE', region, puuid: 'x'.repeat(78) }
    expect(await answersAbout(url, { gameName, tagLine, region, puuid })).toEqual(await answersAbout(url, stranger))

    await close()
    expect((await forget()).code).toBe(0)
    expect(await findFilesWith(puuid)).toEqual([])
    expect(await findFilesWith(gameName)).toEqual([])
  })

  it('names the mistakes of the operator', async () => {
    const { forget } = await openFolder()
    expect(await forget('--player', 'Nobody At All')).toMatchObject({ code: 1, stdout: '' })
    expect((await forget('--account', 'Without Tag', '--region', 'EUW')).stderr).toMatch(/^Deletes everything/)
    expect((await forget('--lift')).stderr).toMatch(/^Deletes everything/)
  })
})

interface Asked {
  readonly gameName: string
  readonly tagLine: string
  readonly region: string
  readonly puuid: string
}

/** What strangers see on the page of an account, in GraphQL and in /v2, without the names that they wrote themselves. */
async function answersAbout(url: string, { gameName, tagLine, region, puuid }: Asked): Promise<unknown> {
  const anonymise = (text: string) => text.replaceAll(gameName, '').replaceAll(tagLine, '').replaceAll(puuid, '')
  const slug = encodeURIComponent(`${gameName}-${tagLine}`)
  const paths = [
    `/account/${region}/${slug}`,
    `/v2/account/?username=${encodeURIComponent(gameName)}&tag=${encodeURIComponent(tagLine)}&region=${region}`,
    `/v2/match/history/${puuid}/`,
    `/v2/champions/mastery/${puuid}/`,
    `/images/previews/en/account/${region.toLowerCase()}/${slug}.png`,
  ]
  const pages = paths.map(async (path) => {
    const response = await fetch(`${url}${path}`)
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return [response.status, isJson ? anonymise(await response.text()) : null]
  })
  const query = `query ($gameName: String!, $tagLine: String!, $region: Region!, $puuid: String!) {
    byName: account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on AccountNotFound { activeRegion }
    }
    anywhere: account(gameName: $gameName, tagLine: $tagLine) { __typename }
    accountByPuuid(puuid: $puuid, region: $region) { __typename ... on Problem { message } }
  }`
  const answer = await post(url, query, { gameName, tagLine, region, puuid })
  const body: unknown = await answer.json()
  return {
    pages: await Promise.all(pages),
    body: anonymise(JSON.stringify(body)).replace(POINTS_LEFT, ''),
  }
}
