import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { exitOnSignal } from '../../gateway/http/shutdown.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { startServer } from '../../gateway/server/start-server.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { NO_KEYS } from '../support/open-keys.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { createTestSchema } from './test-schema.ts'

/** A program around the server: prints its URL, and `asked` once a slow page is requested. */
const log = createLog({ level: 'silent', write: () => {}, now: Date.now })
const schema = createTestSchema()
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  graphql: { schema, context: (operation) => ({ operation }) },
  limits: roomyLimits(schema),
  keys: NO_KEYS,
  identify: async () => VISITOR,
  signIn: null,
  queryCache: null,
  mounted: [],
  images: () => new Response(),
  eventSub: null,
  previews: () => new Response(),
  rosterFeed: () => new Response(),
  contractFeed: () => new Response(),
  calendars: () => new Response(),
  operatorLinks: () => new Response(),
  forCrawlers: new Map(),
  pages: async () => {
    process.stdout.write('asked\n')
    await delay(300)
    return new Response('slow page')
  },
  clientDirectory: null,
  explorer: null,
  overlay: null,
  oembed: () => new Response(),
  schemaText: '',
  readiness: async () => ({ ready: true, parts: {} }),
  log,
  now: () => systemClock.now(),
  schedule: (delayMs, run) => systemClock.schedule(delayMs, run),
  trustProxy: false,
})
exitOnSignal(() => server.close(), log)
process.stdout.write(`${server.url}\n`)
