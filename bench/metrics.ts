import type { Contest } from './contest.ts'
import { graphqlRequest, repeatableRequest, serving } from './serving.ts'
import { Subject } from './subject.ts'

const REQUESTS = 2_000

/** All requests come from one address. */
const VARIABLES = { INGEST: 'off', POINTS_PER_MINUTE: '2147483647' }

/** Largest allowed ratio between a request with and without metrics. */
const TARGET = 1.05

const QUERY = '{ status { dataSource } }'

/** What is asked, by its title: an operation that is executed, one whose answer is cached, and the smallest request. */
const REQUESTED: Readonly<Record<string, (url: string | null) => Request>> = {
  'An executed operation': (url) => graphqlRequest(url, QUERY),
  'A cached answer': (url) => repeatableRequest(url, QUERY, {}),
  'A drawn picture': (url) => new Request(`${url}/images/champions/icons/Azir.png`),
}

/** Measures what metrics add to the CPU time of requests. */
export async function metrics(stack: DisposableStack): Promise<readonly Contest[]> {
  const program = new URL('./subjects/product.ts', import.meta.url)
  const off = stack.use(await Subject.start(program, VARIABLES))
  const on = stack.use(await Subject.start(program, { ...VARIABLES, METRICS_PORT: '0' }))
  return Object.entries(REQUESTED).map(([title, toRequest]) => {
    const asking = (name: string, subject: Subject) => {
      const requests = () => Array.from({ length: REQUESTS }, () => toRequest(subject.url))
      return serving(name, subject, requests, (text) => text !== '')
    }
    return {
      title,
      rival: asking('without metrics', off),
      ours: [asking('with metrics', on)],
      target: TARGET,
    }
  })
}
