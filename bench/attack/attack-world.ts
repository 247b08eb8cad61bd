import { setTimeout as sleep } from 'node:timers/promises'
import { storeFileOf } from '../../gateway/store-file.ts'
import { parseEnv } from '../../gateway/env.ts'
import { writeChampions } from '../champion-pages.ts'
import { graphqlRequest } from '../serving.ts'
import { Subject } from '../subject.ts'

/** Names the demo world that is attacked. */
export const SEED = 'bench'

/** How many matches its champions have statistics of. */
const MATCHES = 1_000

/** The product as the benchmark starts it, over what is in a folder. */
export const OPTIONS = { DATA_DRAGON_URL: 'off', SIMULATOR_SEED: SEED }

/** How long workers may take until the world is whole, in seconds. */
const MOST_SECONDS = 300

/** Contents of a complete world. */
const STANDING =
  '{ streams { source { state } } activeGames { games { id } } ladder(region: EUW, first: 1) { totalCount } }'

/** Fills a folder with what a demo world has after a while: rosters, statistics, streams, a running game and ladders. */
export async function fillWorld(folder: string): Promise<void> {
  await writeChampions(worldFile(folder), MATCHES)
  using product = await Subject.start(new URL('../subjects/product.ts', import.meta.url), OPTIONS, [folder])
  for (let second = 0; second < MOST_SECONDS; second += 1) {
    const text = await (await fetch(graphqlRequest(product.url, STANDING))).text()
    if (text.includes('"state":"OK"') && text.includes('"id"') && text.includes('"totalCount"')) return
    await sleep(1_000)
  }
  throw new Error(`After ${MOST_SECONDS} seconds the demo world has not got everything.`)
}

/** The file of its store. */
export function worldFile(folder: string): string {
  return storeFileOf(parseEnv({ ...OPTIONS, DATA_DIR: folder }))
}
