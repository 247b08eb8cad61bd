import { expect, it, vi } from 'vitest'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { JournalWorld } from './journal-world.ts'

const DAY_MS = 24 * 60 * 60_000

/** What every store has to do with the journal. */
export function describeJournal(open: (clock: FakeClock) => DocumentStore): void {
  async function begin() {
    const clock = new FakeClock()
    const world = new JournalWorld(open(clock), clock)
    await writeLiveScene(world.store)
    return world
  }

  /** A remote store answers in its own time, so the clock goes on until the journal has these lines. */
  async function untilLines(world: JournalWorld, lines: readonly unknown[]): Promise<void> {
    await vi.waitFor(
      async () => {
        await world.clock.advance(1000)
        expect(await world.listLines()).toEqual(lines)
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  async function end(world: JournalWorld): Promise<void> {
    await world.closeWorkers()
    await world.store.close()
    expect(world.complaints).toEqual([])
  }

  it('journals nothing of what was already so, and what ended while no worker ran', async () => {
    const world = await begin()
    const { live, clock } = world
    const startedAt = clock.now() - 1000
    await live.putStream(LUMEN, { live: { startedAt } })
    const game = await live.putGame([VESPER, LUMEN])
    await world.changeRoster(ORRIN)
    await world.poll()
    world.startWorker()
    await live.putStream(ORRIN, { live: null })
    await vi.waitFor(
      async () => {
        await clock.advance(1000)
        const progress = await world.store.get({ collection: 'journal_progress', id: 'progress' })
        expect(progress?.data).toMatchObject({ streams: { [LUMEN.id]: {} }, ledger: 1 })
        expect(progress?.data['games']).not.toBeNull()
      },
      { timeout: 20_000, interval: 20 },
    )
    await world.closeWorkers()
    expect(await world.listLines()).toEqual([])

    await live.putStream(LUMEN, { live: null })
    await live.endGame(game)
    await world.changeRoster(VESPER)
    world.startWorker()
    await untilLines(world, [
      `STREAM_ENDED Lumen ${startedAt}`,
      `GAME_ENDED Vesper ${game.game.matchId}`,
      `GAME_ENDED Lumen ${game.game.matchId}`,
      'ROSTER_CHANGED Vesper 2',
    ])
    await end(world)
  })

  it('journals ranks and matches of watched accounts only, from the first comparison on', async () => {
    const world = await begin()
    await world.putAccount('ann', 10)
    await world.putAccount('bob', 10)
    await world.putMatch('ann')
    await world.watch('ann')
    world.startWorker()
    await vi.waitFor(
      async () => {
        await world.clock.advance(1000)
        const watch = await world.store.get({ collection: 'watched_accounts', id: 'EUW1_ann' })
        expect(watch?.data).toMatchObject({ ranks: [{ leaguePoints: 10 }], matches: { newest: { matchId: 'EUW1_1' } } })
      },
      { timeout: 20_000, interval: 20 },
    )
    await world.clock.advance(1000)
    await world.putAccount('ann', 31)
    await world.putMatch('ann')
    await world.putMatch('ann')
    await world.putAccount('bob', 31)
    await world.putMatch('bob')
    const lines = ['MATCH_FINISHED ann EUW1_2', 'MATCH_FINISHED ann EUW1_3', 'RANK_CHANGED ann 10 31']
    await vi.waitFor(
      async () => {
        await world.clock.advance(5000)
        expect((await world.listLines()).toSorted()).toEqual(lines)
      },
      { timeout: 20_000, interval: 20 },
    )
    const changes = await world.journal.listChangesSince(0, ['EUW1_ann', 'EUW1_bob'], 10)
    expect(changes.map(({ number }) => number)).toEqual([1, 2, 3])
    const newest = await world.journal.listNewestChanges(['EUW1_ann'], 2)
    expect(newest.map(({ number }) => number)).toEqual([3, 2])
    await end(world)
  })

  it('keeps entries for a week, and says up to which number they have expired', async () => {
    const world = await begin()
    const { journal, clock, store } = world
    const pro = { playerId: LUMEN.id, name: LUMEN.name }
    const append = (count: number) =>
      store.transaction(async (transaction) => {
        const appender = await journal.in(transaction)
        for (let change = 1; change <= count; change++) {
          appender.append({ kind: 'ROSTER_CHANGED', change, pro, fromTeam: null, toTeam: null }, clock.now())
        }
      })
    await append(230)
    await clock.advance(DAY_MS)
    await append(2)
    expect(await journal.head()).toEqual({ newest: 232, expired: 0 })
    await clock.advance(6 * DAY_MS + 1)
    world.startWorker()
    await vi.waitFor(
      async () => {
        await clock.advance(1000)
        expect(await journal.head()).toEqual({ newest: 232, expired: 230 })
      },
      { timeout: 20_000, interval: 20 },
    )
    expect((await journal.listSince(0, 500)).map(({ number }) => number)).toEqual([231, 232])
    expect(await journal.find(230)).toBeNull()
    await append(1)
    expect(await journal.head()).toEqual({ newest: 233, expired: 230 })
    await end(world)
  })
}
