import { schema } from '../../../gateway/composition/schema.ts'
import { systemClock } from '../../../gateway/composition/system-clock.ts'
import { createLimits } from '../../../gateway/limits/limits.ts'
import { openCollection } from '../../../gateway/store/collection.ts'
import { streamsCollection } from '../../../gateway/streams/collections/streams.ts'
import { startGraphqlServer } from '../../graphql-server.ts'
import { sharedClock } from '../../live/shared-clock.ts'
import { openCostWorld } from '../cost-world.ts'
import { observe } from './observe.ts'

// The product's server, contract and limits over the folder in the argument. Its work is to change all live streams at once, as
// the poll of Twitch does. The new title is the time of the change, so that subscribers can compute the age of an event.
const [, , folder = ''] = process.argv
const { store, context } = openCostWorld(folder)
const streams = openCollection(store, streamsCollection)
const listed = await streams.list({ limit: 1000 })
let revision = Math.max(...listed.map(({ value }) => value.revision))

async function changeStreams(): Promise<void> {
  revision = Math.max(revision + 1, Date.now())
  const title = String(sharedClock())
  await store.transaction(async (transaction) => {
    for (const { id, value } of listed) {
      if (value.live === null) continue
      const live = { ...value.live, title, viewers: revision % 1_000_000 }
      streams.in(transaction).set(id, { ...value, revision, live })
    }
  })
}

const url = await startGraphqlServer({
  graphql: { schema, context: () => ({ ...context }) },
  limits: createLimits(schema, systemClock),
})
observe(url, async (times) => {
  for (let time = 0; time < times; time += 1) await changeStreams()
})
