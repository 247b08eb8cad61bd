import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { DAY_MS, NOON, openWorld, readMatches } from './riot-world.ts'
import type { MatchBody, ParticipantBody } from './riot-world.ts'

const SEEDS = ['test', 'lanewatch', 'another world']

const ofTheRings = z.looseObject({
  playerSubteamId: z.number(),
  subteamPlacement: z.number(),
  placement: z.number(),
  individualPosition: z.string(),
  playerAugment1: z.number(),
  playerAugment2: z.number(),
  playerAugment3: z.number(),
  playerAugment4: z.number(),
  playerAugment5: z.number(),
  playerAugment6: z.number(),
})

interface Matches {
  /** Number of players in a group. */
  readonly size: number
  readonly groups: number
  readonly matches: readonly MatchBody[]
}

let eras: readonly Matches[] = []

async function readArena(now: number): Promise<MatchBody[]> {
  const histories = SEEDS.flatMap((seed) => {
    const world = openWorld({ seed, now })
    const mains = world.proPlayers
      .filter((_, index) => index % 30 === 0)
      .flatMap(({ accounts }) => accounts.slice(0, 1))
    return mains.map((account) => readMatches(world, account, '?queue=1700&count=2'))
  })
  return (await Promise.all(histories)).flat()
}

beforeAll(async () => {
  eras = [
    { size: 2, groups: 8, matches: await readArena(NOON - 200 * DAY_MS) },
    { size: 3, groups: 6, matches: await readArena(NOON) },
  ]
})

function everyMatch(check: (match: MatchBody, era: Matches) => void): void {
  for (const era of eras) {
    expect(era.matches.length).toBeGreaterThan(20)
    for (const match of era.matches) check(match, era)
  }
}

const numbersFrom1 = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const augmentsOf = (participant: ParticipantBody) => {
  const { playerAugment1, playerAugment2, playerAugment3, playerAugment4, playerAugment5, playerAugment6 } =
    ofTheRings.parse(participant)
  return [playerAugment1, playerAugment2, playerAugment3, playerAugment4, playerAugment5, playerAugment6]
}

describe('an arena match', () => {
  it('has eight pairs at first, and six groups of three since a later patch', () => {
    everyMatch(({ info, metadata }, { size, groups }) => {
      expect(info).toMatchObject({ queueId: 1700, gameMode: 'CHERRY', mapId: 30 })
      expect(new Set(metadata.participants).size).toBe(size * groups)
      expect(info.participants.map(({ participantId }) => participantId)).toEqual(numbersFrom1(size * groups))
      const parties = Map.groupBy(info.participants, (each) => ofTheRings.parse(each).playerSubteamId)
      expect([...parties.keys()].toSorted((one, other) => one - other)).toEqual(numbersFrom1(groups))
      const places = [...parties.values()].map((members) => {
        expect(members).toHaveLength(size)
        const [place, ...others] = new Set(members.map((each) => ofTheRings.parse(each).placement))
        expect(others).toEqual([])
        return place
      })
      expect(places.toSorted((one = 0, other = 0) => one - other)).toEqual(numbersFrom1(groups))
    })
  })

  it('is won by the upper half, and has no lanes and no runes', () => {
    everyMatch(({ info }, { groups }) => {
      expect(info.teams.map(({ teamId, win }) => ({ teamId, win }))).toEqual([
        { teamId: 100, win: true },
        { teamId: 0, win: false },
      ])
      for (const participant of info.participants) {
        const { placement, subteamPlacement, individualPosition } = ofTheRings.parse(participant)
        expect(subteamPlacement).toBe(placement)
        expect(participant.win).toBe(placement <= groups / 2)
        expect(participant.teamId).toBe(participant.win ? 100 : 200)
        expect([participant.teamPosition, individualPosition]).toEqual(['', 'Invalid'])
        expect(participant.perks.styles.map(({ style }) => style)).toEqual([0, 0])
        expect(participant.gameEndedInEarlySurrender).toBe(false)
      }
    })
  })

  it('lasts longest for the best, who get the most gold and augments', () => {
    everyMatch(({ info }, { groups }) => {
      const byPlace = Map.groupBy(info.participants, (each) => ofTheRings.parse(each).placement)
      const timeOf = (place: number) => byPlace.get(place)?.[0]?.timePlayed ?? 0
      for (const place of numbersFrom1(groups - 1)) expect(timeOf(place)).toBeGreaterThanOrEqual(timeOf(place + 1))
      expect(timeOf(1)).toBe(info.gameDuration)
      expect(timeOf(groups)).toBeLessThan(info.gameDuration)
      for (const participant of info.participants) {
        const augments = augmentsOf(participant).filter((augment) => augment !== 0)
        expect(new Set(augments).size).toBe(augments.length)
        expect(augments.length).toBeGreaterThan(0)
        expect(participant.totalTimeSpentDead + participant.longestTimeSpentLiving).toBeLessThanOrEqual(
          participant.timePlayed,
        )
        expect(participant.champLevel).toBeLessThanOrEqual(18)
      }
      const goldOf = (place: number) => Math.max(...(byPlace.get(place) ?? []).map(({ goldEarned }) => goldEarned))
      expect(goldOf(1)).toBeGreaterThan(goldOf(groups))
    })
  })

  it('counts each kill as a death, and no group has more helpers than kills', () => {
    everyMatch(({ info }) => {
      const sum = (list: readonly ParticipantBody[], valueOf: (each: ParticipantBody) => number) =>
        list.reduce((total, each) => total + valueOf(each), 0)
      const kills = sum(info.participants, (each) => each.kills)
      expect(sum(info.participants, (each) => each.deaths)).toBe(kills)
      expect(info.teams[0]?.objectives['champion']?.kills).toBe(kills)
      expect(kills).toBeGreaterThan(40)
      const parties = Map.groupBy(info.participants, (each) => ofTheRings.parse(each).playerSubteamId)
      for (const members of parties.values()) {
        for (const each of members)
          expect(each.kills + each.assists).toBeLessThanOrEqual(sum(members, ({ kills: own }) => own))
      }
    })
  })

  it('has one ban for each player, and only items of the arena', () => {
    const sold = new Map(
      items.map(({ id, gold, maps }) => [id, { gold: gold ?? 0, here: maps.some((map) => map === 30) }]),
    )
    everyMatch(({ info }) => {
      const bans = info.teams.flatMap((team) => team.bans)
      expect(bans.map(({ pickTurn }) => pickTurn)).toEqual(numbersFrom1(info.participants.length))
      const picked = new Set(info.participants.map(({ championId }) => championId))
      expect(picked.size).toBe(info.participants.length)
      expect(bans.filter(({ championId }) => picked.has(championId))).toEqual([])
      for (const each of info.participants) {
        const bag = [each.item0, each.item1, each.item2, each.item3, each.item4, each.item5].filter(
          (item) => item !== 0,
        )
        expect(bag.length).toBeGreaterThan(1)
        expect(bag.filter((item) => sold.get(item)?.here !== true)).toEqual([])
        expect(bag.reduce((sum, item) => sum + (sold.get(item)?.gold ?? 0), 0)).toBe(each.goldSpent)
        expect(each.goldSpent).toBeLessThanOrEqual(each.goldEarned)
        expect(each.item6).toBe(3348)
        expect(new Set([each.summoner1Id, each.summoner2Id])).toEqual(new Set([2201, 2202]))
      }
    })
  })

  it('is read by the normaliser with its groups and places', () => {
    everyMatch((body) => {
      const match = normaliseMatch(body)
      expect(match.outcome).toBe('PLAYED')
      expect(match.participants.map(({ subteamId, placement }) => ({ subteamId, placement }))).toEqual(
        body.info.participants.map((each) => {
          const { playerSubteamId, placement } = ofTheRings.parse(each)
          return { subteamId: playerSubteamId, placement }
        }),
      )
      expect(match.participants.every(({ teamPosition }) => teamPosition === null)).toBe(true)
    })
  })
})
