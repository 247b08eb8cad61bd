import { Counter, Registry } from 'prom-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openMonitoring } from '../../gateway/composition/open-monitoring.ts'
import { liveness } from '../../gateway/http/health.ts'
import { type MetricsServerOptions, startMetricsServer } from '../../gateway/metrics/start-metrics-server.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'

async function start(options: Partial<MetricsServerOptions> = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'debug', write: (line) => lines.push(line), now: () => 0 })
  const server = await startMetricsServer({
    host: '127.0.0.1',
    port: 0,
    registry: new Registry(),
    readyz: async () => Response.json({ ready: false, parts: { store: 'locked' } }, { status: 503 }),
    livez: liveness,
    log,
    ...options,
  })
  onTestFinished(() => server.close())
  return { ...server, lines }
}

describe('the port of the metrics', () => {
  it('has the metrics, the details of the readiness and the liveness', async () => {
    const registry = new Registry()
    new Counter({ name: 'turns_total', help: 'Turns.', registers: [registry] }).inc(3)
    const { url } = await start({ registry })
    const metrics = await fetch(`${url}/metrics`)
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await metrics.text()).toContain('turns_total 3')
    const ready = await fetch(`${url}/readyz?verbose`)
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, parts: { store: 'locked' } }])
    expect(await (await fetch(`${url}/livez`)).text()).toBe('ok')
  })

  it('has nothing else, and only reads', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/`)).status).toBe(404)
    expect((await fetch(`${url}/graphql`)).status).toBe(404)
    const posted = await fetch(`${url}/metrics`, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers 500 without details, and logs why, when a metric cannot be read', async () => {
    const { url, lines } = await start({ readyz: () => Promise.reject(new Error('hunter2')) })
    const response = await fetch(`${url}/readyz`)
    expect([response.status, await response.text()]).toEqual([500, ''])
    expect(lines.join('')).toContain('hunter2')
  })

  it('names METRICS_PORT when another program uses it', async () => {
    const { url } = await start()
    const port = Number(new URL(url).port)
    await expect(start({ port })).rejects.toThrow(`Another program uses METRICS_PORT=${port}`)
  })

  it('is closed, and nothing is measured, without METRICS_PORT', async () => {
    const log = createLog({ level: 'silent', write() {}, now: () => 0 })
    const monitoring = openMonitoring(parseEnv({}), new FakeClock(), log)
    const unread = () => fail('The state of the product is not read.')
    const served = await monitoring.serve({
      readiness: unread,
      isDraining: unread,
      sources: { list: unread },
      watchesHeardAt: unread,
      listParts: unread,
      jobs: null,
      countSubscriptions: unread,
      countWebsockets: unread,
    })
    expect(served).toBeNull()
    expect('registry' in monitoring.observers).toBe(false)
  })
})
