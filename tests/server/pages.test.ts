import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExecutionResult, GraphQLError } from 'graphql'
import { expect, it, onTestFinished } from 'vitest'
import { openPages } from '../../gateway/http/pages/pages.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A client whose pages show the answers they receive. */
const ENTRY = `
  export const listPaths = () => []
  export async function renderPage(request, { template, publicUrl, ask }) {
    const heard = await ask({ kind: 'Document', definitions: [] }, { path: new URL(request.url).pathname })
    return { status: heard?.there === false ? 404 : 200, html: template + JSON.stringify({ heard, publicUrl }) }
  }
`

type Execute = (variables: object) => Promise<ExecutionResult>

async function startPages(execute: Execute) {
  const directory = await mkdtemp(join(tmpdir(), 'pages-test-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'client'))
  await mkdir(join(directory, 'server'))
  await writeFile(join(directory, 'client', 'index.html'), 'page ')
  await writeFile(join(directory, 'server', 'entry.js'), ENTRY)
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')

  const clock = new FakeClock()
  const lines: string[] = []
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => clock.now() })
  const pages = await openPages({
    directory,
    publicUrl: 'https://lane.example',
    executeStored: (_document, variables) => execute(variables),
    executeFor: () => Promise.reject(new Error('The page of this test sends no queries.')),
    now: () => clock.now(),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
  })
  const visit = async (path: string) => {
    const request = new Request(`http://localhost${path}`)
    const response = await pages.handler(request, { requestId: 'a', address: '192.0.2.1', log })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { clock, lines, visit }
}

it('passes the answers of the contract to the pages', async () => {
  const { visit, clock } = await startPages(async (variables) => ({ data: { there: false, ...variables } }))
  const { status, text, headers } = await visit('/team/nobody')
  expect(status).toBe(404)
  expect(text).toBe('page {"heard":{"there":false,"path":"/team/nobody"},"publicUrl":"https://lane.example"}')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('vary')).toBe('cookie, accept-language')
  expect(clock.pending).toBe(0)
})

it('sends a page without its data when the contract takes too long', async () => {
  const { visit, clock, lines } = await startPages(() => new Promise(() => {}))
  const page = visit('/team/t1')
  await clock.advance(299)
  expect(clock.pending).toBe(1)
  await clock.advance(1)
  expect(await page).toMatchObject({ status: 200, text: 'page {"heard":null,"publicUrl":"https://lane.example"}' })
  expect(lines).toEqual([])
})

it.each<readonly [string, Execute]>([
  ['fails', () => Promise.reject(new Error('The store is away.'))],
  ['returns a partial answer', async () => ({ data: { there: false }, errors: [new GraphQLError('Half.')] })],
])('sends a page without its data, and logs it, when the contract %s', async (_how, execute) => {
  const { visit, clock, lines } = await startPages(execute)
  expect(await visit('/team/t1')).toMatchObject({ status: 200, text: expect.stringContaining('"heard":null') })
  expect(lines).toEqual([expect.stringContaining('a page is sent without its data')])
  expect(clock.pending).toBe(0)
})
