import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from '../../gateway/composition/env.ts'
import { storeFileOf } from '../../gateway/composition/store-file.ts'
import { writeChampions } from '../champion-pages.ts'
import { graphqlRequest } from '../serving.ts'
import { Subject } from '../subject.ts'

/** Seed of the attacked demo world. */
export const SEED = 'bench'

/** Matches in the champion statistics. */
const MATCHES = 1_000

/** Environment variables of the product in this benchmark. */
export const OPTIONS = { DATA_DRAGON_URL: 'off', SIMULATOR_SEED: SEED }

/** Time limit for the workers to complete the world. */
const MAX_SECONDS = 300

/** Time limit for a running game: at some hours the demo world has none. */
const GAME_SECONDS = 30

/** Contents of a complete world. */
const CONTENTS =
  '{ streams { source { state } } activeGames { games { id } } ladder(region: EUW, first: 1) { totalCount } }'

/** Fills a folder with a complete demo world: rosters, statistics, streams, ladders, and usually a running game. */
export async function fillWorld(folder: string): Promise<void> {
  await writeChampions(worldFile(folder), MATCHES)
  using product = await Subject.start(new URL('../subjects/product.ts', import.meta.url), OPTIONS, [folder])
  for (let second = 0; second < MAX_SECONDS; second += 1) {
    const text = await (await fetch(graphqlRequest(product.url, CONTENTS))).text()
    const hasGame = text.includes('"id"') || second >= GAME_SECONDS
    if (hasGame && text.includes('"state":"OK"') && text.includes('"totalCount"')) return
    await sleep(1_000)
  }
  throw new Error(`The demo world was not complete after ${MAX_SECONDS} seconds.`)
}

/** Returns the path of the store file in a folder. */
export function worldFile(folder: string): string {
  return storeFileOf(parseEnv({ ...OPTIONS, DATA_DIR: folder }))
}
