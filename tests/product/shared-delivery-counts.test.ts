import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { SharedSubscription } from '../../gateway/delivery/sharing/shared-subscription.ts'
import type { SharedUpdate } from '../../gateway/delivery/sharing/shared-update.ts'
import type { GraphQLEngine } from '../../gateway/http/graphql/graphql-engine.ts'
import { createGraphQLEngine } from '../../gateway/server/graphql.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { RecordingReader, runPendingTasks } from '../delivery/shared-group.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { openTestWorld } from '../support/test-world.ts'
import { credentialsOf, type DeliveryWorld, openDeliveryWorld } from './shared-delivery-world.ts'

/** Each execution reads the rosters once for each stream in it. */
const STREAMS = `subscription Streams($filter: StreamFilter, $after: String) {
  update: streams(filter: $filter, after: $after) { cursor snapshot upserted { login player { name } } removed }
}`

const GAMES = `subscription ($filter: ActiveGameFilter, $after: String) {
  update: activeGames(filter: $filter, after: $after) { cursor snapshot upserted { matchId } removed }
}`

const CROWD = 10_000
const STORM = 2_000

const LOG = createLog({ level: 'silent', write: () => {}, now: () => 0 })

let world: DeliveryWorld
let engine: GraphQLEngine

beforeEach(async () => {
  const foundation = openTestWorld()
  world = await openDeliveryWorld(foundation)
  engine = createGraphQLEngine(
    { schema, context: (operation) => world.contextFor(operation) },
    roomyLimits(schema),
    (delayMs, task) => world.clock.schedule(delayMs, task),
  )
  await world.happen({ kind: 'stream', player: 0, viewers: 1 })
  onTestFinished(async () => {
    await world.close()
    await foundation.store.close()
  })
})

interface Subscriber {
  readonly reader: RecordingReader
  readonly updates: readonly SharedUpdate[]
  readonly subscription: SharedSubscription
}

interface Sending {
  readonly sender?: string | null
  readonly operationName?: string
}

async function subscribe(
  query: string,
  variableValues: object = {},
  { sender = null, operationName }: Sending = {},
): Promise<Subscriber> {
  const operation = { requestId: 'request', log: LOG, credentials: credentialsOf(sender) }
  const { schema: served, parse, contextFactory, subscribe: begin } = engine.getEnveloped(operation)
  const contextValue = await contextFactory()
  const args = { schema: served, document: parse(query), contextValue, variableValues, operationName }
  const subscription = await begin(args)
  if (!(subscription instanceof SharedSubscription)) throw new Error('It is not shared.')
  const reader = new RecordingReader()
  subscription.deliverTo(reader)
  return { reader, updates: reader.updates, subscription }
}

/** Subscribes `count` times at once; every third subscriber is signed in. */
function subscribeAll(count: number, query: string, variables: object = {}): Promise<readonly Subscriber[]> {
  const senders = Array.from({ length: count }, (_, index) => (index % 3 === 0 ? `person ${index}` : null))
  return Promise.all(senders.map((sender) => subscribe(query, variables, { sender })))
}

/** Resolves once each subscriber has exactly `count` updates. */
async function waitForUpdates(subscribers: readonly Subscriber[], count: number): Promise<void> {
  const areComplete = () => subscribers.every(({ updates }) => updates.length >= count)
  for (let round = 0; round < 10 * CROWD && !areComplete(); round++)
    await new Promise((resolve) => setImmediate(resolve))
  expect(subscribers.find(({ updates }) => updates.length !== count)).toBeUndefined()
}

/** Returns the distinct latest updates; updates of one execution are the same object. */
function newestOf(subscribers: readonly Subscriber[]): ReadonlySet<SharedUpdate | undefined> {
  return new Set(subscribers.map(({ updates }) => updates.at(-1)))
}

/** Counts the uses of feeds and rosters by resolvers during `run`. */
async function countUses(run: () => Promise<unknown>): Promise<DeliveryWorld['uses']> {
  const before = { ...world.uses }
  await run()
  return { feed: world.uses.feed - before.feed, rosters: world.uses.rosters - before.rosters }
}

describe(`${CROWD} subscribers in three groups`, () => {
  it('cost the watches of one subscriber in each group, and one execution per event and group', async () => {
    const pioneers = [
      await subscribe(STREAMS),
      await subscribe(STREAMS, { filter: { live: true } }),
      await subscribe(GAMES),
    ]
    await waitForUpdates(pioneers, 1)
    const watched = [...world.watched]
    const groups = [
      await subscribeAll(CROWD - 1_000, STREAMS),
      await subscribeAll(500, STREAMS, { filter: { live: true } }),
      await subscribeAll(500, GAMES),
    ]
    const [all, live, games] = [groups[0] ?? [], groups[1] ?? [], groups[2] ?? []]
    await waitForUpdates(groups.flat(), 1)
    expect(groups.map((group) => newestOf(group).size)).toEqual([1, 1, 1])

    const happened = await countUses(async () => {
      await world.happen({ kind: 'stream', player: 0, viewers: 2 })
      await waitForUpdates([...all, ...live], 2)
    })
    expect(happened).toEqual({ feed: 0, rosters: 2 })
    expect([newestOf(all).size, newestOf(live).size]).toEqual([1, 1])
    expect(newestOf([...all, ...live]).size).toBe(2)

    // Subscribers of live streams get a removal; subscribers of all streams get the new state.
    const ended = await countUses(async () => {
      await world.happen({ kind: 'stream', player: 0, viewers: null })
      await waitForUpdates([...all, ...live], 3)
    })
    expect(ended).toEqual({ feed: 0, rosters: 1 })
    await world.happen({ kind: 'stream', player: 1, viewers: null })
    await waitForUpdates(all, 4)
    await waitForUpdates(live, 3)
    await waitForUpdates(games, 1)

    expect(world.watched).toEqual(watched)
    expect([...world.requestsOfPersons]).toEqual([])
    await Promise.all(groups.flat().map(({ subscription }) => subscription.return()))
  })
})

describe('subscribers that join between two events', () => {
  it('cost one execution for all with the same start', async () => {
    const early = await subscribe(STREAMS)
    await waitForUpdates([early], 1)
    await world.happen({ kind: 'stream', player: 0, viewers: 2 })
    await waitForUpdates([early], 2)
    const late: Subscriber[] = []
    const uses = await countUses(async () => {
      for (let wave = 0; wave < 5; wave++) {
        late.push(...(await subscribeAll(20, STREAMS, wave % 2 === 0 ? {} : { after: null })))
        await waitForUpdates(late, 1)
      }
    })
    expect(uses.rosters).toBe(1)
    expect(newestOf(late).size).toBe(1)
  })

  it(`cost one execution when ${STORM} resume at one cursor, and one more after the next event`, async () => {
    const early = await subscribe(STREAMS)
    await waitForUpdates([early], 1)
    const after = world.cursorOf('streams', 0)
    await world.happen({ kind: 'stream', player: 0, viewers: 2 })
    await waitForUpdates([early], 2)

    let storm: readonly Subscriber[] = []
    const reconnect = async () => {
      storm = await subscribeAll(STORM, STREAMS, { after })
      await waitForUpdates(storm, 1)
    }
    expect((await countUses(reconnect)).rosters).toBe(1)
    expect(newestOf(storm).size).toBe(1)
    await Promise.all(storm.map(({ subscription }) => subscription.return()))
    expect(await countUses(reconnect)).toEqual({ feed: 0, rosters: 0 })

    const happens = await countUses(async () => {
      await world.happen({ kind: 'stream', player: 0, viewers: 3 })
      await waitForUpdates(storm, 2)
    })
    expect(happens.rosters).toBe(1)
    expect((await countUses(reconnect)).rosters).toBe(1)
  })
})

describe('a reader with a full buffer', () => {
  it.each([
    { begun: 'after a cursor', variables: () => ({ after: world.cursorOf('streams', 0) }), beside: '' },
    { begun: 'from a snapshot', variables: () => ({}), beside: '' },
    {
      begun: 'as one of several operations',
      variables: () => ({ after: world.cursorOf('streams', 0) }),
      beside: ' subscription Other { rosterChanges { cursor } }',
    },
  ])('gets a snapshot once drained when it started $begun', async ({ variables, beside }) => {
    const full = await subscribe(STREAMS + beside, variables(), { operationName: 'Streams' })
    await waitForUpdates([full], 1)
    full.reader.fill()
    await world.happen({ kind: 'stream', player: 1, viewers: 2 })
    await world.happen({ kind: 'stream', player: 1, viewers: 3 })
    await runPendingTasks()
    await waitForUpdates([full], 1)
    full.reader.drain()
    await waitForUpdates([full], 2)
    const upserted = [{ login: 'vesper_live' }, { login: 'lumen_live' }]
    expect(full.reader.received[1]).toMatchObject({ data: { update: { snapshot: true, upserted, removed: [] } } })
    await world.happen({ kind: 'stream', player: 0, viewers: 9 })
    await waitForUpdates([full], 3)
    const changed = [{ login: 'lumen_live' }]
    expect(full.reader.received[2]).toMatchObject({
      data: { update: { snapshot: false, upserted: changed, removed: [] } },
    })
  })
})
