import type { Contest, Contestant } from './contest.ts'
import { Subject } from './subject.ts'

const ASKS = 5_000

/** What limiter, cache, coalescing and validation add to a question to Riot. */
export async function riotClient(stack: DisposableStack): Promise<readonly Contest[]> {
  const working = async (name: string, program: URL, args?: readonly string[]): Promise<Contestant> => {
    const subject = stack.use(await Subject.start(program, {}, args))
    return {
      name,
      async round() {
        const before = await subject.cpuAfter()
        return ((await subject.cpuAfter(ASKS)) - before) / ASKS
      },
    }
  }

  return [
    {
      title: 'A question to Riot, whose answer comes at once',
      rival: await working('bare fetch and JSON', new URL('./subjects/bare-fetch.ts', import.meta.url)),
      ours: [
        await working('Riot client, a new question each time', new URL('./subjects/riot-client.ts', import.meta.url)),
        await working(
          'Riot client, a question with a remembered answer',
          new URL('./subjects/riot-client.ts', import.meta.url),
          ['repeat'],
        ),
      ],
    },
  ]
}
