import { allIndexes } from '../../gateway/collections/indexes.ts'
import { executeIn } from '../../gateway/execute-in.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from './fake-clock.ts'
import { recordWrites } from './record-writes.ts'
import { writeRosters } from './rosters.ts'
import { openSenders, type Sender } from './senders.ts'
import { openTestWorld } from './test-world.ts'

/** A test world with the teams ONE and TWO, for documents of whoever can send one. */
export async function openSenderWorld() {
  const writes: string[] = []
  const opened = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
  const world = openTestWorld('tests', ':memory:', recordWrites(opened, writes))
  await writeRosters(world.store, {
    leagues: [{ code: 'LGE', name: 'League', position: 0 }],
    teams: ['ONE', 'TWO'].map((code, position) => ({ code, name: `Team ${code}`, league: 'LGE', position })),
  })
  const senders = await openSenders(world)

  return {
    ...world,
    /** Each document that was set or deleted: its collection and id, in order. */
    writes,
    /** Runs documents for a sender, by what he shows from now on. */
    async executeFor(sender: Sender) {
      const identify = await senders.knows(sender)
      return executeIn(world.context, (_request, purpose) => identify(purpose))
    },
    /** Knows a sender, by what he shows from now on. */
    knows: (sender: Sender) => senders.knows(sender),
    async close(): Promise<void> {
      await senders.close()
      await world.store.close()
    },
  }
}
