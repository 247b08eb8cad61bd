import { areAllies } from '../world/lobbies.ts'
import type { Course } from './course.ts'
import { sumOf } from './damage.ts'
import type { PlayedSeat } from './played-seat.ts'
import { isFinishedItem } from './shelves.ts'

export function toChallenges({ minutes, objectives }: Course, played: readonly PlayedSeat[], own: PlayedSeat) {
  const { performance, economy, damage, build } = own
  const { score, taken, player, teamKills } = performance
  const team = played.filter((each) => areAllies(each.performance.player, player))
  const takedowns = score.kills + score.assists
  const minutesOfLane = Math.min(10, minutes) / Math.max(1, minutes)

  return {
    abilityUses: Math.round(minutes * 11),
    alliedJungleMonsterKills: economy.monsters,
    baronTakedowns: taken.baron,
    controlWardsPlaced: economy.vision.controlWards,
    damagePerMinute: sumOf(damage.toChampions) / minutes,
    damageTakenOnTeamPercentage: shareOf(own, team, (each) => sumOf(each.damage.taken)),
    deathsByEnemyChamps: score.deaths,
    dragonTakedowns: taken.dragon,
    effectiveHealAndShielding: damage.healedOnTeammates + damage.shieldedOnTeammates,
    enemyJungleMonsterKills: 0,
    gameLength: minutes * 60,
    goldPerMinute: economy.gold / minutes,
    jungleCsBefore10Minutes: player.lane === 'JUNGLE' ? Math.round(economy.monsters * minutesOfLane) : 0,
    kda: takedowns / Math.max(1, score.deaths),
    killParticipation: teamKills === 0 ? 0 : takedowns / teamKills,
    killingSprees: score.killingSprees,
    laneMinionsFirst10Minutes: Math.round(economy.minions * minutesOfLane),
    legendaryItemUsed: build.items.filter(isFinishedItem),
    multikills: score.doubleKills,
    perfectGame: performance.won && score.deaths === 0 && minutes > 15 ? 1 : 0,
    riftHeraldTakedowns: taken.riftHerald,
    takedowns,
    teamBaronKills: objectives.baron.count[player.side],
    teamDamagePercentage: shareOf(own, team, (each) => sumOf(each.damage.toChampions)),
    teamRiftHeraldKills: objectives.riftHerald.count[player.side],
    turretTakedowns: taken.tower,
    visionScorePerMinute: economy.vision.score / minutes,
    voidMonsterKill: taken.horde,
    wardTakedowns: economy.vision.wardsKilled,
  }
}

function shareOf(own: PlayedSeat, team: readonly PlayedSeat[], amountOf: (played: PlayedSeat) => number): number {
  const whole = team.reduce((sum, each) => sum + amountOf(each), 0)
  return whole === 0 ? 0 : amountOf(own) / whole
}
