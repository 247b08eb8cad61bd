import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceDaysCollection } from '../../gateway/status/collections/source-days.ts'
import type { ReportedState, SourceReport } from '../../gateway/status/rules/source-report.ts'
import { createRecordSourcesJob, type RecordSourcesJob } from '../../gateway/status/workers/record-sources.ts'
import { openTestWorld } from '../support/test-world.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

let world: ReturnType<typeof openTestWorld>
let riot: ReportedState
let fails: boolean
let errors: unknown[]
let job: RecordSourcesJob

beforeEach(() => {
  world = openTestWorld()
  riot = 'OK'
  fails = false
  errors = []
  job = createRecordSourcesJob({
    sources: { list: async () => reportsOf(riot) },
    sourceHistory: {
      async record(reports) {
        if (fails) throw new Error('The store is gone.')
        await world.context.sourceHistory.record(reports)
      },
    },
    clock: world.clock,
    report: (error) => errors.push(error),
  })
  job.start()
})

afterEach(() => job.close())

function reportsOf(state: ReportedState): readonly SourceReport[] {
  return [
    { source: 'RIOT', state, answeredAt: null },
    { source: 'TWITCH', state: 'OFF', answeredAt: null },
    { source: 'STREAMS', state: 'SILENT', answeredAt: null },
  ]
}

/** Lets minutes pass, one by one. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await world.clock.advance(MINUTE_MS)
}

const history = (days = 90) => world.context.sourceHistory.list('RIOT', days)
const today = () => new Date(world.clock.now()).toISOString().slice(0, 10)

describe('the history of a source', () => {
  it('has a sample for each minute of a day, by the state of the source', async () => {
    await pass(3)
    riot = 'DEGRADED'
    await pass(2)
    riot = 'DOWN'
    await pass(1)
    expect(await history()).toEqual([{ date: today(), ok: 3, degraded: 2, down: 1 }])
  })

  it.each(['SILENT', 'OFF', 'UNKNOWN'] as const)('has no sample while the source is %s', async (state) => {
    riot = state
    await pass(2)
    expect(await history()).toEqual([])
    expect(await world.context.sourceHistory.list('TWITCH', 90)).toEqual([])
  })

  it('leaves out what could not be stored, and goes on', async () => {
    fails = true
    await pass(1)
    fails = false
    await pass(1)
    expect(errors).toHaveLength(1)
    expect(await history()).toEqual([{ date: today(), ok: 1, degraded: 0, down: 0 }])
  })

  it('begins a day at midnight in UTC, and keeps the last 90', async () => {
    await job.close()
    const { record } = world.context.sourceHistory
    await record(reportsOf('OK'))
    const first = today()
    await world.clock.advance(DAY_MS)
    await record(reportsOf('OK'))
    const second = today()
    expect((await history()).map(({ date }) => date)).toEqual([first, second])
    expect((await history(1)).map(({ date }) => date)).toEqual([second])

    await world.clock.advance(89 * DAY_MS)
    await record(reportsOf('OK'))
    const stored = await world.store.query(sourceDaysCollection.name, { limit: 100 })
    expect(stored.map(({ id }) => id).toSorted()).toEqual([second, today()])
  })

  it('is up to a minute old', async () => {
    await pass(1)
    await history()
    await pass(1)
    expect(await history()).toMatchObject([{ ok: 2 }])
  })
})
