import type { Contestant } from './contest.ts'
import type { Subject } from './subject.ts'

/** How many requests are under way at the same time. */
const CONCURRENCY = 8

/** A contestant that answers requests: one round asks for each of them. Every answer must be the one that is expected. */
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
      if (!isRight(text)) throw new Error(`${request.url} answers wrongly: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, askOneByOne))
}

/** A GraphQL operation as the client sends it, but for compression: that costs every server the same. */
export function graphqlRequest(url: string | null, query: string, variables: unknown = {}): Request {
  return new Request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ query, variables }),
  })
}
