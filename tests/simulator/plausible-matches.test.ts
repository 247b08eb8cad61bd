import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import champions from '../../gateway/game-data/facts/champions.json' with { type: 'json' }
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import runes from '../../gateway/game-data/facts/runes.json' with { type: 'json' }
import spells from '../../gateway/game-data/facts/summoner-spells.json' with { type: 'json' }
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { openWorld, readMatches } from './riot-world.ts'
import type { MatchBody, ParticipantBody } from './riot-world.ts'

const QUEUES = [420, 440, 400, 490, 450]

/** Some matches of a pro, in any world and queue. */
const anyHistory = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 20 }),
  who: fc.nat(),
  queue: fc.constantFrom(...QUEUES),
  start: fc.nat(6),
})

let sample: { readonly match: MatchBody; readonly where: string }[] = []

beforeAll(async () => {
  const histories = await Promise.all(
    fc.sample(anyHistory, 50).map(async ({ seed, who, queue, start }) => {
      const world = openWorld({ seed })
      const account = world.proPlayers[who % world.proPlayers.length]?.accounts[0]
      if (account === undefined) throw new Error('no pros')
      const matches = await readMatches(world, account, `?queue=${queue}&start=${start}&count=4`)
      return matches.map((match) => ({ match, where: `${match.metadata.matchId} of world ${JSON.stringify(seed)}` }))
    }),
  )
  sample = histories.flat()
})

/** Checks each matching match of the sample. An error names the match. */
function everyMatch(check: (match: MatchBody) => void, isMeant: (match: MatchBody) => boolean = () => true): void {
  const meant = sample.filter(({ match }) => isMeant(match))
  expect(meant.length).toBeGreaterThan(10)
  for (const { match, where } of meant) {
    try {
      check(match)
    } catch (error) {
      throw new Error(`${where}: ${String(error)}`, { cause: error })
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const minutesOf = ({ info }: MatchBody) => info.gameDuration / 60
const isRemake = ({ info }: MatchBody) => info.participants.some((each) => each.gameEndedInEarlySurrender)
const itemsOf = (each: ParticipantBody) => [
  each.item0,
  each.item1,
  each.item2,
  each.item3,
  each.item4,
  each.item5,
  each.item6,
]
const isOnBridge = ({ info }: MatchBody) => info.queueId === 450
const isPlayedOnRift = (match: MatchBody) => !isRemake(match) && !isOnBridge(match)
const side = ({ info }: MatchBody, teamId: number) => info.participants.filter((each) => each.teamId === teamId)

describe('every match', () => {
  it('is read by the normaliser without loss', () => {
    everyMatch((body) => {
      const match = normaliseMatch(body)
      expect(match.outcome).toBe(isRemake(body) ? 'REMAKE' : 'PLAYED')
      expect(match.participants).toHaveLength(10)
      expect(match.participants.map(({ puuid }) => puuid)).toEqual(body.metadata.participants)
      expect(match.participants.map(({ kills }) => kills)).toEqual(body.info.participants.map(({ kills }) => kills))
      expect(match.startedAt).toBe(body.info.gameStartTimestamp)
    })
  })

  it('has one winner, and ten different players on different champions', () => {
    everyMatch(({ metadata, info }) => {
      expect(info.teams.filter(({ win }) => win)).toHaveLength(1)
      for (const { teamId, win } of info.teams) {
        expect(info.participants.filter((each) => each.teamId === teamId).every((each) => each.win === win)).toBe(true)
      }
      expect(new Set(metadata.participants).size).toBe(10)
      expect(info.participants.map(({ puuid }) => puuid)).toEqual(metadata.participants)
      expect(new Set(info.participants.map(({ championId }) => championId)).size).toBe(10)
      expect(info.participants.map(({ participantId }) => participantId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })
  })

  it("has champions with Riot's names and the right numbers", () => {
    const slugs = new Map(champions.map(({ key, slug }) => [key, slug]))
    everyMatch(({ info }) => {
      for (const { championId, championName } of info.participants) {
        expect(championName.toLowerCase()).toBe(slugs.get(championId)?.toLowerCase())
      }
    })
  })

  it('has times in order, and a version of its season', () => {
    everyMatch(({ info }) => {
      expect(info.gameCreation).toBeLessThan(info.gameStartTimestamp)
      expect(info.gameDuration).toBe(Math.floor((info.gameEndTimestamp - info.gameStartTimestamp) / 1000))
      expect(info.gameVersion).toMatch(/^16\.\d{1,2}\.\d{3}\.\d{4}$/)
      expect(`${info.platformId}_${info.gameId}`).toMatch(/^(KR|EUW1|NA1)_\d{10}$/)
    })
  })

  it('has one player on each lane of each side, except on the bridge', () => {
    const lanesOf = (match: MatchBody, teamId: number) => side(match, teamId).map(({ teamPosition }) => teamPosition)
    everyMatch((match) => expect([100, 200].map((id) => lanesOf(match, id))).toEqual([LANES, LANES]), isPlayedOnRift)
    everyMatch(({ info }) => expect(info.participants.every((each) => each.teamPosition === '')).toBe(true), isOnBridge)
  })

  it('counts each kill as a death of the other side, with at most one assist per other kill', () => {
    everyMatch((match) => {
      for (const [own, other] of [
        [100, 200],
        [200, 100],
      ] as const) {
        const kills = sum(side(match, own).map((each) => each.kills))
        expect(sum(side(match, other).map((each) => each.deaths))).toBe(kills)
        expect(match.info.teams.find(({ teamId }) => teamId === own)?.objectives['champion']?.kills).toBe(kills)
        for (const each of side(match, own)) expect(each.kills + each.assists).toBeLessThanOrEqual(kills)
      }
      const bloods = match.info.participants.filter(({ firstBloodKill }) => firstBloodKill)
      const killed = match.info.participants.some(({ kills }) => kills > 0)
      expect(bloods).toHaveLength(killed ? 1 : 0)
    })
  })

  it('has no more multikills than kills', () => {
    everyMatch(({ info }) => {
      for (const { kills, doubleKills, tripleKills, quadraKills, pentaKills } of info.participants) {
        expect(doubleKills).toBeGreaterThanOrEqual(tripleKills)
        expect(tripleKills).toBeGreaterThanOrEqual(quadraKills)
        expect(quadraKills).toBeGreaterThanOrEqual(pentaKills)
        expect(doubleKills * 2 + tripleKills + quadraKills + pentaKills).toBeLessThanOrEqual(kills)
      }
    })
  })

  it('has totals of damage that equal their parts', () => {
    everyMatch(({ info }) => {
      for (const each of info.participants) {
        expect(each.totalDamageDealtToChampions).toBe(
          each.physicalDamageDealtToChampions + each.magicDamageDealtToChampions + each.trueDamageDealtToChampions,
        )
        expect(each.totalDamageDealt).toBeGreaterThanOrEqual(each.totalDamageDealtToChampions)
        expect(Object.values(each).every((value) => typeof value !== 'number' || value >= 0)).toBe(true)
      }
    })
  })

  it('gives the first of each objective to one side that took some', () => {
    everyMatch(({ info }) => {
      const [blue, red] = info.teams
      for (const [kind, taken] of Object.entries(blue?.objectives ?? {})) {
        const other = red?.objectives[kind]
        if (other === undefined) throw new Error(`red lacks ${kind}`)
        expect(Number(taken.first) + Number(other.first)).toBe(taken.kills + other.kills > 0 ? 1 : 0)
        for (const { kills } of [taken, other].filter(({ first }) => first)) expect(kills).toBeGreaterThan(0)
      }
      for (const { teamId, objectives } of info.teams) {
        const towers = objectives['tower']?.kills ?? -1
        expect(towers).toBeLessThanOrEqual(11)
        const own = info.participants.filter((each) => each.teamId === teamId)
        expect(sum(own.map(({ turretKills }) => turretKills))).toBe(towers)
      }
    })
  })

  it('has ten different bans of unplayed champions, in queues with bans', () => {
    const known = new Set(champions.map(({ key }) => key))
    everyMatch(({ info }) => {
      const bans = info.teams.flatMap((team) => team.bans)
      expect(bans.map(({ pickTurn }) => pickTurn)).toEqual(info.queueId === 450 ? [] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      const banned = bans.map(({ championId }) => championId).filter((key) => key !== -1)
      expect(new Set(banned).size).toBe(banned.length)
      for (const key of banned) {
        expect(known).toContain(key)
        expect(info.participants.map(({ championId }) => championId)).not.toContain(key)
      }
    })
  })

  it('has players with real items that they could pay for', () => {
    const shop = new Map<number, { gold: number; maps: readonly number[] }>(
      items.map(({ id, gold, maps }) => [id, { gold: gold ?? 0, maps }]),
    )
    everyMatch((match) => {
      for (const each of match.info.participants) {
        const bag = itemsOf(each).filter((item) => item !== 0)
        expect(new Set(bag).size).toBe(bag.length)
        for (const item of bag) expect(shop.get(item)?.maps).toContain(match.info.mapId)
        expect(sum(bag.map((item) => shop.get(item)?.gold ?? 0))).toBeLessThanOrEqual(each.goldSpent)
        expect(each.goldSpent).toBeLessThanOrEqual(each.goldEarned)
      }
    })
    const trinketsOf = ({ info }: MatchBody) => new Set(info.participants.map(({ item6 }) => item6))
    const trinkets = new Set([3340, 3363, 3364])
    everyMatch((match) => expect([...trinketsOf(match)].every((item) => trinkets.has(item))).toBe(true), isPlayedOnRift)
    everyMatch((match) => expect([...trinketsOf(match)]).toEqual([2052]), isOnBridge)
  })

  it('has players with two different spells, and Smite only for junglers', () => {
    const known = new Set(spells.map(({ key }) => key))
    everyMatch((match) => {
      for (const { summoner1Id, summoner2Id } of match.info.participants) {
        expect(known).toContain(summoner1Id)
        expect(known).toContain(summoner2Id)
        expect(summoner1Id).not.toBe(summoner2Id)
      }
    })
    everyMatch(({ info }) => {
      const smiting = info.participants.filter((each) => each.summoner1Id === 11 || each.summoner2Id === 11)
      expect(smiting.map(({ teamPosition }) => teamPosition)).toEqual(['JUNGLE', 'JUNGLE'])
    }, isPlayedOnRift)
  })

  it('has rune pages that the game would accept', () => {
    everyMatch(({ info }) => {
      for (const { perks } of info.participants) {
        const [primary, secondary] = perks.styles.map(({ style, selections }) => ({
          tree: runes.find(({ id }) => id === style),
          perks: selections.map(({ perk }) => perk),
        }))
        const rowsOf = (page: typeof primary) =>
          page?.perks.map((perk) => page.tree?.slots.findIndex((slot) => slot.some(({ id }) => id === perk)))
        expect(perks.styles.map(({ description }) => description)).toEqual(['primaryStyle', 'subStyle'])
        expect(rowsOf(primary)).toEqual([0, 1, 2, 3])
        expect(new Set(rowsOf(secondary)).size).toBe(2)
        expect(rowsOf(secondary)?.every((row) => row !== undefined && row >= 1)).toBe(true)
        expect(secondary?.tree?.id).not.toBe(primary?.tree?.id)
        for (const shard of Object.values(perks.statPerks)) {
          expect(shard).toBeGreaterThanOrEqual(5001)
          expect(shard).toBeLessThanOrEqual(5013)
        }
      }
    })
  })

  it('stays within the bounds of the game', () => {
    everyMatch((match) => {
      const minutes = minutesOf(match)
      const shortest = isRemake(match) ? 3 : isOnBridge(match) ? 10 : 15
      expect(minutes).toBeGreaterThanOrEqual(shortest)
      expect(minutes).toBeLessThan(isRemake(match) ? 4 : 45)
      for (const each of match.info.participants) {
        expect(each.champLevel).toBeGreaterThanOrEqual(1)
        expect(each.champLevel).toBeLessThanOrEqual(18)
        expect((each.totalMinionsKilled + each.neutralMinionsKilled) / minutes).toBeLessThan(11)
        expect(each.goldEarned / minutes).toBeLessThan(900)
        expect(each.visionScore / minutes).toBeLessThan(4)
        expect(each.totalDamageDealtToChampions / minutes).toBeLessThan(4500)
        expect(each.totalTimeSpentDead + each.longestTimeSpentLiving).toBeLessThanOrEqual(each.timePlayed)
      }
    })
  })
})

/** Returns the lead of the winners over the losers. */
function leadOf({ info }: MatchBody, amountOf: (each: ParticipantBody) => number): number {
  return sum(info.participants.map((each) => (each.win ? amountOf(each) : -amountOf(each))))
}

describe('the matches as a whole', () => {
  let matches: MatchBody[] = []
  let played: MatchBody[] = []

  beforeAll(async () => {
    const world = openWorld({ seed: 'many' })
    const accounts = [5, 55, 105, 135, 145, 180, 200, 220].flatMap((who) => world.proPlayers[who]?.accounts[0] ?? [])
    const histories = await Promise.all(accounts.map((account) => readMatches(world, account, '?queue=420&count=60')))
    matches = histories.flat()
    played = matches.filter((match) => !isRemake(match))
  })

  it('have realistic lengths, kills, creeps and gold by lane', () => {
    const mean = (lane: string, valueOf: (each: ParticipantBody) => number) => {
      const values = played.flatMap((match) => {
        const players = match.info.participants.filter(({ teamPosition }) => teamPosition === lane)
        return players.map((each) => valueOf(each) / minutesOf(match))
      })
      return sum(values) / values.length
    }
    const minutes = sum(played.map(minutesOf)) / played.length
    const kills = sum(played.flatMap(({ info }) => info.participants.map((each) => each.kills))) / played.length
    expect(minutes).toBeGreaterThan(24)
    expect(minutes).toBeLessThan(31)
    expect(kills).toBeGreaterThan(28)
    expect(kills).toBeLessThan(60)

    for (const lane of ['TOP', 'MIDDLE', 'BOTTOM']) {
      expect(mean(lane, (each) => each.totalMinionsKilled)).toBeGreaterThan(6)
      expect(mean(lane, (each) => each.totalMinionsKilled)).toBeLessThan(9.5)
      expect(mean(lane, (each) => each.goldEarned)).toBeGreaterThan(350)
    }
    expect(mean('UTILITY', (each) => each.totalMinionsKilled)).toBeLessThan(2)
    expect(mean('UTILITY', (each) => each.visionScore)).toBeGreaterThan(2 * mean('TOP', (each) => each.visionScore))
    expect(mean('UTILITY', (each) => each.goldEarned)).toBeLessThan(mean('BOTTOM', (each) => each.goldEarned))
    expect(mean('JUNGLE', (each) => each.neutralMinionsKilled)).toBeGreaterThan(4)
    expect(mean('TOP', (each) => each.neutralMinionsKilled)).toBeLessThan(0.5)
  })

  it('are mostly won by the side with more kills, gold and towers', () => {
    const shareOf = (amountOf: (each: ParticipantBody) => number) =>
      played.filter((match) => leadOf(match, amountOf) > 0).length / played.length
    expect(shareOf((each) => each.kills)).toBeGreaterThan(0.75)
    expect(shareOf((each) => each.goldEarned)).toBeGreaterThan(0.8)
    expect(shareOf((each) => each.turretKills)).toBeGreaterThan(0.85)
  })

  it('are one-sided when they are short, and close when they are long', () => {
    const killShare = (isMeant: (minutes: number) => boolean) => {
      const meant = played.filter((match) => isMeant(minutesOf(match)))
      expect(meant.length).toBeGreaterThan(10)
      const participants = meant.flatMap(({ info }) => info.participants)
      const kills = sum(participants.map((each) => each.kills))
      return sum(participants.filter(({ win }) => win).map((each) => each.kills)) / kills
    }
    expect(killShare((minutes) => minutes < 20)).toBeGreaterThan(0.62)
    expect(killShare((minutes) => minutes > 37)).toBeLessThan(0.58)
  })

  it('include a few remakes, with a winner and one absent player', () => {
    const remakes = matches.filter(isRemake)
    expect(remakes.length).toBeGreaterThan(0)
    expect(remakes.length / matches.length).toBeLessThan(0.05)
    for (const { info } of remakes) {
      expect(info.participants.every((each) => each.gameEndedInEarlySurrender)).toBe(true)
      expect(info.participants.filter((each) => each.teamEarlySurrendered)).toHaveLength(5)
      const absent = info.participants.filter((each) => each.teamPosition === '')
      expect(absent).toHaveLength(1)
      expect(absent[0]).toMatchObject({
        win: false,
        champLevel: 1,
        kills: 0,
        deaths: 0,
        totalMinionsKilled: 0,
        item0: 0,
      })
    }
  })

  it('have realistically rare multikills', () => {
    const participants = played.flatMap(({ info }) => info.participants)
    const count = participants.length / 10
    const perMatch = (countOf: (each: ParticipantBody) => number) => sum(participants.map(countOf)) / count
    expect(perMatch((each) => each.doubleKills)).toBeGreaterThan(1)
    expect(perMatch((each) => each.tripleKills)).toBeLessThan(1.2)
    expect(perMatch((each) => each.pentaKills)).toBeLessThan(0.05)
  })

  it('have champions on the lanes where they fit', () => {
    const supports = played.flatMap(({ info }) => info.participants.filter((each) => each.teamPosition === 'UTILITY'))
    const tags = new Map(champions.map(({ key, tags }) => [key, tags]))
    const fitting = supports.filter(({ championId }) => {
      return tags.get(championId)?.some((tag) => ['Support', 'Tank', 'Mage'].includes(tag)) === true
    })
    expect(fitting.length / supports.length).toBeGreaterThan(0.85)
  })
})
