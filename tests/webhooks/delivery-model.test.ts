import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openWebhookWorld, STREAM } from './webhook-world.ts'

type Command =
  | { readonly kind: 'append'; readonly wanted: readonly boolean[] }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }

const commands = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('append' as const), wanted: fc.array(fc.boolean(), { maxLength: 4 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 600 }) }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'restart' as const }) },
    fc.constant({ kind: 'pause' as const }),
    fc.constant({ kind: 'resume' as const }),
  ),
  { maxLength: 25 },
)

describe('the delivery of events', () => {
  it('sends each wanted event at least once, in order, and nothing else, whatever fails in between', async () => {
    await fc.assert(
      fc.asyncProperty(commands, fc.infiniteStream(fc.nat({ max: 3 })), async (all: readonly Command[], luck) => {
        const world = await openWebhookWorld()
        const { webhooks, clock } = world
        const { id } = await world.create('http://127.0.0.1/hook', { kinds: ['STREAM_STARTED'] })
        const sent: number[] = []
        const wanted: number[] = []
        let isLucky = false
        // The receiver, the network and the process fail at random: before or after the event has arrived.
        const start = () =>
          world.startJob(async (_webhook, { entry, eventId, attempt, isTest }) => {
            const fate = isLucky ? 3 : luck.next().value
            if (fate !== 1) sent.push(entry.number)
            if (fate === 0) throw new Error('the store is unreachable')
            const known = { at: clock.now(), eventId, kind: entry.facts.kind, isTest, attempt, durationMs: 0 }
            return fate === 1 || fate === 2
              ? {
                  delivery: { ...known, outcome: 'ERROR_STATUS', status: 500 },
                  verdict: { kind: 'retry', askedMs: null },
                }
              : { delivery: { ...known, outcome: 'DELIVERED', status: 200 }, verdict: { kind: 'delivered' } }
          })
        let job = start()
        for (const command of all) {
          if (command.kind === 'append') {
            for (const isWanted of command.wanted) {
              const [number = 0] = await world.append(isWanted ? STREAM : { ...STREAM, kind: 'STREAM_ENDED' })
              if (isWanted) wanted.push(number)
            }
          } else if (command.kind === 'wait') {
            await clock.advance(command.seconds * 1000)
          } else if (command.kind === 'restart') {
            await job.close()
            job = start()
          } else {
            await webhooks.update(id, { state: command.kind === 'pause' ? 'PAUSED' : 'ACTIVE' })
          }
          await clock.advance(1)
        }
        isLucky = true
        await webhooks.update(id, { state: 'ACTIVE' })
        const isDone = () => wanted.every((number) => sent.includes(number))
        for (let round = 0; !isDone() && round < 200; round++) await clock.advance(60_000)
        await job.close()
        const firsts = [...new Set(sent)]
        expect(firsts).toEqual(wanted)
        // A repeated event repeats at once: no later one was sent before.
        expect(sent).toEqual(sent.toSorted((a, b) => a - b))
      }),
      { numRuns: 40 },
    )
  })
})
