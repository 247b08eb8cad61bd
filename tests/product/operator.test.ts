import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from 'graphql-ws'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { parseEnv } from '../../gateway/composition/env.ts'
import { startProduct } from '../../gateway/composition/product.ts'
import { SESSION_MS } from '../../gateway/identity/services/operators.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { operatorLinkOf } from '../support/operator-link.ts'
import { runProgram } from '../support/run-program.ts'
import { PacingClock } from './pacing-clock.ts'
import { makeDataDir, startTestProduct } from './start-product.ts'

const QUERY = '{ viewer { canEditRosters editorName editorUntil } }'
const END = 'mutation { endEditing { viewer { canEditRosters } } }'
const VISITOR = { canEditRosters: false, editorName: null, editorUntil: null }

const answer = z.object({ data: z.object({ viewer: z.unknown() }) })

/** Starts the product and stops it after the test. */
async function start(options: Parameters<typeof startTestProduct>[0] = {}) {
  const product = await startTestProduct(options)
  onTestFinished(() => product.close())
  return product
}

/** Creates a folder for a store and removes it after the test. */
async function newDataDir(): Promise<string> {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

/** Confirms an operator link as its page does; returns the session cookie. */
async function becomeEditor(link: string): Promise<string> {
  const response = await fetch(link, { method: 'POST', redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/add-proplayer'])
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function send(url: string, query: string, headers: Readonly<Record<string, string>> = {}) {
  const body = JSON.stringify({ query })
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

async function viewerOf(url: string, headers: Readonly<Record<string, string>> = {}) {
  return answer.parse(await (await send(url, QUERY, headers)).json()).data.viewer
}

/** Runs `npm run operator` on a folder. */
async function runOperator(dataDir: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  return runProgram('commands/operator', args, { DATA_DIR: dataDir, ...variables })
}

describe('a browser that opens the printed operator link', () => {
  it('is an editor until it ends editing', async () => {
    const { url, operatorLink } = await start()
    expect(await viewerOf(url)).toEqual(VISITOR)

    const cookie = await becomeEditor(operatorLink)
    const until = expect.stringMatching(/^\d{4}-.+Z$/)
    const editor = { canEditRosters: true, editorName: 'operator', editorUntil: until }
    expect(await viewerOf(url, { cookie })).toEqual(editor)
    expect(await viewerOf(url)).toEqual(VISITOR)

    const ended = await send(url, END, { cookie })
    expect(await ended.json()).toMatchObject({ data: { endEditing: { viewer: { canEditRosters: false } } } })
    expect(await viewerOf(url, { cookie })).toEqual(VISITOR)
  })

  it('is an editor for twelve hours, also after a restart of the server', async () => {
    const [clock, dataDir] = [new PacingClock(), await newDataDir()]
    const before = await startTestProduct({ clock, dataDir })
    const cookie = await becomeEditor(before.operatorLink)
    await before.close()

    const { url } = await start({ clock, dataDir })
    expect(await viewerOf(url, { cookie })).toMatchObject({ canEditRosters: true })
    clock.jump(SESSION_MS)
    expect(await viewerOf(url, { cookie })).toEqual(VISITOR)
  })

  it('is a visitor on another server', async () => {
    const [one, other] = [await start(), await start()]
    const cookie = await becomeEditor(one.operatorLink)
    expect(await viewerOf(other.url, { cookie })).toEqual(VISITOR)
  })

  it('is a visitor in requests that pages of other sites send', async () => {
    const { url, operatorLink } = await start()
    const cookie = await becomeEditor(operatorLink)
    expect(await viewerOf(url, { cookie, origin: url })).toMatchObject({ canEditRosters: true })
    expect(await viewerOf(url, { cookie, origin: 'https://elsewhere.example' })).toEqual(VISITOR)

    await send(url, END, { cookie, origin: 'https://elsewhere.example' })
    const form = { cookie, 'content-type': 'text/plain' }
    expect((await send(url, END, form)).status).toBe(415)
    expect(await viewerOf(url, { cookie })).toMatchObject({ canEditRosters: true })
  })

  it('is an editor over an open websocket until it ends editing', async () => {
    const { url, operatorLink } = await start()
    const cookie = await becomeEditor(operatorLink)
    class Browser extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie, origin: url } })
      }
    }
    const client = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: Browser, lazy: false })
    onTestFinished(() => client.dispose())

    const ask = async (query: string) => (await client.iterate({ query }).next()).value
    expect(await ask(QUERY)).toMatchObject({ data: { viewer: { canEditRosters: true } } })
    expect(await ask(END)).toMatchObject({ data: { endEditing: { viewer: { canEditRosters: false } } } })
    expect(await ask(QUERY)).toMatchObject({ data: { viewer: VISITOR } })
  })
})

describe('a client that sends the operator token', () => {
  it('is an editor without an expiry', async () => {
    const { url } = await start({ variables: { OPERATOR_TOKEN: 'a-token-of-more-than-16' } })
    const authorization = 'Bearer a-token-of-more-than-16'
    const editor = { canEditRosters: true, editorName: 'operator', editorUntil: null }
    expect(await viewerOf(url, { authorization })).toEqual(editor)
    expect(await viewerOf(url, { authorization: 'Bearer a-token-of-more-than-17' })).toEqual(VISITOR)
  })
})

describe('npm run operator', () => {
  it('prints a link and ends all sessions while the product runs', async () => {
    const dataDir = await newDataDir()
    const { url } = await start({ dataDir })
    const said = await runOperator(dataDir, [], { PUBLIC_URL: url })
    expect(said).toContain(`within 15 minutes, may edit the rosters in ${dataDir}/demo-lanewatch.sqlite for 12 hours.`)
    const cookie = await becomeEditor(said.split('\n')[0] ?? '')
    expect(await viewerOf(url, { cookie })).toMatchObject({ canEditRosters: true })

    expect(await runOperator(dataDir, ['revoke'])).toBe(
      `Editors whose session has ended in ${dataDir}/demo-lanewatch.sqlite: 1\n`,
    )
    expect(await viewerOf(url, { cookie })).toEqual(VISITOR)
  })

  it.each([
    [{}, 'http://localhost:4000/operator/'],
    [{ HOST: '127.0.0.1', PORT: '80' }, 'http://127.0.0.1:80/operator/'],
    [{ HOST: '::1' }, 'http://[::1]:4000/operator/'],
    [{ PUBLIC_URL: 'https://lanewatch.example/' }, 'https://lanewatch.example/operator/'],
  ])('prints, with %j, a link that begins with %s', async (variables, beginning) => {
    const said = await runOperator(await newDataDir(), ['link'], variables)
    expect(said.slice(0, beginning.length)).toBe(beginning)
  })

  it('prints its usage for an unknown command', async () => {
    const failing = runOperator(await newDataDir(), ['toString'])
    await expect(failing).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('-- revoke') })
  })

  it('names the variable that is not valid', async () => {
    const failing = runOperator(await newDataDir(), [], { PUBLIC_URL: 'lanewatch' })
    await expect(failing).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('- PUBLIC_URL'),
    })
  })
})

describe('the secrets of the operator', () => {
  it('are signed with a key that only the owner of the process may read', async () => {
    const dataDir = await newDataDir()
    await start({ dataDir })
    expect((await stat(join(dataDir, 'operator.key'))).mode & 0o777).toBe(0o600)
  })

  it('stop the start with a clear message when the key file is damaged', async () => {
    const dataDir = await newDataDir()
    await writeFile(join(dataDir, 'operator.key'), 'x')
    await expect(startTestProduct({ dataDir })).rejects.toThrow(/operator\.key is not a secret of this program/)
  })

  it('appear neither in the log nor in the store', async () => {
    const dataDir = await newDataDir()
    const lines: string[] = []
    const clock = new PacingClock()
    const log = createLog({ level: 'debug', write: (line) => lines.push(line), now: () => clock.now() })
    const token = 'a-token-of-more-than-16'
    const own = { PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0', DATA_DIR: dataDir, DATA_DRAGON_URL: 'off' }
    const variables = { ...own, OPERATOR_TOKEN: token }
    const product = await startProduct(parseEnv(variables), clock, log)
    const { url, metricsUrl } = product
    const operatorLink = operatorLinkOf(product)
    const cookie = await becomeEditor(operatorLink)
    await fetch(operatorLink)
    await viewerOf(url, { cookie, authorization: `Bearer ${token}` })
    await send(url, END, { cookie })
    const ready = await (await fetch(`${metricsUrl}/readyz`)).text()
    const metrics = await (await fetch(`${metricsUrl}/metrics`)).text()
    await product.close()

    const stored = await readFile(join(dataDir, 'demo-lanewatch.sqlite'), 'latin1')
    const key = (await readFile(join(dataDir, 'operator.key'), 'utf8')).trim()
    const signature = cookie.split('.')[1] ?? ''
    for (const secret of [operatorLink.split('/').at(-1) ?? '', signature, token, key]) {
      expect(secret.length).toBeGreaterThan(15)
      for (const text of [lines.join(''), stored, ready, metrics]) expect(text).not.toContain(secret)
    }
  })
})
