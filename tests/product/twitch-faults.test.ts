import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { FAULTS, type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { PacingClock } from './pacing-clock.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

/** Speed of the clock: Twitch is asked every 1.5 seconds. */
const PACE = 30

const WAIT = { timeout: 60_000, interval: 50 }

const STREAMS =
  '{ streams(filter: { live: true }) { source { state observedAt } streams { login live { startedAt } } } }'

const streamList = z.object({
  streams: z.object({
    source: z.object({ state: z.string(), observedAt: z.string().nullable() }),
    streams: z.array(z.object({ login: z.string(), live: z.object({ startedAt: z.string() }) })).nonempty(),
  }),
})

let clock: PacingClock
let twitch: FaultyServer
let product: TestProduct

beforeAll(async () => {
  clock = new PacingClock()
  clock.hurry(PACE)
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
  twitch = await startFaultyServer((request) => simulator.twitch.fetch(request))
  product = await startTestProduct({
    variables: { SIMULATOR_SEED: 'tests', TWITCH_API_URL: `${twitch.url}/helix` },
    clock,
  })
  return async () => {
    await product.close()
    await twitch.close()
  }
})

const readStreams = async () => (await product.ask(streamList, STREAMS)).streams
const readWellStreams = () =>
  vi.waitFor(async () => {
    const list = await readStreams()
    expect(list.source.state).toBe('OK')
    return list
  }, WAIT)

it.each(FAULTS)(
  '%s: the last known streams stay, their source is down, and new ones come afterwards',
  async (fault) => {
    onTestFinished(() => twitch.turn(null))
    await readWellStreams()
    await twitch.turn(fault)
    const { source, streams } = await vi.waitFor(async () => {
      const list = await readStreams()
      expect(list.source.state).toBe('DOWN')
      return list
    }, WAIT)

    clock.jump(60_000)
    expect(await readStreams()).toEqual({ source, streams })
    const legacy = await fetch(`${product.url}/v2/pro-players/live-streams/`)
    expect(legacy.status).toBe(200)
    expect(await legacy.text()).toContain(streams[0]?.login)

    await twitch.turn(null)
    const { source: later } = await readWellStreams()
    expect(Date.parse(later.observedAt ?? '')).toBeGreaterThan(Date.parse(source.observedAt ?? ''))
    await expect.poll(() => twitch.unanswered).toBe(0)
  },
)
