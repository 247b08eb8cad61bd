import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { exitOnSignal } from '../../gateway/http/shutdown.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { startServer } from '../../gateway/server/start-server.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { NO_KEYS } from '../support/open-keys.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { createTestSchema } from './test-schema.ts'

/**
 * A program around the server: prints its URL, `asked` once a slow page is requested, and `stopping` after a signal. Its arguments are
 * the milliseconds that it may take to stop, and those that the page takes.
 */
const [limitMs = '8000', pageMs = '300'] = process.argv.slice(2)
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
    await delay(Number(pageMs))
    return new Response('slow page')
  },
  clientDirectory: null,
  explorer: null,
  overlay: null,
  oembed: () => new Response(),
  printSchema: () => '',
  readiness: async () => ({ ready: true, parts: {} }),
  log,
  now: () => systemClock.now(),
  schedule: (delayMs, run) => systemClock.schedule(delayMs, run),
  trustProxy: false,
})
function close(): Promise<void> {
  process.stdout.write('stopping\n')
  return server.close()
}
exitOnSignal(close, log, Number(limitMs))
process.stdout.write(`${server.url}\n`)
