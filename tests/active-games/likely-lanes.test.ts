import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLanes, type LaneEvidence, likelyLanes } from '../../gateway/active-games/rules/likely-lanes.ts'
import champions from '../../gateway/game-data/facts/champions.json' with { type: 'json' }
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'

const [FLASH, EXHAUST, HEAL, SMITE, TELEPORT, IGNITE] = [4, 3, 7, 11, 12, 14]

const tags = fc.uniqueArray(
  fc.constantFrom('Marksman', 'Support', 'Mage', 'Assassin', 'Fighter', 'Tank', 'constructor', ''),
  { maxLength: 3 },
)
const otherSpell = fc.constantFrom(0, 1, FLASH, EXHAUST, 6, HEAL, TELEPORT, IGNITE, 21, 32)
const role = fc.option(fc.constantFrom(...PRO_ROLES))

/** A seat without Smite. */
const seat = fc.record({ championTags: tags, spell1Id: otherSpell, spell2Id: otherSpell, role })
const side = fc.array(seat, { minLength: 5, maxLength: 5 })

function seatOf(championTags: readonly string[], spell: number, seatRole: LaneEvidence['role'] = null): LaneEvidence {
  return { championTags, spell1Id: FLASH, spell2Id: spell, role: seatRole }
}

/** Seats with their lanes, as comparable texts. */
function describeSeats(seats: readonly LaneEvidence[]): readonly string[] {
  const lanes = likelyLanes(seats)
  return seats.map((each, index) => `${lanes[index]} ${JSON.stringify(each)}`).toSorted()
}

describe('the likely lanes of a side', () => {
  it('match an ordinary draft', () => {
    const seats = [
      seatOf(['Support', 'Mage'], EXHAUST),
      seatOf(['Marksman'], HEAL),
      seatOf(['Fighter', 'Tank'], TELEPORT),
      seatOf(['Fighter', 'Assassin'], SMITE),
      seatOf(['Mage'], IGNITE),
    ]
    expect(likelyLanes(seats)).toEqual(['UTILITY', 'BOTTOM', 'TOP', 'JUNGLE', 'MIDDLE'])
  })

  it('are five different lanes for any seats', () => {
    fc.assert(
      fc.property(side, (seats) => {
        expect(new Set(likelyLanes(seats))).toEqual(new Set(LANES))
      }),
    )
  })

  it('put the seat with Smite into the jungle, regardless of all other facts', () => {
    fc.assert(
      fc.property(side, fc.nat(4), fc.boolean(), (seats, jungler, first) => {
        const withSmite = seats.map((each, index) =>
          index === jungler ? { ...each, ...(first ? { spell1Id: SMITE } : { spell2Id: SMITE }) } : each,
        )
        expect(likelyLanes(withSmite)[jungler]).toBe('JUNGLE')
      }),
    )
  })

  it("put a known pro into the pro's role, regardless of champion and spells", () => {
    fc.assert(
      fc.property(side, fc.nat(4), fc.constantFrom(...PRO_ROLES), (seats, known, own) => {
        const one = seats.map((each, index) => ({ ...each, role: index === known ? own : null }))
        expect(likelyLanes(one)[known]).toBe(LANES[PRO_ROLES.indexOf(own)])

        const all = seats.map((each, index) => ({ ...each, role: PRO_ROLES[(index + known) % 5] ?? null }))
        expect(likelyLanes(all)).toEqual(all.map((_, index) => LANES[(index + known) % 5]))
      }),
    )
  })

  it('do not depend on the order of seats or spells', () => {
    const shuffled = side.chain((seats) =>
      fc.tuple(fc.constant(seats), fc.shuffledSubarray(seats, { minLength: 5, maxLength: 5 })),
    )
    fc.assert(
      fc.property(shuffled, ([seats, other]) => {
        expect(describeSeats(other)).toEqual(describeSeats(seats))
        const turned = seats.map((each) => ({ ...each, spell1Id: each.spell2Id, spell2Id: each.spell1Id }))
        expect(likelyLanes(turned)).toEqual(likelyLanes(seats))
      }),
    )
  })

  it('are five different lanes for five equal seats', () => {
    const one = seatOf(['Mage'], IGNITE)
    expect(new Set(likelyLanes([one, one, one, one, one]))).toEqual(new Set(LANES))
  })

  it.each([0, 1, 4, 6, 16])('are unknown for a side of %i seats', (count) => {
    const seats = Array.from({ length: count }, () => seatOf(['Marksman'], SMITE))
    expect(likelyLanes(seats)).toEqual(seats.map(() => null))
  })
})

describe('a game', () => {
  it.each([
    [11, 'CLASSIC', true],
    [11, 'URF', false],
    [12, 'ARAM', false],
    [30, 'CHERRY', false],
    [0, '', false],
  ])('on map %i in mode %j has lanes: %s', (mapId, gameMode, expected) => {
    expect(hasLanes({ mapId, gameMode })).toBe(expected)
  })
})

/** Matches as Riot sent them. They contain names of people, so they are stored next to the checkout and not in it. */
const folder = new URL('../../../shared/samples/matches/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder) : []
const note = files.length > 0 ? '' : ' (skipped: no sample payloads beside the checkout)'

describe.skipIf(files.length === 0)(`the likely lanes of real sides${note}`, () => {
  it('mostly match the real lanes without known pros', () => {
    const tagsOf = new Map(champions.map((champion) => [champion.key, champion.tags]))
    const guesses = files.flatMap((file) => {
      const match = normaliseMatch(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      return [100, 200].flatMap((teamId) => {
        const side = match.participants.filter((participant) => participant.teamId === teamId)
        if (!hasLanes(match) || side.some(({ teamPosition }) => teamPosition === null)) return []
        const lanes = likelyLanes(
          side.map(({ championId, summoner1Id, summoner2Id }) => ({
            championTags: tagsOf.get(championId) ?? [],
            spell1Id: summoner1Id,
            spell2Id: summoner2Id,
            role: null,
          })),
        )
        return side.map(({ teamPosition }, index) => lanes[index] === teamPosition)
      })
    })
    expect(guesses.length).toBeGreaterThan(100)
    expect(guesses.filter(Boolean).length / guesses.length).toBeGreaterThan(0.85)
  })
})
