import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Contest } from './contest.ts'
import { graphqlRequest, repeatableRequest, serving } from './serving.ts'
import { Subject } from './subject.ts'

/** Many short rounds: the speed of a machine that other work shares changes within seconds, by more than what is measured here. */
const ROUNDS = 81
const REQUESTS = 400

/** All requests come from one address. */
const VARIABLES = { INGEST: 'off', POINTS_PER_MINUTE: '2147483647' }

/** Largest allowed ratio between a request with and without metrics and traces. */
const TARGET = 1.05

const QUERY = '{ status { dataSource } }'

/** What is asked, by its title: an operation that is executed, one whose answer is cached, and the smallest request. */
const REQUESTED: Readonly<Record<string, (url: string | null) => Request>> = {
  'An executed operation': (url) => graphqlRequest(url, QUERY),
  'A cached answer': (url) => repeatableRequest(url, QUERY, {}),
  'A drawn picture': (url) => new Request(`${url}/images/champions/icons/Azir.png`),
}

/** Measures what metrics, and traces of one request in fifty, add to the CPU time of requests. */
export async function metrics(stack: DisposableStack): Promise<readonly Contest[]> {
  const program = new URL('./subjects/product.ts', import.meta.url)
  const traced = new URL('./subjects/traced-product.ts', import.meta.url)
  const collector = await startCollector(stack)
  const off = stack.use(await Subject.start(program, VARIABLES))
  const on = stack.use(await Subject.start(program, { ...VARIABLES, METRICS_PORT: '0' }))
  const both = stack.use(
    await Subject.start(traced, { ...VARIABLES, METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector }),
  )
  return Object.entries(REQUESTED).map(([title, toRequest]) => {
    const asking = (name: string, subject: Subject) => {
      const requests = () => Array.from({ length: REQUESTS }, () => toRequest(subject.url))
      return serving(name, subject, requests, (text) => text !== '')
    }
    return {
      title,
      rival: asking('without metrics', off),
      ours: [asking('with metrics', on), asking('with metrics and traces', both)],
      target: TARGET,
      rounds: ROUNDS,
    }
  })
}

/** Starts a collector that drops all traces. Resolves to its URL. */
async function startCollector(stack: DisposableStack): Promise<string> {
  const server = createServer((request, response) => void request.resume().once('end', () => response.end('{}')))
  stack.defer(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The collector has no port.')
  return `http://127.0.0.1:${address.port}`
}
