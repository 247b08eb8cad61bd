import { describe, expect, it } from 'vitest'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import { participants, perks, record } from '../statistics/statistics-documents.ts'
import type { Body } from './match-bodies.ts'

/** The first counted participant of a plain game with changed fields. */
function first(changes: Body, others: Readonly<Record<number, Body>> = {}) {
  return toCountedMatch(record({ participants: participants({ ...others, 0: changes }) }))?.participants[0]
}

const allWith = (changes: Body) =>
  participants(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, changes])))

describe('a match', () => {
  it.each([
    [420, 'SOLO'],
    [440, 'FLEX'],
    [400, 'NORMAL'],
    [490, 'NORMAL'],
    [700, 'CLASH'],
  ])('of queue %i counts as %s', (queueId, queue) => {
    expect(toCountedMatch(record({ queueId }))?.queue).toBe(queue)
  })

  it.each([
    ['was remade, though one side has won', { participants: participants({ 4: { gameEndedInEarlySurrender: true } }) }],
    ['was broken off before anybody was in it', { participants: [] }],
    ['has a bot in it', { participants: participants({ 9: { puuid: 'BOT' } }) }],
    ['was set up by hand', { gameType: 'CUSTOM_GAME' }],
    ['is of the queue of custom games', { queueId: 0 }],
    ['is a blind pick', { queueId: 430 }],
    ['is a quick game', { queueId: 480 }],
    ['is of the old ranked team queue', { queueId: 42 }],
    ['is an ARAM', { queueId: 450, mapId: 12, gameMode: 'ARAM' }],
    ['is an ARAM with augments', { queueId: 2400, mapId: 12, gameMode: 'KIWI' }],
    ['is URF', { queueId: 900, gameMode: 'URF' }],
    ['is of a tournament', { queueId: 3110, tournamentCode: 'EUW04-demo' }],
    ['is an arena', { queueId: 1700, gameMode: 'CHERRY' }],
    ['is a swarm', { queueId: 1830, gameMode: 'STRAWBERRY', participants: participants({}).slice(0, 3) }],
    ['is against bots', { queueId: 870 }],
    ['is of an unknown queue', { queueId: 98_765 }],
    ['does not say its patch', { gameVersion: '' }],
    ['says a patch that is none', { gameVersion: 'PBE' }],
    ['has no second side', { participants: allWith({ teamId: 100 }) }],
    ['has an empty side', { participants: allWith({ teamId: 0 }) }],
    ['has a third side', { participants: participants({ 3: { teamId: 300 } }) }],
  ])('that %s does not count', (_words, changes) => {
    expect(toCountedMatch(record(changes))).toBeNull()
  })

  it('counts when it was completed even though Riot reports it as aborted', () => {
    expect(toCountedMatch(record({ endOfGameResult: 'Abort_Unexpected' }))).not.toBeNull()
  })

  it('counts under a new name of its mode', () => {
    expect(toCountedMatch(record({ gameMode: 'CLASSIC_NEXT' }))).not.toBeNull()
  })

  it('has its patch, start and duration', () => {
    expect(toCountedMatch(record({ gameVersion: '16.4.748.682' }))).toMatchObject({
      matchId: 'EUW1_7000000001',
      platform: 'EUW1',
      patch: '16.4',
      startedAt: 1_760_000_060_000,
      durationSeconds: 1834,
    })
  })

  it('lists each banned champion once, and no empty turn', () => {
    const ban = (championId: number, index: number) => ({ championId, pickTurn: index + 1 })
    const teams = [
      { teamId: 100, win: true, bans: [238, -1, 0, 55].map(ban) },
      { teamId: 200, win: false, bans: [55, 999_999, -1, 238].map(ban) },
    ]
    expect(toCountedMatch(record({ teams }))?.bans).toEqual([238, 55, 999_999])
  })

  it('has no bans without teams', () => {
    expect(toCountedMatch(record({ teams: [] }))?.bans).toEqual([])
  })

  it('leaves out a participant without a champion', () => {
    const counted = toCountedMatch(record({ participants: participants({ 2: { championId: 0 } }) }))
    expect(counted?.participants.map(({ participantId }) => participantId)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
    expect(counted?.participants.find(({ participantId }) => participantId === 8)?.versus).toBeNull()
  })
})

describe('a counted participant', () => {
  it('has all numbers', () => {
    const did = {
      kills: 1,
      deaths: 2,
      assists: 3,
      goldEarned: 12_345,
      totalMinionsKilled: 200,
      neutralMinionsKilled: 14,
      visionScore: 25,
      physicalDamageDealtToChampions: 10_000,
      magicDamageDealtToChampions: 2000,
      trueDamageDealtToChampions: 300,
    }
    expect(first(did)).toMatchObject({
      championId: 100,
      win: true,
      kills: 1,
      deaths: 2,
      assists: 3,
      gold: 12_345,
      creepScore: 214,
      vision: 25,
      damage: 12_300,
    })
  })

  it('has the pro player whose account the match was stamped with', () => {
    const counted = toCountedMatch(record({}, { 2: 'ada' }))
    expect(counted?.participants.map(({ playerId }) => playerId)).toEqual([null, 'ada', ...Array<null>(8).fill(null)])
  })

  it('keeps an unknown champion', () => {
    expect(first({ championId: 999_999 })?.championId).toBe(999_999)
  })

  it('has the opponent in the same lane', () => {
    expect(first({})?.versus).toBe(105)
  })

  it.each([
    ['Riot names no lane', { teamPosition: '' }, {}],
    ['no opponent has the lane', {}, { 5: { teamPosition: 'JUNGLE' } }],
    ['two opponents have the lane', {}, { 6: { teamPosition: 'TOP' } }],
  ])('has no opponent when %s', (_words, own, others) => {
    expect(first(own, others)?.versus).toBeNull()
  })

  it('has the opponent of a lane shared by two of the own side; that opponent has none', () => {
    const counted = toCountedMatch(record({ participants: participants({ 1: { teamPosition: 'TOP' } }) }))
    expect(counted?.participants.map(({ versus }) => versus).slice(0, 7)).toEqual([105, 105, 107, 108, 109, null, null])
  })

  it('has the other one of the bottom lane as partner', () => {
    const partners = toCountedMatch(record())?.participants.map(({ partner }) => partner)
    expect(partners).toEqual([null, null, null, 104, 103, null, null, null, 109, 108])
  })

  it.each([
    ['three share it', 'BOTTOM'],
    ['three share it, two of them as its support', 'UTILITY'],
  ])('has no bottom lane partner when %s', (_words, teamPosition) => {
    const counted = toCountedMatch(record({ participants: participants({ 0: { teamPosition } }) }))
    expect(counted?.participants.slice(0, 5).map(({ partner }) => partner)).toEqual(Array(5).fill(null))
  })

  it('has the boots of a bottom laner from the slot of the role quest, and no mark of other lanes', () => {
    const quest = (lane: string, roleBoundItem: number) =>
      first({ teamPosition: lane, roleBoundItem, item0: 3031 })?.items
    expect(quest('BOTTOM', 3006)).toContain(3006)
    expect(quest('TOP', 1221)).not.toContain(1221)
  })

  it('has the items of six slots, each once and without the trinket', () => {
    const items = { item0: 3157, item1: 0, item2: 1055, item3: 1055, item4: 0, item5: 2003, item6: 3340 }
    expect(first(items)?.items).toEqual([3157, 1055, 2003])
  })

  it('has both spells, the lower one first, and null when one is missing', () => {
    expect(first({ summoner1Id: 14, summoner2Id: 4 })?.spells).toBe('4-14')
    expect(first({ summoner1Id: 4, summoner2Id: 14 })?.spells).toBe('4-14')
    expect(first({ summoner1Id: 0, summoner2Id: 4 })?.spells).toBeNull()
  })

  it('has the keystone and the page', () => {
    const page = perks([8000, 8010, 9111, 9104, 8014], [8400, 8453, 8444])
    expect(first({ perks: page })).toMatchObject({
      keystone: 8010,
      runePage: '8000-8010-9111-9104-8014-8400-8444-8453-5008-5010-5001',
    })
  })

  it.each([
    ['Riot tells of no page', undefined],
    ['the page is empty', { styles: [] }],
    ['the page is all zeros', { ...perks([0, 0, 0, 0, 0], [0, 0, 0]), statPerks: {} }],
  ])('has no rune when %s', (_words, page) => {
    expect(first({ perks: page })).toMatchObject({ keystone: null, runePage: null })
  })

  it('has the keystone of an incomplete page', () => {
    expect(first({ perks: perks([8000, 8010], [8400]) })).toMatchObject({ keystone: 8010, runePage: null })
  })
})
