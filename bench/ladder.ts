import type { Contest, Contestant } from './contest.ts'
import { Subject } from './subject.ts'

const REQUESTS = 400

/** Compares a page of a large ladder with a page of a ladder that is a hundred times smaller. */
export async function ladder(stack: DisposableStack): Promise<readonly Contest[]> {
  const paging = async (name: string, size: number, cacheState: string): Promise<Contestant> => {
    const program = new URL('./subjects/ladder.ts', import.meta.url)
    const subject = stack.use(await Subject.start(program, {}, [String(size), cacheState]))
    return {
      name,
      async round() {
        const before = await subject.cpuAfter()
        return ((await subject.cpuAfter(REQUESTS)) - before) / REQUESTS
      },
    }
  }

  const contest = async (title: string, cacheState: string): Promise<Contest> => ({
    title,
    rival: await paging('a ladder of 200', 200, cacheState),
    ours: [await paging('a ladder of 20,000', 20_000, cacheState)],
  })

  return [
    await contest('A page of 25 of a ladder, read from the store each time', 'cold'),
    await contest('A page of 25 of a ladder, from the cache', 'warm'),
  ]
}
