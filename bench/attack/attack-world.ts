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

/** How long to wait for a running game, in seconds: at some hours nobody in the demo world plays. */
const GAME_SECONDS = 30

/** Contents of a complete world. */
const CONTENTS =
  '{ streams { source { state } } activeGames { games { id } } ladder(region: EUW, first: 1) { totalCount } }'

/** Fills a folder with what a demo world has after a while: rosters, statistics, streams, ladders and mostly a running game. */
export async function fillWorld(folder: string): Promise<void> {
  await writeChampions(worldFile(folder), MATCHES)
  using product = await Subject.start(new URL('../subjects/product.ts', import.meta.url), OPTIONS, [folder])
  for (let second = 0; second < MOST_SECONDS; second += 1) {
    const text = await (await fetch(graphqlRequest(product.url, CONTENTS))).text()
    const hasGame = text.includes('"id"') || second >= GAME_SECONDS
    if (hasGame && text.includes('"state":"OK"') && text.includes('"totalCount"')) return
    await sleep(1_000)
  }
  throw new Error(`After ${MOST_SECONDS} seconds the demo world is not complete.`)
}

/** The file of its store. */
export function worldFile(folder: string): string {
  return storeFileOf(parseEnv({ ...OPTIONS, DATA_DIR: folder }))
}
