import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProStream } from '../../gateway/streams/rules/pro-stream.ts'
import { streamerNamed, StreamsWorld } from './streams-world.ts'

const NAMES = ['Ana', 'B.en', 'Cleo', 'Dov']
const TEAMS = ['T1', 'GEN']

/** The state of a player, and the stream that should be stored. */
interface Truth {
  readonly name: string
  enrolled: boolean
  linked: boolean
  team: string
  /** The present channel; each player has two. */
  login: string
  /** Viewers of the channel; null while it is offline. */
  viewers: number | null
  /** True when Twitch leaves a live channel out of the next answer. */
  flickers: boolean
  kept: Kept | null
}

/** The stream that the rule expects in the store. */
interface Kept {
  gone: boolean
  login: string
  team: string
  viewers: number | null
  misses: number
}

type Event =
  | { readonly kind: 'viewers'; readonly who: number; readonly viewers: number | null }
  | { readonly kind: 'flicker' | 'leave' | 'return' | 'unlink' | 'link' | 'transfer' | 'channel'; readonly who: number }
  | { readonly kind: 'outage' | 'recovery' | 'restart' | 'nothing' }

const who = fc.nat(NAMES.length - 1)
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('viewers' as const), who, viewers: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('viewers' as const), who, viewers: fc.constant(null) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('flicker', 'flicker', 'leave', 'return', 'unlink', 'link', 'transfer', 'channel'),
      who,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('outage', 'recovery', 'restart', 'nothing') }) },
)

/** Applies the rule to one player after one request to Twitch. */
function follow(truth: Truth, isDown: boolean): void {
  const { enrolled, linked, login, team } = truth
  if (!enrolled || !linked) {
    if (truth.kept !== null) truth.kept = { ...truth.kept, gone: true }
    return
  }
  const fresh = truth.kept === null || truth.kept.gone || truth.kept.login !== login
  const before = fresh || truth.kept === null ? { viewers: null, misses: 0 } : truth.kept
  const kept = { gone: false, login, team, viewers: before.viewers, misses: before.misses }
  if (!isDown) {
    const seen = truth.flickers ? null : truth.viewers
    kept.misses = seen === null ? before.misses + 1 : 0
    if (seen !== null) kept.viewers = seen
    if (kept.misses >= 2 || before.viewers === null) kept.viewers = seen
    if (kept.viewers === null) kept.misses = 0
  }
  truth.kept = kept
}

/** Applies the truth to Twitch and the rosters. */
function show(world: StreamsWorld, truths: readonly Truth[]): void {
  world.twitch.live.clear()
  for (const { name, enrolled, linked, team, login, viewers, flickers } of truths) {
    if (enrolled) {
      const memberships = [{ team, from: null, to: null }]
      world.enrol(streamerNamed(name, login, linked ? { memberships } : { memberships, links: [] }))
    } else {
      world.expel(streamerNamed(name).id)
    }
    if (viewers !== null && !flickers) world.twitch.show(login, { viewers, startedAt: 1000 })
  }
}

function toKept({ goneAt, login, team, live }: ProStream) {
  return { gone: goneAt !== null, login, team, viewers: live?.viewers ?? null }
}

/** The expected fields of a stored stream. A gone stream has no viewers. */
function expectedOf({ gone, login, team, viewers }: Kept) {
  return { gone, login, team, viewers: gone ? null : viewers }
}

function change(truths: readonly Truth[], event: Event, world: StreamsWorld): void {
  if (event.kind === 'outage' || event.kind === 'recovery') world.twitch.isDown = event.kind === 'outage'
  if (!('who' in event)) return
  const truth = truths[event.who]
  if (truth === undefined) throw new Error('There is no such player')
  if (event.kind === 'viewers') truth.viewers = event.viewers
  if (event.kind === 'flicker') truth.flickers = true
  if (event.kind === 'leave' || event.kind === 'return') truth.enrolled = event.kind === 'return'
  if (event.kind === 'link' || event.kind === 'unlink') truth.linked = event.kind === 'link'
  if (event.kind === 'transfer') truth.team = TEAMS.find((team) => team !== truth.team) ?? ''
  if (event.kind === 'channel') {
    truth.login = truth.login.endsWith('2') ? truth.login.slice(0, -1) : `${truth.login}2`
  }
}

it('the stored streams follow the rule through any events, and only changes are written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const world = new StreamsWorld()
      const truths = NAMES.map((name, index): Truth => {
        const login = `login${index}_`
        return { name, enrolled: true, linked: true, team: 'T1', login, viewers: null, flickers: false, kept: null }
      })
      show(world, truths)
      await world.start()
      for (const truth of truths) follow(truth, false)
      let before = await world.readStreams()
      world.takeWritten()

      for (const event of events) {
        change(truths, event, world)
        show(world, truths)
        if (event.kind === 'restart') {
          for (const truth of truths) if (truth.kept !== null) truth.kept.misses = 0
          await world.restart()
        } else {
          await world.poll()
        }
        for (const truth of truths) {
          follow(truth, world.twitch.isDown)
          truth.flickers = false
        }

        const after = await world.readStreams()
        const written = world.takeWritten()
        const kept = truths.map(({ name, kept }) => [streamerNamed(name).id, kept] as const)
        for (const [id, expected] of kept) {
          const stream = after.get(id)
          // A stream that went long ago is deleted.
          if (stream === undefined) expect(expected?.gone ?? true).toBe(true)
          else expect(toKept(stream)).toEqual(expected === null ? null : expectedOf(expected))
        }
        const latest = Math.max(...Array.from(before.values(), ({ revision }) => revision))
        for (const [id, stream] of after) {
          const old = before.get(id)
          const isWritten = written.includes(`streams/${id}`)
          expect(isWritten).toBe(JSON.stringify(stream) !== JSON.stringify(old))
          if (isWritten) expect(stream.revision).toBeGreaterThan(latest)
        }
        expect(new Set(written).size).toBe(written.length)

        const { live, notLive } = await world.readLegacy()
        const listed = Array.from(after.values()).filter(({ goneAt }) => goneAt === null)
        const namesOf = (isLive: boolean) =>
          listed.filter((stream) => (stream.live !== null) === isLive).map(({ name }) => name)
        expect(Object.keys(live ?? {}).toSorted()).toEqual(namesOf(true).toSorted())
        expect(Object.keys(notLive ?? {}).toSorted()).toEqual(namesOf(false).toSorted())
        const source = await world.readSource()
        expect(source?.state).toBe(world.twitch.isDown ? 'DOWN' : 'OK')
        before = after
      }

      // Unchanged streams are not written again.
      await world.poll(3)
      world.takeWritten()
      await world.poll()
      expect(world.takeWritten()).toEqual(world.twitch.isDown ? [] : ['live_sources/streams'])
      expect(world.complaints).toEqual([])
      await world.close()
    }),
    { numRuns: 100 },
  )
})
