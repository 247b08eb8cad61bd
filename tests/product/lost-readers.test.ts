import { expect, it, onTestFinished } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { hashText, Random } from '../../gateway/simulator/random.ts'
import { startTestServer } from '../server/test-server.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { openTestWorld } from '../support/test-world.ts'
import { type HeldStreams, readStreams } from './live-reader.ts'

const READERS = 50

/** Length of an outage of a connection, in milliseconds of the world's clock; a change is made every 100. */
const CUT_MS = 2_000
const BETWEEN_CHANGES_MS = 100
const CHANGES = 200

const PLAYERS = Array.from({ length: 12 }, (_, index) => proPlayerNamed(`Player ${index}`, 'ONE'))

it.each(['public', 'direct'] as const)(
  'fifty readers of the %s writer reach the last state despite random outages, and never see a wrong one',
  async (websocketWriter) => {
    const world = openTestWorld()
    const server = await startTestServer({
      graphql: { schema, context: () => ({ ...world.context }) },
      websocketWriter,
    })
    const random = new Random(hashText('lost readers'))

    /** The state after each revision. */
    const history = new Map<string, HeldStreams>()
    const newest = () => [...history.keys()].at(-1)
    const now = new Map<string, number | null>()

    async function change(viewers: number): Promise<void> {
      const player = PLAYERS[random.whole(0, PLAYERS.length - 1)]
      if (player === undefined) return
      const id = encodeGlobalId('Stream', player.id)
      if (now.has(id) && random.chance(0.3)) {
        now.delete(id)
        const { revision } = await world.live.endStream(player)
        history.set(String(revision), new Map(now))
      } else {
        const live = random.chance(0.3) ? null : { viewers }
        now.set(id, live === null ? null : viewers)
        const { revision } = await world.live.putStream(player, { live })
        history.set(String(revision), new Map(now))
      }
    }

    const wrong: string[] = []
    async function startReader(index: number) {
      const proxy = await startTcpProxy(Number(new URL(server.url).port))
      onTestFinished(() => proxy.close())
      // Every second reader requests live streams only.
      const isWanted = (viewers: number | null) => index % 2 === 0 || viewers !== null
      const reader = readStreams({
        url: `ws://127.0.0.1:${proxy.port}/graphql`,
        filter: index % 2 === 0 ? {} : { live: true },
        clock: world.clock,
        onUpdate(held, cursor) {
          const expected = [...(history.get(cursor) ?? [])].filter(([, viewers]) => isWanted(viewers))
          if (!isSame(held, new Map(expected))) wrong.push(`reader ${index} at ${cursor}`)
        },
      })
      onTestFinished(() => reader.leave())
      return {
        proxy,
        reader,
        isCut: false,
        nextAt: world.clock.now() + BETWEEN_CHANGES_MS * random.whole(0, CHANGES / 2),
      }
    }

    await change(0)
    const all = await Promise.all(Array.from({ length: READERS }, (_, index) => startReader(index)))
    const countAt = (cursor: string | undefined) => all.filter(({ reader }) => reader.cursor() === cursor).length
    await expect.poll(() => countAt(newest())).toBe(READERS)

    for (let viewers = 1; viewers <= CHANGES; viewers++) {
      for (const each of all) {
        if (world.clock.now() < each.nextAt) continue
        if (each.isCut) each.proxy.mend()
        else each.proxy.cut()
        each.isCut = !each.isCut
        each.nextAt = world.clock.now() + (each.isCut ? CUT_MS : BETWEEN_CHANGES_MS * random.whole(1, CHANGES))
      }
      await change(viewers)
      await world.clock.advance(BETWEEN_CHANGES_MS)
    }
    for (const { proxy } of all) proxy.mend()

    const countReached = async () => {
      await world.clock.advance(BETWEEN_CHANGES_MS)
      return countAt(newest())
    }
    await expect.poll(countReached, { timeout: 10_000 }).toBe(READERS)
    expect(wrong).toEqual([])
    expect(all.filter(({ reader }) => reader.losses() > 0)).toHaveLength(READERS)
    expect(all.filter(({ reader }) => reader.snapshots() === 1)).toHaveLength(READERS)
  },
  30_000,
)

function isSame(a: HeldStreams, b: HeldStreams): boolean {
  return a.size === b.size && [...a].every(([id, viewers]) => b.get(id) === viewers)
}
