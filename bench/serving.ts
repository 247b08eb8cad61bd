import type { Contestant } from './contest.ts'
import type { Subject } from './subject.ts'

/** Number of simultaneous requests. */
const CONCURRENCY = 8

/** Creates a contestant that answers requests. A round sends each of them once, and rejects when an answer is wrong. */
export function serving(
  name: string,
  subject: Subject,
  nextRequests: () => readonly Request[],
  isRight: (text: string) => boolean,
  atOnce = CONCURRENCY,
): Contestant {
  return {
    name,
    async round() {
      const requests = nextRequests()
      const before = await subject.cpuAfter()
      await askAll(requests, isRight, atOnce)
      return ((await subject.cpuAfter()) - before) / requests.length
    },
  }
}

async function askAll(requests: readonly Request[], isRight: (text: string) => boolean, atOnce: number): Promise<void> {
  const waiting = requests.values()
  const askOneByOne = async () => {
    for (const request of waiting) {
      const text = await (await fetch(request)).text()
      if (!isRight(text)) throw new Error(`Wrong answer from ${request.url}: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOneByOne))
}

let lastRequest = 0

/**
 * Builds the request of a GraphQL operation, without compression, which costs every server the same. No two of them are equal, so
 * each is executed.
 */
export function graphqlRequest(url: string | null, query: string, variables: object = {}): Request {
  lastRequest += 1
  return repeatableRequest(url, query, { ...variables, unused: lastRequest })
}

/** Builds a request that is equal to every other one of the same operation. */
export function repeatableRequest(url: string | null, query: string, variables: object): Request {
  return new Request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ query, variables }),
  })
}
