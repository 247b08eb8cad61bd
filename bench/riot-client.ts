import type { Contest, Contestant } from './contest.ts'
import { Subject } from './subject.ts'

const REQUESTS = 5_000

/** Measures the cost that limiter, cache, coalescing and validation add to a request to Riot. */
export async function riotClient(stack: DisposableStack): Promise<readonly Contest[]> {
  const working = async (name: string, program: URL, args?: readonly string[]): Promise<Contestant> => {
    const subject = stack.use(await Subject.start(program, {}, args))
    return {
      name,
      async round() {
        const before = await subject.cpuAfter()
        return ((await subject.cpuAfter(REQUESTS)) - before) / REQUESTS
      },
    }
  }

  return [
    {
      title: 'A request to Riot with an immediate answer',
      rival: await working('bare fetch and JSON', new URL('./subjects/bare-fetch.ts', import.meta.url)),
      ours: [
        await working('Riot client, a new request each time', new URL('./subjects/riot-client.ts', import.meta.url)),
        await working(
          'Riot client, a request with a cached answer',
          new URL('./subjects/riot-client.ts', import.meta.url),
          ['repeat'],
        ),
      ],
    },
  ]
}
