import type { Contest, Contestant } from './contest.ts'
import { Subject } from './subject.ts'

const ASKS = 400

/** What a page of a ladder costs, beside one of a ladder that is a hundred times smaller. */
export async function ladder(stack: DisposableStack): Promise<readonly Contest[]> {
  const paging = async (name: string, size: number, temper: string): Promise<Contestant> => {
    const program = new URL('./subjects/ladder.ts', import.meta.url)
    const subject = stack.use(await Subject.start(program, {}, [String(size), temper]))
    return {
      name,
      async round() {
        const before = await subject.cpuAfter()
        return ((await subject.cpuAfter(ASKS)) - before) / ASKS
      },
    }
  }

  const contest = async (title: string, temper: string): Promise<Contest> => ({
    title,
    rival: await paging('a ladder of 200', 200, temper),
    ours: [await paging('a ladder of 20,000', 20_000, temper)],
  })

  return [
    await contest('A page of 25 of a ladder, read from the store each time', 'cold'),
    await contest('A page of 25 of a ladder, as it was read before', 'warm'),
  ]
}
