import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../../../gateway/composition/env.ts'
import { openStore } from '../../../gateway/composition/open-store.ts'
import { startProduct } from '../../../gateway/composition/product.ts'
import { systemClock as clock } from '../../../gateway/composition/system-clock.ts'
import { proPlayersCollection } from '../../../gateway/rosters/collections/pro-players.ts'
import { createLog } from '../../../gateway/shared/log.ts'
import { openCollection } from '../../../gateway/store/collection.ts'
import { openLiveWorld } from '../../../tests/support/live-world.ts'
import { offer } from '../../subjects/offer.ts'

const EVENTS_PER_SECOND = 5

/** Channels and running games at the start. Half of the channels are live. */
const STREAMS = 80
const GAMES = 12

// The product without background jobs, in a world in which something happens all the time.
const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const log = createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => clock.now() })
const env = parseEnv({ ...process.env, DATA_DRAGON_URL: 'off', INGEST: 'off', PORT: '0', DATA_DIR: folder })
const product = await startProduct(env, clock, log)
product.warmUp()
const store = await openStore(env, clock)
const world = openLiveWorld(store, clock)
const players = (await openCollection(store, proPlayersCollection).list({ limit: 200 })).map(({ value }) => value)
const playerAt = (index: number) => {
  const player = players[index % players.length]
  if (player === undefined) throw new Error('The demo world has no pro players.')
  return player
}

await world.putSource('streams')
await world.putSource('active_games')
for (let index = 0; index < STREAMS; index += 1)
  await world.putStream(playerAt(index), index % 2 === 0 ? {} : { live: null })
const games: Awaited<ReturnType<typeof world.putGame>>[] = []
for (let index = 0; index < GAMES; index += 1) {
  games.push(await world.putGame([playerAt(2 * index), playerAt(2 * index + 1)], { matchId: `EUW1_${index}` }))
}

let events = 0
/** Of ten events, six change the viewers or the title of a stream, two begin or end one, and two begin or end a game. */
async function makeEvent() {
  events += 1
  const [live, other] = [playerAt((2 * events) % STREAMS), playerAt((2 * events + 1) % STREAMS)]
  const kind = events % 10
  if (kind === 3) await world.putStream(other)
  else if (kind === 6) await world.putStream(playerAt((2 * events - 5) % STREAMS), { live: null })
  else if (kind === 9) games.push(await world.putGame([live], { matchId: `EUW1_${GAMES + events}` }))
  else if (kind === 1) await endOldestGame()
  else await world.putStream(live, { live: { viewers: 1000 + ((events * 7919) % 50_000), title: `Game ${events}` } })
}

async function endOldestGame() {
  const game = games.shift()
  if (game !== undefined) await world.endGame(game)
}

let writing = Promise.resolve()
setInterval(() => {
  writing = writing.then(makeEvent)
}, 1000 / EVENTS_PER_SECOND)
offer({ url: product.url })
