import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProGame } from '../../gateway/active-games/rules/pro-game.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { runs } from '../support/runs.ts'
import { JournalWorld } from './journal-world.ts'

const PROS = [LUMEN, VESPER, ORRIN]
const ACCOUNTS = ['ann', 'bob']

/** Longer than the interval of comparing accounts, and than the pause after a failure. */
const ROUND_MS = 70_000

type Event =
  | { readonly kind: 'live' | 'offline' | 'play' | 'leave' | 'move'; readonly who: number }
  | { readonly kind: 'rank'; readonly who: number; readonly points: number | null }
  | { readonly kind: 'match'; readonly who: number }
  | { readonly kind: 'fail' | 'mend' | 'restart' | 'stop' | 'second' }

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('live', 'live', 'offline', 'play', 'play', 'leave', 'move'),
      who: fc.nat(PROS.length - 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rank' as const),
      who: fc.nat(ACCOUNTS.length - 1),
      points: fc.option(fc.nat(3)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('match' as const), who: fc.nat(ACCOUNTS.length - 1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('fail', 'mend', 'mend', 'restart', 'stop', 'second') }) },
)

/** The stored state that entries follow from. */
interface Truth {
  /** Start of the broadcast by player. */
  readonly streams: Map<string, number>
  readonly games: Map<string, string>
  readonly moves: readonly string[]
  readonly points: Map<string, number | undefined>
  readonly matches: readonly string[]
}

function copyOf({ streams, games, moves, points, matches }: Truth): Truth {
  return { streams: new Map(streams), games: new Map(games), moves, points: new Map(points), matches }
}

/** Returns the lines of all changes between two states. */
function changesBetween(before: Truth, now: Truth): string[] {
  const both = (kind: string, from: Map<string, number | string>, to: Map<string, number | string>) =>
    PROS.flatMap(({ name }) => {
      const [left, right] = [from.get(name), to.get(name)]
      if (left === right) return []
      return [
        ...(left === undefined ? [] : [`${kind}_ENDED ${name} ${left}`]),
        ...(right === undefined ? [] : [`${kind}_STARTED ${name} ${right}`]),
      ]
    })
  return [
    ...both('STREAM', before.streams, now.streams),
    ...both('GAME', before.games, now.games),
    ...now.moves.slice(before.moves.length),
    ...ACCOUNTS.flatMap((name) => {
      const [left, right] = [before.points.get(name), now.points.get(name)]
      return left === right ? [] : [`RANK_CHANGED ${name} ${left} ${right}`]
    }),
    ...now.matches.slice(before.matches.length),
  ].toSorted()
}

async function open() {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  await writeLiveScene(store)
  const world = new JournalWorld(store, clock)
  for (const name of ACCOUNTS) await world.putAccount(name, null)
  await world.watch(...ACCOUNTS)
  return world
}

it('the journal has each change once and in time, through failures, restarts and two workers at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      const world = await open()
      const { clock, live } = world
      let truth: Truth = { streams: new Map(), games: new Map(), moves: [], points: new Map(), matches: [] }
      const running = new Map<string, ProGame>()
      let workers = [world.startWorker()]
      await world.poll()
      await clock.advance(ROUND_MS)
      let journaled = copyOf(truth)
      const expected: string[][] = []
      let seen = 0

      async function apply(event: Event): Promise<void> {
        if (event.kind === 'fail' || event.kind === 'mend') {
          for (const { store } of workers) store.isWritable = event.kind === 'mend'
        } else if (event.kind === 'second') {
          workers = [...workers, world.startWorker()]
        } else if (event.kind === 'stop' || event.kind === 'restart') {
          await world.closeWorkers()
          workers = event.kind === 'stop' ? [] : [world.startWorker()]
        } else if (event.kind === 'rank' || event.kind === 'match') {
          const name = ACCOUNTS[event.who] ?? ''
          if (event.kind === 'rank') {
            await world.putAccount(name, event.points)
            truth.points.set(name, event.points ?? undefined)
          } else {
            truth = { ...truth, matches: [...truth.matches, `MATCH_FINISHED ${name} ${await world.putMatch(name)}`] }
          }
        } else if ('who' in event) {
          await applyToPro(event.kind, event.who)
        }
      }

      async function applyToPro(kind: 'live' | 'offline' | 'play' | 'leave' | 'move', who: number): Promise<void> {
        const pro = PROS[who] ?? LUMEN
        const { name } = pro
        const game = running.get(name)
        if (kind === 'live') {
          await live.putStream(pro, { live: { startedAt: clock.now() } })
          truth.streams.set(name, clock.now())
        } else if (kind === 'offline') {
          await live.putStream(pro, { live: null })
          truth.streams.delete(name)
        } else if (kind === 'move') {
          await world.changeRoster(pro)
          truth = { ...truth, moves: [...truth.moves, `ROSTER_CHANGED ${name} ${truth.moves.length + 1}`] }
        } else {
          if (game !== undefined) await live.endGame(game)
          running.delete(name)
          truth.games.delete(name)
          if (kind === 'leave') return
          const next = await live.putGame([pro])
          running.set(name, next)
          truth.games.set(name, next.game.matchId)
        }
      }

      for (const each of events) {
        await apply(each)
        await world.watch(...ACCOUNTS)
        await clock.advance(ROUND_MS)
        if (workers.some(({ store }) => store.isWritable)) {
          expected.push(changesBetween(journaled, truth))
          journaled = copyOf(truth)
        }
        const lines = await world.listLines()
        expect(lines.slice(seen).toSorted()).toEqual(
          workers.some(({ store }) => store.isWritable) ? expected.at(-1) : [],
        )
        seen = lines.length
      }
      const entries = await world.listEntries()
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_entry, index) => index + 1))
      expect(entries.every(({ at }, index) => at >= (entries[index - 1]?.at ?? 0))).toBe(true)
      await world.closeWorkers()
      await world.store.close()
    }),
    { numRuns: runs({ sample: 20, all: 60 }) },
  )
})
