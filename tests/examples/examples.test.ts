import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { post } from '../product/start-product.ts'
import { OPERATOR_TOKEN, startExampleServer } from './example-server.ts'
import { listDeveloperExamples, listGuideExamples, listRestExamples, type PrintedExample } from './printed-examples.ts'
import { missingProgram, startExample } from './run-example.ts'

const MODULES = new URL('../../node_modules', import.meta.url)

const LANGUAGES = ['curl', 'javascript', 'python'] as const

/** Where readers run the examples: with graphql-ws, and with a curl that reports refusals. */
const folder = await mkdtemp(join(tmpdir(), 'lanewatch-examples-'))
await symlink(MODULES, join(folder, 'node_modules'), 'dir')
await writeFile(join(folder, '.curlrc'), 'fail-with-body\nsilent\nshow-error\n')

const server = await startExampleServer()
const key = await server.createKey()
const restDocs = await readRestDocs()
const developers = await Promise.all(
  LANGUAGES.map(async (language) => listDeveloperExamples(await read(`/developers?language=${language}`))),
)
const examples = [...listGuideExamples().map(atServer), ...developers.flat(), ...listRestExamples(restDocs)]

const env = { ...server.env, HOME: folder, LANEWATCH_KEY: key, OPERATOR_TOKEN }

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function read(path: string): Promise<string> {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(200)
  return response.text()
}

/** Reads the page once the server knows finished and running games of pro players, which the demo world is being filled with. */
async function readRestDocs(): Promise<string> {
  const knowsGames = async () => {
    const running = await post(server.url, '{ activeGames { games { id startedAt } } }')
    if (!/"startedAt":"/.test(await running.text())) return null
    const page = await read('/v2/docs')
    // The numbers of a match and a game that do not exist.
    return page.includes('7012345678') ? null : page
  }
  return vi.waitUntil(knowsGames, { timeout: 120_000, interval: 500 })
}

/** Guides name the address of a server on the reader's machine, and no key. */
function atServer(example: PrintedExample): PrintedExample {
  return { ...example, source: example.source.replaceAll('localhost:4000', server.host).replaceAll('lw_…', key) }
}

function titleOf(example: PrintedExample): string {
  const missing = missingProgram(example)
  return missing === undefined ? example.name : `${example.name} (skipped: there is no ${missing})`
}

const isStream = ({ source, language }: PrintedExample) => /\bsubscription\b/.test(source) && language !== 'graphql'

/** A curl, and the short programs about server-sent events, end with their connection. */
const resumes = ({ name, language }: PrintedExample) => language !== 'sh' && !name.includes('server-sent-events')

const accounts = z.object({ status: z.object({ examples: z.array(z.record(z.string(), z.string())) }) })

describe('the pages print', () => {
  it('examples of every subject, in every language', () => {
    const counts = developers.map((ofLanguage) => ofLanguage.length)
    expect(counts).toEqual([10, 10, 10])
    expect(listRestExamples(restDocs).length).toBeGreaterThan(25)
    expect(examples.map(({ source }) => source).join('\n')).not.toMatch(/\{\{|localhost:4000|lw_…/)
  })
})

describe('a printed example runs as it is', () => {
  it.each(examples.filter((example) => !isStream(example)).map((example) => [titleOf(example), example] as const))(
    '%s',
    async (_title, example) => {
      if (missingProgram(example) !== undefined) return
      const { language } = example
      if (language === 'graphql') return expectAnswer(example.source)
      // Refusals are what this one is about.
      const home = example.name.endsWith('errors.sh') ? { HOME: tmpdir() } : {}
      const run = startExample({ ...example, language }, folder, { ...env, ...home })
      expect({ code: await run.ended, complaint: run.complained() }).toEqual({ code: 0, complaint: expect.anything() })
      expect(run.printed()).not.toBe('')
      if (example.name.includes(' errors.')) {
        expect(run.printed()).toContain('AccountNotFound')
        expect(run.printed()).toContain('GRAPHQL_VALIDATION_FAILED')
      } else {
        expect(run.printed()).not.toMatch(/"errors"|NotFound/)
      }
    },
  )

  /** Sends a document with values of the world for its variables. */
  async function expectAnswer(document: string): Promise<void> {
    const { status } = accounts.parse(await dataOf('{ status { examples { gameName tagLine region } } }'))
    const data = await dataOf(document, { ...status.examples[0] })
    expect(Object.values(data)).not.toContain(null)
  }

  async function dataOf(document: string, variables: Readonly<Record<string, string>> = {}) {
    const response = await post(server.url, document, variables)
    return z.strictObject({ data: z.looseObject({}), extensions: z.unknown() }).parse(await response.json()).data
  }
})

describe('a printed subscription', () => {
  it('prints updates, and continues after a restart of the server', async () => {
    const streams = examples.filter((example) => isStream(example) && missingProgram(example) === undefined)
    const runs = streams.map((example) => {
      const { language } = example
      if (language === 'graphql') throw new Error(`${example.name} has no program.`)
      return { example, run: startExample({ ...example, language }, folder, env) }
    })
    try {
      for (const { example, run } of runs) {
        await expect.poll(run.printed, { timeout: 30_000, message: example.name }).toMatch(/ live|upserted/)
      }
      const resuming = runs.filter(({ example }) => resumes(example))
      const before = new Map(resuming.map(({ run }) => [run, run.printed().length]))
      expect(resuming.map(({ example }) => example.language)).toContain('js')
      await server.restart()
      for (const { example, run } of resuming) {
        const since = () => run.printed().slice(before.get(run))
        await expect.poll(since, { timeout: 50_000, message: example.name }).toContain(' live')
      }
    } finally {
      for (const { run } of runs) run.stop()
    }
  })
})
