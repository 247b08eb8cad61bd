import { beforeAll, describe, expect, it } from 'vitest'
import { queueKindOf, type QueueKind } from '../../gateway/game-data/rules/queue.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { toMatchBody } from '../../gateway/simulator/match/match.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { readHistories } from './histories.ts'

const KINDS = ['ARAM_MAYHEM', 'URF', 'ONE_FOR_ALL', 'TOURNAMENT'] as const satisfies readonly QueueKind[]

/** Queue ids that are not those of the most common queues, arena and ARAM. */
const isRare = ({ queue }: Lobby) => ![400, 420, 440, 450, 490, 1700].includes(queue.id)

let matches: readonly (readonly [QueueKind, ReturnType<typeof normaliseMatch>])[] = []
let played = 0

beforeAll(() => {
  const lobbies = readHistories(60, 200, ({ gamesPerDay }) => gamesPerDay > 0).flatMap((history) => history.matches)
  played = lobbies.length
  matches = lobbies.filter(isRare).map((lobby) => {
    const match = normaliseMatch(toMatchBody(lobby))
    return [queueKindOf(match), match]
  })
})

const ofKind = (kind: QueueKind) => matches.filter(([each]) => each === kind).map(([, match]) => match)

describe('the rare modes of the demo world', () => {
  it.each(KINDS)('include %s, at a low frequency', (kind) => {
    expect(ofKind(kind).length).toBeGreaterThan(0)
    expect(ofKind(kind).length / played).toBeLessThan(0.08)
  })

  it('have ten players, and no other mode among them', () => {
    expect(new Set(matches.map(([kind]) => kind))).toEqual(new Set(KINDS))
    for (const [, { participants }] of matches) expect(participants).toHaveLength(10)
  })

  it('have lanes in tournaments only', () => {
    for (const [kind, { outcome, participants }] of matches) {
      const lanes = participants.filter(({ teamPosition }) => teamPosition !== null).length
      if (outcome === 'PLAYED') expect([kind, lanes]).toEqual([kind, kind === 'TOURNAMENT' ? 10 : 0])
    }
  })

  it('have one champion for each side in One for All', () => {
    for (const { participants } of ofKind('ONE_FOR_ALL')) {
      const champions = [100, 200].map(
        (side) => new Set(participants.filter(({ teamId }) => teamId === side).map(({ championId }) => championId)),
      )
      expect(champions.map(({ size }) => size)).toEqual([1, 1])
    }
  })

  it('are never counted in the statistics', () => {
    for (const [, match] of matches) expect(toCountedMatch({ match, fetchedAt: 0, pros: [] })).toBeNull()
  })
})
