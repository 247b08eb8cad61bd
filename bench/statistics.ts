import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChampionPages, writeChampions } from './champion-pages.ts'
import type { Contest, Contestant } from './contest.ts'
import { openRecording } from './recording.ts'
import { Subject } from './subject.ts'
import { createVariedMatches } from './varied-matches.ts'

/** How many matches come at a time, as when the histories of many accounts are fetched. */
const MATCHES_AT_A_TIME = 1000

/** How many matches were counted before those. */
const COUNTED_BEFORE = 2000

/** Over how many matches the bytes of one are measured. */
const MATCHES_WEIGHED = 5000

/** How many matches the stores hold whose pages are compared. */
const SIZES = [1000, 10_000, 100_000] as const

const COLD_ASKS = 10
const WARM_ASKS = 100

/**
 * What counting a match costs beside reading and storing it, what it takes in the store, and what pages about champions
 * cost however many matches are counted.
 */
export async function statistics(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const recording = await recordingContest(stack)

  const plain = await sizeOfMatch(join(folder, 'plain.db'), false)
  const counted = await sizeOfMatch(join(folder, 'counted.db'), true)
  print(
    `\nA match takes ${inDigits(plain)} bytes of the file, and ${inDigits(counted)} with all that is counted of it:`,
  )
  print(`over ${inDigits(MATCHES_WEIGHED)} matches of one patch.`)

  const stores = SIZES.map((size) => ({ size, path: join(folder, `${size}.db`) }))
  print('\nStores with what is counted of champions, the matches of pros, and rosters\n')
  for (const { size, path } of stores) {
    await writeChampions(path, size)
    const pages = openChampionPages(path)
    await pages.ask('champion', 'cold')
    const ofChampion = pages.read()
    await pages.ask('table', 'cold')
    const ofTable = pages.read() - ofChampion
    await pages.close()
    const bytes = Math.round(statSync(path).size / size)
    print(`${inDigits(size).padStart(7)} matches: ${inDigits(bytes)} bytes a match in the file;`)
    print(`        ${ofChampion} documents read for the page of a champion, ${ofTable} for the table of all`)
  }

  const paging = async (page: string, temper: string, asks: number): Promise<readonly Contestant[]> =>
    Promise.all(stores.map(async ({ size, path }) => pagingContestant(stack, [page, temper, path], size, asks)))
  return [
    recording,
    ...toContests('The page of a champion, read from the store each time', await paging('champion', 'cold', COLD_ASKS)),
    ...toContests('The page of a champion, as it was read before', await paging('champion', 'warm', WARM_ASKS)),
    ...toContests('The table of champions, read from the store each time', await paging('table', 'cold', COLD_ASKS)),
    ...toContests('The table of champions, as it was read before', await paging('table', 'warm', WARM_ASKS)),
  ]
}

function toContests(title: string, [rival, ...ours]: readonly Contestant[]): readonly Contest[] {
  return rival === undefined ? [] : [{ title, rival, ours }]
}

/** The bytes of a store's file that a match takes, when it counts or when it does not. */
async function sizeOfMatch(path: string, counts: boolean): Promise<number> {
  const varied = createVariedMatches('plain')
  const recording = openRecording(path)
  for (let n = 0; n < MATCHES_WEIGHED; n += MATCHES_AT_A_TIME) {
    await recording.take(Array.from({ length: MATCHES_AT_A_TIME }, (_, index) => varied.toText(n + index, counts)))
  }
  await recording.store.close()
  return Math.round(statSync(path).size / MATCHES_WEIGHED)
}

/** The same matches twice: as games that do not count, which costs what reading and storing them costs, and as ranked ones. */
async function recordingContest(stack: DisposableStack): Promise<Contest> {
  const program = new URL('./subjects/recording.ts', import.meta.url)
  const recording = async (kind: string) => {
    const subject = stack.use(
      await Subject.start(program, {}, [kind, String(COUNTED_BEFORE), String(MATCHES_AT_A_TIME)]),
    )
    return async () => {
      const before = await subject.cpuAfter()
      return ((await subject.cpuAfter(1)) - before) / MATCHES_AT_A_TIME
    }
  }
  const [store, storeAndCount] = [await recording('blind'), await recording('counted')]
  let [stored, counted] = [0, 0]
  return {
    title: `A match that comes among ${inDigits(MATCHES_AT_A_TIME)}`,
    rival: { name: 'parsed, normalised and stored', round: async () => (stored = await store()) },
    ours: [
      { name: 'the same, and counted', round: async () => (counted = await storeAndCount()) },
      { name: 'the counting alone: what it costs more', round: async () => counted - stored },
    ],
  }
}

async function pagingContestant(
  stack: DisposableStack,
  args: readonly string[],
  size: number,
  asks: number,
): Promise<Contestant> {
  const subject = stack.use(await Subject.start(new URL('./subjects/champion-pages.ts', import.meta.url), {}, args))
  return {
    name: `of ${inDigits(size)} matches`,
    async round() {
      const before = await subject.cpuAfter()
      return ((await subject.cpuAfter(asks)) - before) / asks
    },
  }
}

function inDigits(value: number): string {
  return value.toLocaleString('en')
}
