import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChampionPages, writeChampions } from './champion-pages.ts'
import type { Contest, Contestant } from './contest.ts'
import { openRecording } from './recording.ts'
import { Subject } from './subject.ts'
import { createVariedMatches } from './varied-matches.ts'

/** Matches in one batch, as when the histories of many accounts are fetched. */
const MATCHES_AT_A_TIME = 1000

/** Matches that were counted before the first batch. */
const COUNTED_BEFORE = 2000

/** Matches over which the bytes of one match are averaged. */
const MATCHES_WEIGHED = 5000

/** Numbers of matches in the stores whose pages are compared. */
const SIZES = [1000, 10_000, 100_000] as const

const COLD_REQUESTS = 10
const WARM_REQUESTS = 100

/**
 * Measures the cost of counting a match beside that of reading and storing it, the bytes of a match in the store, and the cost
 * of champion pages for different numbers of counted matches.
 */
export async function statistics(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const recording = await recordingContest(stack)

  const plain = await sizeOfMatch(join(folder, 'plain.db'), false)
  const counted = await sizeOfMatch(join(folder, 'counted.db'), true)
  print(`\nA match takes ${inDigits(plain)} bytes of the file, and ${inDigits(counted)} with its statistics`)
  print(`(average of ${inDigits(MATCHES_WEIGHED)} matches of one patch).`)

  const stores = SIZES.map((size) => ({ size, path: join(folder, `${size}.db`) }))
  print('\nStores with champion statistics, the matches of pro players, and rosters\n')
  for (const { size, path } of stores) {
    await writeChampions(path, size)
    const pages = openChampionPages(path)
    await pages.ask('champion', 'cold')
    const ofChampion = pages.read()
    await pages.ask('table', 'cold')
    const ofTable = pages.read() - ofChampion
    const kilobytes = await Promise.all(
      ['champion', 'builds', 'table'].map(async (page) => (await pages.ask(page, 'warm')).join('').length / 1000),
    )
    await pages.close()
    const bytes = Math.round(statSync(path).size / size)
    print(`${inDigits(size).padStart(7)} matches: ${inDigits(bytes)} bytes a match in the file;`)
    print(`        ${ofChampion} documents read for the page of a champion, ${ofTable} for the table of champions;`)
    print(`        answers of ${kilobytes.map((size) => size.toFixed(0)).join(', ')} kB: page, builds, table`)
  }

  const paging = async (page: string, cacheState: string, requests: number): Promise<readonly Contestant[]> =>
    Promise.all(stores.map(async ({ size, path }) => pagingContestant(stack, [page, cacheState, path], size, requests)))
  return [
    recording,
    ...toContests(
      'The page of a champion, read from the store each time',
      await paging('champion', 'cold', COLD_REQUESTS),
    ),
    ...toContests('The page of a champion, from the cache', await paging('champion', 'warm', WARM_REQUESTS)),
    ...toContests(
      'The builds of a champion, read from the store each time',
      await paging('builds', 'cold', COLD_REQUESTS),
    ),
    ...toContests('The builds of a champion, from the cache', await paging('builds', 'warm', WARM_REQUESTS)),
    ...toContests(
      'The table of champions, read from the store each time',
      await paging('table', 'cold', COLD_REQUESTS),
    ),
    ...toContests('The table of champions, from the cache', await paging('table', 'warm', WARM_REQUESTS)),
  ]
}

function toContests(title: string, [rival, ...ours]: readonly Contestant[]): readonly Contest[] {
  return rival === undefined ? [] : [{ title, rival, ours }]
}

/** Returns the bytes that a match takes in the file of a store, for matches that count or for others. */
async function sizeOfMatch(path: string, counts: boolean): Promise<number> {
  const varied = createVariedMatches('plain')
  const recording = openRecording(path)
  for (let n = 0; n < MATCHES_WEIGHED; n += MATCHES_AT_A_TIME) {
    await recording.take(Array.from({ length: MATCHES_AT_A_TIME }, (_, index) => varied.toText(n + index, counts)))
  }
  await recording.store.close()
  return Math.round(statSync(path).size / MATCHES_WEIGHED)
}

/** Records the same matches twice: as games that do not count, for the cost of reading and storing, and as ranked games. */
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
    title: `A match in a batch of ${inDigits(MATCHES_AT_A_TIME)}`,
    rival: { name: 'parsed, normalised and stored', round: async () => (stored = await store()) },
    ours: [
      { name: 'the same, and counted', round: async () => (counted = await storeAndCount()) },
      { name: 'the counting alone: the difference', round: async () => counted - stored },
    ],
  }
}

async function pagingContestant(
  stack: DisposableStack,
  args: readonly string[],
  size: number,
  requests: number,
): Promise<Contestant> {
  const subject = stack.use(await Subject.start(new URL('./subjects/champion-pages.ts', import.meta.url), {}, args))
  return {
    name: `of ${inDigits(size)} matches`,
    async round() {
      const before = await subject.cpuAfter()
      return ((await subject.cpuAfter(requests)) - before) / requests
    },
  }
}

function inDigits(value: number): string {
  return value.toLocaleString('en')
}
