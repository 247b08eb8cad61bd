import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { STREAMED } from '../../gateway/http/reply.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openSocket, post, readToEnd, startTestServer } from './test-server.ts'

describe('closing the server', () => {
  it('finishes a running request and accepts no new ones', async () => {
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Response>()
    const pages = () => {
      asked.resolve()
      return answer.promise
    }
    const server = await startTestServer({ pages })
    const running = fetch(server.url)
    await asked.promise
    const closed = server.close()
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    answer.resolve(new Response('done'))
    const response = await running
    expect(await response.text()).toBe('done')
    expect(response.headers.get('connection')).toBe('close')
    await closed
  })

  it('finishes a page whose beginning it has sent', async () => {
    const page = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    const writer = page.writable.getWriter()
    const server = await startTestServer({
      pages: () => new Response(page.readable, { headers: [[...STREAMED], ['content-type', 'text/html']] }),
      drainMs: 60_000,
    })
    void writer.write(new TextEncoder().encode('skeleton, '))
    const response = await fetch(server.url)
    const closed = server.close()
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    void writer.write(new TextEncoder().encode('content'))
    void writer.close()
    expect(await response.text()).toBe('skeleton, content')
    await closed
  })

  it('answers as before during the grace, while it is not ready, and keeps no connection', async () => {
    const clock = new FakeClock()
    const server = await startTestServer({ schedule: clock.schedule.bind(clock), drainMs: 60_000 })
    const websocket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await once(websocket, 'open')
    const left = once(websocket, 'close')
    const closed = server.close(3_000)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    const page = await fetch(server.url)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    const late = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await once(late, 'open')
    expect(server.countWebsockets()).toBe(2)
    const lateLeft = once(late, 'close')
    await clock.advance(3_000)
    expect([(await left)[0], (await lateLeft)[0]]).toEqual([1001, 1001])
    await closed
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  })

  it('answers 503 on /readyz to a request whose head was still incomplete', async () => {
    const server = await startTestServer()
    const socket = await openSocket(server)
    socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n')
    // Once a later request is answered, the server has read the start of this one.
    await fetch(`${server.url}/livez`)
    const closed = server.close()
    socket.write('\r\n')
    const text = await readToEnd(socket)
    expect(text).toMatch(/^HTTP\/1\.1 503 /)
    expect(text).toContain('{"ready":false}')
    await closed
  })

  it('does not wait for idle or unused connections', async () => {
    const server = await startTestServer({ drainMs: 60_000 })
    const unused = await openSocket(server)
    await (await fetch(`${server.url}/livez`)).text()
    await Promise.all([server.close(), once(unused, 'close')])
    expect(unused.bytesRead).toBe(0)
  })

  it('closes websockets with 1001', async () => {
    const server = await startTestServer({ drainMs: 60_000 })
    const websocket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await once(websocket, 'open')
    const [[code, reason]] = await Promise.all([once(websocket, 'close'), server.close()])
    expect([code, String(reason)]).toEqual([
      1001,
      'This server is stopping. Connect again, and continue after your last cursor.',
    ])
  })

  it('ends event streams', async () => {
    const server = await startTestServer({ drainMs: 60_000 })
    const response = await post(server, { query: 'subscription { silence }' }, { accept: 'text/event-stream' })
    const [text] = await Promise.all([response.text(), server.close()])
    expect(text).toContain(':\n')
  })

  it('cuts off requests and websockets after the drain timeout', async () => {
    const asked = Promise.withResolvers<void>()
    const pages = () => {
      asked.resolve()
      return new Promise<Response>(() => {})
    }
    const server = await startTestServer({ pages, drainMs: 50 })
    const running = fetch(server.url)
    const deaf = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await once(deaf, 'open')
    deaf.pause()
    await asked.promise
    await Promise.all([server.close(), expect(running).rejects.toThrow('fetch failed')])
    deaf.terminate()
  })

  it('can be requested twice', async () => {
    const server = await startTestServer()
    await expect(Promise.all([server.close(), server.close()])).resolves.toHaveLength(2)
  })
})

/** Starts a program around a server, and requests a page that it answers after a while. */
async function startProgram(...args: readonly string[]) {
  const file = fileURLToPath(new URL('./drain-program.ts', import.meta.url))
  const program = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void program.kill('SIGKILL'))
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const running = fetch(String((await lines.next()).value))
  expect((await lines.next()).value).toBe('asked')
  return { program, lines, running, exited: once(program, 'exit') }
}

describe.each(['SIGTERM', 'SIGINT'] as const)('a program that receives %s', (signal) => {
  it('answers the request in flight and exits with 0', async () => {
    const { program, running, exited } = await startProgram()
    program.kill(signal)
    expect(await (await running).text()).toBe('slow page')
    expect(await exited).toEqual([0, null])
  })
})

describe('a program that does not stop in time', () => {
  it('exits with 1', async () => {
    const { program, running, exited } = await startProgram('1', '60000')
    program.kill('SIGTERM')
    const [end] = await Promise.all([exited, expect(running).rejects.toThrow('fetch failed')])
    expect(end).toEqual([1, null])
  })

  it('exits at once at a second signal', async () => {
    const { program, lines, running, exited } = await startProgram('60000', '60000')
    program.kill('SIGTERM')
    expect((await lines.next()).value).toBe('stopping')
    program.kill('SIGINT')
    const [end] = await Promise.all([exited, expect(running).rejects.toThrow('fetch failed')])
    expect(end).toEqual([null, 'SIGINT'])
  })
})
