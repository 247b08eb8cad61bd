import type { Contest, Contestant } from './contest.ts'
import { graphqlRequest, serving } from './serving.ts'
import { Subject } from './subject.ts'

const REQUESTS = 2_000
const QUERY = '{ status { dataSource } }'
const ANSWER = '{"data":{"status":{"dataSource":"SIMULATOR"}}}'

/** Measures the cost that limits, request ids, logging, security headers and the rest of the server add to Yoga. */
export async function server(stack: DisposableStack): Promise<readonly Contest[]> {
  const ours = stack.use(await Subject.start(new URL('./subjects/product.ts', import.meta.url)))
  const yoga = stack.use(await Subject.start(new URL('./subjects/bare-yoga.ts', import.meta.url)))
  return [
    {
      title: 'A small GraphQL answer over HTTP',
      rival: asking('bare Yoga on node:http', yoga),
      ours: [asking('the product', ours)],
    },
  ]
}

function asking(name: string, subject: Subject): Contestant {
  const requests = () => Array.from({ length: REQUESTS }, () => graphqlRequest(subject.url, QUERY))
  return serving(name, subject, requests, (text) => text === ANSWER)
}
