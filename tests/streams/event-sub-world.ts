import { createApp } from '../../gateway/http/app.ts'
import { printDemoRoster } from '../../gateway/rosters/files/bundled-roster.ts'
import { seedRosters } from '../../gateway/rosters/files/seed-rosters.ts'
import { createLog } from '../../gateway/shared/log.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { createEventSubRoute, EVENTSUB_PATH } from '../../gateway/streams/routes/eventsub.ts'
import { createChannelInbox } from '../../gateway/streams/services/channel-inbox.ts'
import {
  createEventSubscriptionsJob,
  type EventSubscriptionsStatus,
  SUBSCRIPTIONS_INTERVAL_MS,
} from '../../gateway/streams/workers/event-subscriptions.ts'
import { createStreamsJob } from '../../gateway/streams/workers/streams.ts'
import { createTwitchApi } from '../../gateway/twitch/create-twitch-api.ts'
import { openEventMessages } from '../../gateway/twitch/event-message.ts'
import { openTestWorld } from '../support/test-world.ts'

export const SECRET = 'a-secret-of-this-test'
export const CALLBACK = `https://lanewatch.test${EVENTSUB_PATH}`

function rethrow(error: unknown): never {
  throw error
}

function isDone({ healthy, missing }: EventSubscriptionsStatus): boolean {
  return healthy && missing === 0
}

/** The demo world's rosters and Twitch, with the workers that poll it and subscribe to it, and the route that it calls. */
export async function openEventSubWorld(opened?: DocumentStore, report: (error: unknown) => void = rethrow) {
  const world = openTestWorld('tests', ':memory:', opened)
  const { clock, store, context, simulator } = world
  const { twitch } = simulator
  const roster = simulator.listRoster()
  const logins = roster.flatMap(({ links }) => links.flatMap(({ kind, handle }) => (kind === 'TWITCH' ? [handle] : [])))
  for (const login of logins) twitch.broadcast(login, null)
  await seedRosters(store, clock, { bundled: printDemoRoster(roster, clock.now()), file: null })
  const requests: string[] = []
  const api = createTwitchApi({
    async fetch(request) {
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/helix/', '')}`)
      return twitch.fetch(request)
    },
    clock,
    baseUrl: 'https://api.twitch.tv/helix',
    authUrl: 'https://id.twitch.tv/oauth2',
    clientId: 'client',
    clientSecret: 'secret',
    random: () => 0.5,
  })
  const inbox = createChannelInbox({ store, listStreams: async () => (await context.feeds.streams.look()).items })
  const app = createApp({
    routes: [createEventSubRoute({ messages: openEventMessages(SECRET), inbox, now: () => clock.now() })],
    page: () => new Response('page', { status: 404 }),
    now: () => clock.now(),
  })
  const log = createLog({ level: 'silent', write: () => undefined, now: () => clock.now() })
  /** Sends a request to the route. */
  const send = async (request: Request) => app.fetch(request, { requestId: 'test', address: '127.0.0.1', log })
  twitch.eventSub.connect(send)

  function openJobs() {
    const subscriptions = createEventSubscriptionsJob({
      ...api,
      callback: CALLBACK,
      secret: SECRET,
      listPinned: () => streams.listPinned(),
      clock,
      report,
    })
    const events = { watches: store, isHealthy: () => subscriptions.isHealthy() }
    const streams = createStreamsJob({ ...context, twitch: api, store, clock, report, events })
    return { streams, subscriptions }
  }

  let jobs = openJobs()

  async function start(): Promise<void> {
    jobs.streams.start()
    await clock.advance(1)
    jobs.subscriptions.start()
    await clock.advance(1)
  }

  return {
    ...world,
    twitch,
    send,
    requests,
    start,
    /** Logins of the channels in the rosters; none is live. */
    logins,
    jobs: () => jobs,
    /** Passes the time until every channel is subscribed and Twitch has verified the address. */
    async subscribe(): Promise<void> {
      for (let round = 0; round < 5 && !isDone(jobs.subscriptions.status()); round++) {
        await twitch.eventSub.tick()
        await clock.advance(SUBSCRIPTIONS_INTERVAL_MS)
      }
    },
    async close(): Promise<void> {
      await Promise.all([jobs.streams.close(), jobs.subscriptions.close()])
    },
    /** Ends both workers, as when an instance stops, and starts others over the same store. */
    async restart(): Promise<void> {
      await Promise.all([jobs.streams.close(), jobs.subscriptions.close()])
      jobs = openJobs()
      await start()
    },
  }
}
