import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { startReadinessProxy } from '../support/readiness-proxy.ts'
import { openAudience } from './audience.ts'
import { startOnFirestore } from './start-on-firestore.ts'
import { addPlayer, sendSteadily } from './steady-requests.ts'

const SUBSCRIBERS = 50

/** Not pages: the first ones take seconds to render, and the subject is their connections. */
const PATHS = ['/v2/champions/list', '/graphql?query={status{dataSource}}', '/livez']

/** A grace that ends when the test says so. */
const GRACE_MS = 123_456

function openGrace() {
  const ended = Promise.withResolvers<void>()
  const clock: Clock = {
    now: () => systemClock.now(),
    schedule(delayMs, run) {
      if (delayMs !== GRACE_MS) return systemClock.schedule(delayMs, run)
      void ended.promise.then(run)
      return () => {}
    },
  }
  return { clock, end: () => ended.resolve() }
}

describe.runIf(hasFirestoreEmulator)(`one of two instances behind a proxy that stops${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('fails no request, and its subscribers miss no change', async () => {
    const projectId = newProjectId()
    const roomy = { TRUST_PROXY: 'true', INGEST: 'off' }
    const grace = openGrace()
    const first = await startOnFirestore(projectId, roomy, grace.clock)
    const second = await startOnFirestore(projectId, roomy)
    const proxy = await startReadinessProxy([first.url, second.url], 20)
    onTestFinished(() => proxy.close())
    const audience = await openAudience(proxy.url, SUBSCRIBERS)
    onTestFinished(() => audience.close())
    const { subscribers } = audience
    const requests = sendSteadily(proxy.url, PATHS, 20)

    await addPlayer(proxy.url, 'Before')
    const closed = first.close(GRACE_MS)
    await proxy.untilAvoided(first.url)
    await addPlayer(proxy.url, 'Meanwhile')
    grace.end()
    await closed
    await addPlayer(proxy.url, 'After')

    const hasHeardAll = ({ heard }: (typeof subscribers)[number]) =>
      ['Before', 'Meanwhile', 'After'].every((name) => heard.has(name))
    await expect.poll(() => subscribers.filter(hasHeardAll)).toHaveLength(SUBSCRIBERS)
    // Half of them were at the instance that stopped, and are at the other one.
    expect(subscribers.filter(({ lostAt }) => lostAt.length === 1)).toHaveLength(SUBSCRIBERS / 2)
    expect(subscribers.filter(({ restoredAt }) => restoredAt.length === 1)).toHaveLength(SUBSCRIBERS / 2)
    await requests.stop()
    expect(requests.sent()).toBeGreaterThan(0)
    expect([...requests.failed, ...proxy.failures()]).toEqual([])
  })
})
