import { describe, expect, it } from 'vitest'
import { toTimelineBody } from '../../gateway/simulator/match/timeline/timeline.ts'
import { shareOf } from './histories.ts'
import { count, everyMatch, frameOf, isOnRift, isRising, matches, ofType } from './timelines.ts'
import type { TimedMatch } from './timelines.ts'

const MINUTE_MS = 60_000
const lastFrameOf = ({ timeline }: TimedMatch) => {
  const frame = timeline.info.frames.at(-1)
  if (frame === undefined) throw new Error('no frames')
  return frame
}

describe('a timeline', () => {
  it('has the identity and the players of its match', () => {
    everyMatch(({ match, timeline }) => {
      const { metadata, info } = timeline
      expect(metadata).toEqual(match.metadata)
      expect([info.gameId, info.frameInterval]).toEqual([match.info.gameId, MINUTE_MS])
      expect(info.endOfGameResult).toBe(match.info['endOfGameResult'])
      const players = match.info.participants.map(({ participantId, puuid }) => ({ participantId, puuid }))
      expect(info.participants).toEqual(players)
      const numbers = players.map(({ participantId }) => String(participantId))
      for (const { participantFrames } of info.frames) expect(Object.keys(participantFrames)).toEqual(numbers)
    })
  })

  it('has a frame every minute and one at the end', () => {
    everyMatch(({ match, timeline }) => {
      const times = timeline.info.frames.map(({ timestamp }) => timestamp)
      expect(times[0]).toBe(0)
      expect(times.at(-1)).toBe(match.info.gameEndTimestamp - match.info.gameStartTimestamp)
      const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      for (const step of steps.slice(0, -1)) expect(Math.abs(step - MINUTE_MS)).toBeLessThan(100)
      expect(steps.at(-1)).toBeGreaterThan(0)
      expect(steps.at(-1)).toBeLessThan(MINUTE_MS + 100)
    })
  })

  it('has its events in order of time, each in the first frame at or after it', () => {
    everyMatch(({ timeline, events, match }) => {
      expect(isRising(events.map(({ timestamp }) => timestamp))).toBe(true)
      timeline.info.frames.forEach(({ timestamp, events: own }, index) => {
        const before = timeline.info.frames[index - 1]?.timestamp ?? -1
        for (const event of own) expect(event.timestamp > before && event.timestamp <= timestamp).toBe(true)
      })
      expect(events[0]).toMatchObject({ type: 'PAUSE_END', timestamp: 0 })
      const winningTeam = match.info.teams.find(({ win }) => win)?.teamId
      expect(events.at(-1)).toMatchObject({ type: 'GAME_END', gameId: match.info.gameId, winningTeam })
    })
  })

  it('is the same for the same lobby', () => {
    for (const { lobby } of matches.slice(0, 20)) {
      expect(JSON.stringify(toTimelineBody({ ...lobby }))).toBe(JSON.stringify(toTimelineBody(lobby)))
    }
  })

  it('has all positions on the map', () => {
    everyMatch(({ lobby, timeline, events }) => {
      const edge = lobby.queue.ground === 'RIFT' ? 14_870 : 12_800
      const frames = timeline.info.frames.flatMap(({ participantFrames }) => Object.values(participantFrames))
      for (const { position } of [...frames, ...events]) {
        if (position === undefined) continue
        expect(Math.min(position.x, position.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(position.x, position.y)).toBeLessThanOrEqual(edge)
      }
    })
  })
})

describe('the frames of a timeline', () => {
  it('end with the figures of the match', () => {
    everyMatch((each) => {
      for (const participant of each.match.info.participants) {
        expect(frameOf(lastFrameOf(each), participant.participantId)).toMatchObject({
          totalGold: participant.goldEarned,
          currentGold: participant.goldEarned - participant.goldSpent,
          xp: participant['champExperience'],
          level: participant.champLevel,
          minionsKilled: participant.totalMinionsKilled,
          jungleMinionsKilled: participant.neutralMinionsKilled,
          damageStats: {
            totalDamageDone: participant.totalDamageDealt,
            totalDamageDoneToChampions: participant.totalDamageDealtToChampions,
          },
        })
      }
    })
  })

  it('never lose gold, experience, levels, minions or damage', () => {
    everyMatch(({ match, timeline }) => {
      for (const { participantId } of match.info.participants) {
        const frames = timeline.info.frames.map((frame) => frameOf(frame, participantId))
        for (const list of [
          frames.map(({ totalGold }) => totalGold),
          frames.map(({ xp }) => xp),
          frames.map(({ level }) => level),
          frames.map(({ minionsKilled }) => minionsKilled),
          frames.map(({ jungleMinionsKilled }) => jungleMinionsKilled),
          frames.map(({ damageStats }) => damageStats.totalDamageDone),
        ]) {
          expect(isRising(list)).toBe(true)
        }
      }
    })
  })

  it('start on the rift with 500 gold at level 1', () => {
    everyMatch(({ timeline }) => {
      for (const frame of Object.values(timeline.info.frames[0]?.participantFrames ?? {})) {
        expect(frame).toMatchObject({ totalGold: 500, currentGold: 500, level: 1, xp: 0, minionsKilled: 0 })
      }
    }, isOnRift)
  })

  it('show a lead that changes in size, and is the winner’s at the end of nearly all matches', () => {
    const leads = matches.filter(isOnRift).map(({ lobby, match, timeline }) =>
      timeline.info.frames.map((frame) =>
        match.info.participants.reduce((sum, { participantId, teamId }) => {
          const { totalGold } = frameOf(frame, participantId)
          return teamId === lobby.winner ? sum + totalGold : sum - totalGold
        }, 0),
      ),
    )
    expect(shareOf(leads, (lead) => (lead.at(-1) ?? 0) > 0)).toBeGreaterThan(0.85)
    expect(shareOf(leads, (lead) => lead.some((gold) => gold < 0))).toBeGreaterThan(0.3)
    for (const lead of leads) expect(isRising(lead)).toBe(false)
  })
})

describe('the kills of a timeline', () => {
  it('are those of the match', () => {
    everyMatch(({ match, events }) => {
      const kills = ofType(events, 'CHAMPION_KILL')
      for (const { participantId, kills: own, deaths, assists } of match.info.participants) {
        expect(count(kills, ({ killerId }) => killerId === participantId)).toBe(own)
        expect(count(kills, ({ victimId }) => victimId === participantId)).toBe(deaths)
        expect(count(kills, (kill) => kill.assistingParticipantIds?.includes(participantId) === true)).toBe(assists)
      }
    })
  })

  it('include first blood and the multikills of the match', () => {
    everyMatch(({ match, events }) => {
      const special = ofType(events, 'CHAMPION_SPECIAL_KILL')
      for (const each of match.info.participants) {
        const own = special.filter(({ killerId }) => killerId === each.participantId)
        const multikills = [2, 3, 4, 5].map((length) => count(own, ({ multiKillLength }) => multiKillLength === length))
        expect(multikills).toEqual([each.doubleKills, each.tripleKills, each.quadraKills, each.pentaKills])
        const first = count(own, ({ killType }) => killType === 'KILL_FIRST_BLOOD')
        expect(first).toBe(each.firstBloodKill ? 1 : 0)
      }
    })
  })

  it('pay the killer at once', () => {
    everyMatch(({ timeline, events }) => {
      for (const { timestamp, killerId = 0 } of ofType(events, 'CHAMPION_KILL')) {
        const index = timeline.info.frames.findIndex((frame) => frame.timestamp >= timestamp)
        const [before, after] = timeline.info.frames.slice(index - 1, index + 1)
        if (before === undefined || after === undefined) throw new Error('a kill outside of the frames')
        const gained = frameOf(after, killerId).totalGold - frameOf(before, killerId).totalGold
        expect(gained).toBeGreaterThanOrEqual(119)
      }
    })
  })
})

describe('a timeline of another mode', () => {
  it('has neither monsters nor buildings in arena, and no monsters on the bridge', () => {
    const typesOf = ({ events }: TimedMatch) => new Set(events.map(({ type }) => type))
    everyMatch(
      (each) => {
        expect(typesOf(each)).not.toContain('ELITE_MONSTER_KILL')
        expect(typesOf(each)).not.toContain('TURRET_PLATE_DESTROYED')
        expect(typesOf(each).has('BUILDING_KILL') && each.lobby.queue.ground === 'RINGS').toBe(false)
        expect(typesOf(each)).toContain('CHAMPION_KILL')
      },
      ({ lobby }) => lobby.queue.ground !== 'RIFT',
    )
    expect(new Set(matches.map(({ lobby }) => lobby.queue.ground))).toEqual(new Set(['RIFT', 'BRIDGE', 'RINGS']))
  })

  it('is short for a remake, and its absent player does nothing', () => {
    everyMatch(
      ({ match, timeline, events }) => {
        expect(timeline.info.frames.length).toBeLessThan(6)
        const absent = match.info.participants.filter(({ teamPosition }) => teamPosition === '')
        expect(absent).toHaveLength(1)
        for (const { participantId } of absent) {
          expect(events.filter((event) => event.participantId === participantId)).toEqual([])
        }
      },
      ({ lobby }) => lobby.ending === 'remake',
    )
  })
})
