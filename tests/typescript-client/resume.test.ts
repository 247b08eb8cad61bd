import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createClient,
  toLists,
  type LanewatchError,
  type ListUpdate,
  type TypedDocument,
} from '../../clients/typescript/src/client.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { type Connection, type FeedItem, REFUSED_SECONDS, ScriptedFeed } from './scripted-feed.ts'
import { settled } from './settled.ts'

type Feed = Readonly<Record<'feed', ListUpdate<FeedItem> & { readonly cursor: string }>>

const FEED: TypedDocument<Feed, { readonly after?: string | null }> =
  'subscription ($after: String) { feed(after: $after) { cursor snapshot upserted { id sortKey version } removed } }'

const connection: fc.Arbitrary<Connection> = fc.oneof(
  fc.record({
    ends: fc.constantFrom('unreachable', 'refused', 'restarting', 'page', 'failing', 'over budget'),
  }),
  fc.record({
    ends: fc.constantFrom('cut', 'complete', 'silent', 'revoked cursor'),
    missed: fc.nat({ max: 4 }),
    live: fc.nat({ max: 4 }),
    isDoubled: fc.boolean(),
    hasForgotten: fc.boolean(),
  }),
)

const KINDS: Readonly<Record<Connection['ends'], LanewatchError['kind']>> = {
  unreachable: 'transport',
  refused: 'limit',
  restarting: 'transport',
  page: 'transport',
  failing: 'graphql',
  'over budget': 'limit',
  cut: 'transport',
  complete: 'transport',
  silent: 'transport',
  'revoked cursor': 'graphql',
}

/** Follows a scripted feed until its script is over and its last change has arrived. */
async function follow(script: readonly Connection[], choose: () => number) {
  const clock = new FakeClock()
  const feed = new ScriptedFeed(script, clock, choose)
  const client = createClient({ url: 'https://lanewatch.example', clock, random: choose, fetch: feed.fetch })
  const left = new AbortController()
  const retries: { readonly error: LanewatchError; readonly pauseMs: number }[] = []
  const changed: number[] = []
  let items: readonly FeedItem[] = []

  async function read(): Promise<void> {
    const onRetry = (error: LanewatchError, pauseMs: number) => void retries.push({ error, pauseMs })
    for await (const state of toLists(client.subscribe(FEED, {}, { signal: left.signal, onRetry }))) {
      items = state.items
      changed.push(...state.changed.map(({ version }) => version))
      if (state.update.cursor === feed.lastCursor) return
    }
  }

  await settled(read(), () => clock.advance(1_000))
  return { feed, items, changed, retries, pending: clock.pending }
}

describe('a subscription', () => {
  it('shows each version of each item once, whatever happens to its connections', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(connection, { maxLength: 8 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        async (script, choices) => {
          const { feed, items, changed, retries, pending } = await follow(script, () => choices.next().value)
          expect(items).toEqual(feed.items)
          expect(changed).toEqual([...new Set(feed.sent)])
          expect(feed.cursors).toEqual(feed.dueCursors)
          expect(retries).toHaveLength(script.length)
          for (const [index, { error, pauseMs }] of retries.entries()) {
            const { ends } = script[index] ?? { ends: 'cut' }
            const askedMs = ['refused', 'restarting', 'over budget'].includes(ends) ? REFUSED_SECONDS * 1000 : 0
            expect(error.kind).toBe(
              ends === 'revoked cursor' && feed.cursors[index] === undefined ? 'transport' : KINDS[ends],
            )
            expect(pauseMs).toBeGreaterThanOrEqual(askedMs)
            expect(pauseMs).toBeLessThanOrEqual(askedMs + 30_000)
            expect((feed.times[index + 1] ?? 0) - (feed.times[index] ?? 0)).toBeGreaterThanOrEqual(pauseMs - 1)
          }
          expect(pending).toBe(0)
        },
      ),
      { numRuns: 200 },
    )
  })
})
