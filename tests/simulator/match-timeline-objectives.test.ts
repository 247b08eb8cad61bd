import { describe, expect, it } from 'vitest'
import { count, everyMatch, isOnRift, matches, ofType } from './timelines.ts'

const MINUTE_MS = 60_000

const MONSTERS = { DRAGON: 'dragon', BARON_NASHOR: 'baron', RIFTHERALD: 'riftHerald', HORDE: 'horde' }

describe('the objectives of a timeline', () => {
  it('are those of the match, for each team and each player', () => {
    everyMatch(({ match, events }) => {
      const kills = ofType(events, 'ELITE_MONSTER_KILL')
      for (const [monster, name] of Object.entries(MONSTERS)) {
        const own = kills.filter(({ monsterType }) => monsterType === monster)
        for (const { teamId, objectives } of match.info.teams) {
          const taken = count(own, ({ killerTeamId }) => killerTeamId === teamId)
          expect({ kills: taken, first: own[0]?.killerTeamId === teamId }).toEqual(objectives[name])
        }
      }
      for (const { participantId, teamId, ...each } of match.info.participants) {
        const own = kills.filter(({ killerId }) => killerId === participantId)
        for (const { killerTeamId } of own) expect(killerTeamId).toBe(teamId)
        expect(count(own, ({ monsterType }) => monsterType === 'DRAGON')).toBe(each['dragonKills'])
        expect(count(own, ({ monsterType }) => monsterType === 'BARON_NASHOR')).toBe(each['baronKills'])
      }
    })
  })

  it('fall after they appeared', () => {
    everyMatch(({ events }) => {
      const kills = ofType(events, 'ELITE_MONSTER_KILL')
      const timesOf = (monster: string) =>
        kills.filter(({ monsterType }) => monsterType === monster).map(({ timestamp }) => timestamp / MINUTE_MS)
      for (const [monster, from, gap, until] of [
        ['DRAGON', 5, 4.99, Infinity],
        ['HORDE', 6, 0, 14],
        ['RIFTHERALD', 14, 0, 20],
        ['BARON_NASHOR', 20, 6, Infinity],
      ] as const) {
        timesOf(monster).forEach((time, index, times) => {
          expect(time).toBeGreaterThan(from)
          expect(time).toBeLessThan(until)
          if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThan(gap)
        })
      }
    }, isOnRift)
  })

  it('give a soul for the fourth elemental dragon, and elder dragons after it', () => {
    everyMatch(({ events }) => {
      const counts = new Map<number, number>()
      const souls = ofType(events, 'DRAGON_SOUL_GIVEN').filter(({ teamId }) => teamId !== 0)
      const dragons = ofType(events, 'ELITE_MONSTER_KILL').filter(({ monsterType }) => monsterType === 'DRAGON')
      let owner: number | null = null
      for (const { killerTeamId = 0, monsterSubType } of dragons) {
        expect(monsterSubType === 'ELDER_DRAGON').toBe(owner !== null)
        counts.set(killerTeamId, (counts.get(killerTeamId) ?? 0) + 1)
        if (counts.get(killerTeamId) === 4) owner ??= killerTeamId
      }
      expect(souls.map(({ teamId }) => teamId)).toEqual(owner === null ? [] : [owner])
    }, isOnRift)
    const souls = matches.flatMap(({ events }) => ofType(events, 'DRAGON_SOUL_GIVEN'))
    expect(souls.some(({ teamId }) => teamId !== 0)).toBe(true)
  })
})

const DEPTHS = ['OUTER_TURRET', 'INNER_TURRET', 'BASE_TURRET']

describe('the buildings of a timeline', () => {
  it('are those of the match, for each team and each player', () => {
    everyMatch(({ match, events }) => {
      const falls = ofType(events, 'BUILDING_KILL')
      for (const [type, name] of [
        ['TOWER_BUILDING', 'tower'],
        ['INHIBITOR_BUILDING', 'inhibitor'],
      ] as const) {
        const own = falls.filter(({ buildingType }) => buildingType === type)
        for (const { teamId, objectives } of match.info.teams) {
          const taken = count(own, (fall) => teamId !== 0 && fall.teamId === 300 - teamId)
          expect(taken).toBe(objectives[name]?.kills)
        }
        const towers = match.info.teams.find(({ objectives }) => objectives['tower']?.first === true)
        if (type === 'TOWER_BUILDING' && towers !== undefined) expect(own[0]?.teamId).toBe(300 - towers.teamId)
      }
      for (const { participantId, turretKills, ...each } of match.info.participants) {
        const own = falls.filter(({ killerId }) => killerId === participantId)
        expect(count(own, ({ buildingType }) => buildingType === 'TOWER_BUILDING')).toBe(turretKills)
        expect(count(own, ({ buildingType }) => buildingType === 'INHIBITOR_BUILDING')).toBe(each['inhibitorKills'])
      }
      if (falls.length > 0) {
        const first = falls.find(({ buildingType }) => buildingType === 'TOWER_BUILDING')
        const killers = match.info.participants.filter((each) => each['firstTowerKill'] === true)
        expect(killers.map(({ participantId }) => participantId)).toEqual([first?.killerId])
      }
    })
  })

  it('fall from the outside to the inside of each lane, each once', () => {
    everyMatch(({ events }) => {
      for (const teamId of [100, 200]) {
        const falls = ofType(events, 'BUILDING_KILL').filter((fall) => fall.teamId === teamId)
        for (const lane of ['TOP_LANE', 'MID_LANE', 'BOT_LANE']) {
          const own = falls.filter(({ laneType, towerType }) => laneType === lane && towerType !== 'NEXUS_TURRET')
          const towers = own.flatMap(({ towerType }) => towerType ?? [])
          expect(towers).toEqual(DEPTHS.slice(0, towers.length))
          const inhibitor = own.findIndex(({ buildingType }) => buildingType === 'INHIBITOR_BUILDING')
          if (inhibitor !== -1) expect(inhibitor).toBe(DEPTHS.length)
        }
        const turrets = falls.filter(({ towerType }) => towerType === 'NEXUS_TURRET')
        expect(falls.slice(falls.length - turrets.length)).toEqual(turrets)
        expect(new Set(turrets.map(({ position }) => position?.x)).size).toBe(turrets.length)
        if (turrets.length > 0) expect(falls.some((fall) => fall.buildingType === 'INHIBITOR_BUILDING')).toBe(true)
      }
    }, isOnRift)
  })

  it('include both nexus turrets where a nexus fell, and plates before the outer towers fall', () => {
    everyMatch(({ lobby, events }) => {
      const falls = ofType(events, 'BUILDING_KILL')
      const turrets = falls.filter(({ teamId, towerType }) => teamId !== lobby.winner && towerType === 'NEXUS_TURRET')
      if (lobby.ending === 'nexus') expect(turrets).toHaveLength(2)
      for (const plate of ofType(events, 'TURRET_PLATE_DESTROYED')) {
        expect(plate.timestamp).toBeLessThan(14 * MINUTE_MS)
        const tower = falls.find((fall) => {
          return fall.teamId === plate.teamId && fall.laneType === plate.laneType && fall.towerType === 'OUTER_TURRET'
        })
        expect(plate.timestamp).toBeLessThan(tower?.timestamp ?? Infinity)
      }
    }, isOnRift)
    expect(matches.some(({ events }) => ofType(events, 'TURRET_PLATE_DESTROYED').length > 5)).toBe(true)
  })
})
