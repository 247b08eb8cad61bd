import * as fc from 'fast-check'
import { anyAsked, type Asked } from './shared-delivery-documents.ts'
import { type Happening, PLAYERS } from './shared-delivery-world.ts'

/** A new subscriber. */
export interface Joining {
  readonly kind: 'joins'
  /** Index of the requested subscription. */
  readonly asked: number
  /** The cursor; a number is its age in steps. */
  readonly after: number | 'left out' | null | '999999999999999' | 'nonsense'
  readonly sender: string | null
  readonly over: 'websocket' | 'http'
  /** True when the variables are sent in reverse order. */
  readonly isReversed: boolean
}

interface Leaving {
  readonly kind: 'leaves'
  readonly who: number
}

export interface Situation {
  readonly asked: readonly Asked[]
  /** The first step is a new subscriber. */
  readonly steps: readonly (Happening | Joining | Leaving)[]
}

const kind = <Kind extends string>(name: Kind) => fc.constant<Kind>(name)
const player = fc.nat({ max: PLAYERS.length - 1 })
const game = fc.nat({ max: 3 })

const stream = fc.record({ kind: kind('stream'), player, viewers: fc.option(fc.nat({ max: 3 }), { nil: null }) })
const newGame = fc.record({ kind: kind('game'), players: fc.uniqueArray(player, { minLength: 1 }) })
const transfer = fc.record({ kind: kind('transfer'), player, to: fc.constantFrom('ONE', 'TWO', null) })
const sourceOf = <Id extends string>(id: Id) =>
  fc.record({ kind: kind('source'), id: kind(id), state: fc.constantFrom('OK', 'DOWN', 'OFF') })

/** Changes that a feed reports. */
export const HAPPENINGS: Readonly<Record<Asked['feed'], fc.Arbitrary<Happening>>> = {
  streams: fc.oneof(
    { weight: 4, arbitrary: stream },
    fc.record({ kind: kind('stream ends'), player }),
    sourceOf('streams'),
  ),
  activeGames: fc.oneof(
    { weight: 3, arbitrary: newGame },
    fc.record({ kind: kind('game changes'), game }),
    fc.record({ kind: kind('game ends'), game }),
    sourceOf('active_games'),
  ),
  rosterChanges: transfer,
}

/** Changes that may affect updates of any feed, or none. */
const ANYTHING: fc.Arbitrary<Happening> = fc.oneof(
  stream,
  newGame,
  transfer,
  fc.record({ kind: kind('rosters'), areBroken: fc.boolean() }),
  fc.record({ kind: kind('time'), minutes: fc.constantFrom(0.1, 9, 40) }),
)

const joining: fc.Arbitrary<Joining> = fc.record({
  kind: kind('joins'),
  asked: fc.nat({ max: 5 }),
  after: fc.oneof({ weight: 2, arbitrary: fc.nat({ max: 6 }) }, fc.constantFrom('left out', null), {
    weight: 1,
    arbitrary: fc.constantFrom('999999999999999', 'nonsense', null),
  }),
  sender: fc.constantFrom(null, 'ada', 'bo'),
  over: fc.constantFrom('websocket', 'websocket', 'http'),
  isReversed: fc.boolean(),
})

const leaving: fc.Arbitrary<Leaving> = fc.record({ kind: kind('leaves'), who: fc.nat({ max: 5 }) })

/** Subscribers, and changes in between. */
export const anySituation: fc.Arbitrary<Situation> = anyAsked.chain((asked) => {
  const happening = fc.oneof(...asked.map(({ feed }) => HAPPENINGS[feed]))
  const step = fc.oneof(
    { weight: 6, arbitrary: happening },
    { weight: 3, arbitrary: ANYTHING },
    { weight: 4, arbitrary: joining },
    { weight: 1, arbitrary: leaving },
  )
  const first = fc.array(joining, { minLength: 1, maxLength: 3 })
  const then = fc.array(step, { minLength: 3, maxLength: 9 })
  return fc.tuple(first, then).map(([before, after]) => ({ asked, steps: [...before, ...after] }))
})
