import { allIndexes } from '../../gateway/composition/collections.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from './fake-clock.ts'
import { recordWrites } from './record-writes.ts'
import { writeRosters } from './rosters.ts'
import { openSenders, type Sender } from './senders.ts'
import { openTestWorld } from './test-world.ts'

/** Opens a test world with the teams ONE and TWO, for documents of any sender. */
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
    /** Each written or deleted document as collection and id, in order. */
    writes,
    /** Returns a function that runs documents with the credentials of a sender. */
    async executeFor(sender: Sender) {
      const identify = await senders.knows(sender)
      return executeIn(world.context, identify)
    },
    /** Returns the identity of a sender, with credentials issued now. */
    knows: (sender: Sender) => senders.knows(sender),
    async close(): Promise<void> {
      await senders.close()
      await world.store.close()
    },
  }
}
