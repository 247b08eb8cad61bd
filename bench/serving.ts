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
): Contestant {
  return {
    name,
    async round() {
      const requests = nextRequests()
      const before = await subject.cpuAfter()
      await askAll(requests, isRight)
      return ((await subject.cpuAfter()) - before) / requests.length
    },
  }
}

async function askAll(requests: readonly Request[], isRight: (text: string) => boolean): Promise<void> {
  const waiting = requests.values()
  const askOneByOne = async () => {
    for (const request of waiting) {
      const text = await (await fetch(request)).text()
      if (!isRight(text)) throw new Error(`Wrong answer from ${request.url}: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, askOneByOne))
}

/** Builds the request of a GraphQL operation, without compression, which costs every server the same. */
export function graphqlRequest(url: string | null, query: string, variables: unknown = {}): Request {
  return new Request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ query, variables }),
  })
}
