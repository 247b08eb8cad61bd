const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY']
const ROLES = ['SOLO', 'NONE', 'SOLO', 'CARRY', 'SUPPORT']
const TRINKETS = [3340, 3363, 3364]
const SHARDS = [5001, 5011, 5013]
const SPELLS = [14, 11, 12, 7, 3]

/** Names of a participant's fields with a number, the most frequent ones last. */
const PARTICIPANT_FIELDS = `
  roleBoundItem championSkinId damageDealtToEpicMonsters playerScore0 playerScore1 playerScore10
  playerScore11 playerScore2 playerScore3 playerScore4 playerScore5 playerScore6 playerScore7 playerScore8
  playerScore9 baitPings PlayerScore0 PlayerScore1 PlayerScore10 PlayerScore11 PlayerScore2 PlayerScore3
  PlayerScore4 PlayerScore5 PlayerScore6 PlayerScore7 PlayerScore8 PlayerScore9 riotIdName retreatPings
  playerAugment5 playerAugment6 riotIdGameName placement playerAugment1 playerAugment2 playerAugment3
  playerAugment4 playerSubteamId subteamPlacement totalAllyJungleMinionsKilled totalEnemyJungleMinionsKilled
  bountyLevel allInPings assistMePings commandPings dangerPings enemyMissingPings enemyVisionPings getBackPings
  holdPings needVisionPings onMyWayPings pushPings visionClearedPings basicPings eligibleForProgression 
  assists baronKills champExperience champLevel championId championName championTransform consumablesPurchased
  damageDealtToBuildings damageDealtToObjectives damageDealtToTurrets damageSelfMitigated deaths detectorWardsPlaced
  doubleKills dragonKills firstBloodAssist firstBloodKill firstTowerAssist firstTowerKill gameEndedInEarlySurrender
  gameEndedInSurrender goldEarned goldSpent inhibitorKills inhibitorTakedowns inhibitorsLost
  item0 item1 item2 item3 item4 item5 item6 itemsPurchased killingSprees kills largestCriticalStrike
  largestKillingSpree largestMultiKill longestTimeSpentLiving magicDamageDealt magicDamageDealtToChampions
  magicDamageTaken neutralMinionsKilled nexusKills nexusLost nexusTakedowns objectivesStolen objectivesStolenAssists
  pentaKills physicalDamageDealt physicalDamageDealtToChampions physicalDamageTaken profileIcon
  puuid quadraKills riotIdTagline sightWardsBoughtInGame spell1Casts spell2Casts spell3Casts spell4Casts
  summoner1Casts summoner1Id summoner2Casts summoner2Id summonerId summonerLevel summonerName teamEarlySurrendered
  timeCCingOthers timePlayed totalDamageDealt totalDamageDealtToChampions
  totalDamageShieldedOnTeammates totalDamageTaken totalHeal totalHealsOnTeammates totalMinionsKilled
  totalTimeCCDealt totalTimeSpentDead totalUnitsHealed tripleKills trueDamageDealt trueDamageDealtToChampions
  trueDamageTaken turretKills turretTakedowns turretsLost unrealKills visionScore visionWardsBoughtInGame
  wardsKilled wardsPlaced 
`

/** Names of a participant's challenges, the most frequent ones last. */
const CHALLENGE_FIELDS = `
  thirdInhibitorDestroyedTime fasterSupportQuestCompletion mostWardsDestroyedOneSweeper fastestLegendary
  highestCrowdControlScore takedownsFirst25Minutes highestWardKills teleportTakedowns highestChampionDamage
  soloTurretsLategame hadAfkTeammate baronBuffGoldAdvantageOverThreshold junglerKillsEarlyJungle
  killsOnLanersEarlyJungleAsJungler threeWardsOneSweeperCount shortestTimeToAceFromFirstTakedown mythicItemUsed
  earliestBaron earliestDragonTakedown controlWardTimeCoverageInRiverOrEnemyHalf firstTurretKilledTime
  HealFromMapSources SWARM_DefeatAatrox SWARM_DefeatBriar SWARM_DefeatMiniBosses SWARM_EvolveWeapon
  SWARM_Have3Passives SWARM_KillEnemy SWARM_PickupGold SWARM_ReachLevel50 SWARM_Survive15Min
  SWARM_WinWith5EvolvedWeapons playedChampSelectPosition InfernalScalePickup fistBumpParticipation voidMonsterKill
  earlyLaningPhaseGoldExpAdvantage laningPhaseGoldExpAdvantage maxCsAdvantageOnLaneOpponent maxLevelLeadLaneOpponent
  visionScoreAdvantageLaneOpponent legendaryItemUsed mejaisFullStackInTime twoWardsOneSweeperCount firstTurretKilled
  killingSprees getTakedownsInAllLanesEarlyJungleAsLaner killsOnOtherLanesEarlyJungleAsLaner takedownsFirstXMinutes
  completeSupportQuestInTime dodgeSkillShotsSmallWindow epicMonsterStolenWithoutSmite immobilizeAndKillWithAlly
  kTurretsDestroyedBeforePlatesFall killAfterHiddenWithAlly killedChampTookFullTeamDamageSurvived
  knockEnemyIntoTeamAndKill landSkillShotsEarlyGame multiTurretRiftHeraldCount pickKillWithAlly quickCleanse
  quickFirstTurret quickSoloKills saveAllyFromDeath survivedThreeImmobilizesInFight tookLargeDamageSurvived
  killParticipation 12AssistStreakCount abilityUses acesBefore15Minutes alliedJungleMonsterKills baronTakedowns
  blastConeOppositeOpponentCount bountyGold buffsStolen controlWardsPlaced damagePerMinute
  damageTakenOnTeamPercentage dancedWithRiftHerald deathsByEnemyChamps doubleAces dragonTakedowns
  effectiveHealAndShielding elderDragonKillsWithOpposingSoul elderDragonMultikills enemyChampionImmobilizations
  enemyJungleMonsterKills epicMonsterKillsNearEnemyJungler epicMonsterKillsWithin30SecondsOfSpawn epicMonsterSteals
  flawlessAces fullTeamTakedown gameLength goldPerMinute hadOpenNexus initialBuffCount initialCrabCount
  jungleCsBefore10Minutes junglerTakedownsNearDamagedEpicMonster kda killsNearEnemyTurret
  killsOnRecentlyHealedByAramPack killsUnderOwnTurret killsWithHelpFromEpicMonster laneMinionsFirst10Minutes
  legendaryCount lostAnInhibitor maxKillDeficit moreEnemyJungleThanOpponent multiKillOneSpell multikills
  multikillsAfterAggressiveFlash outerTurretExecutesBefore10Minutes outnumberedKills outnumberedNexusKill
  perfectDragonSoulsTaken perfectGame poroExplosions riftHeraldTakedowns scuttleCrabKills skillshotsDodged
  skillshotsHit snowballsHit soloBaronKills soloKills stealthWardsPlaced survivedSingleDigitHpCount
  takedownOnFirstTurret takedowns takedownsAfterGainingLevelAdvantage takedownsBeforeJungleMinionSpawn
  takedownsInAlcove takedownsInEnemyFountain teamBaronKills teamDamagePercentage teamElderDragonKills
  teamRiftHeraldKills turretPlatesTaken turretTakedowns turretsTakenWithRiftHerald twentyMinionsIn3SecondsCount
  unseenRecalls visionScorePerMinute wardTakedowns wardTakedownsBefore20M wardsGuarded
`

/**
 * An invented match with every field that Riot has used from 2021 to 2026. Stored payloads are compressed with a dictionary
 * made of it and can't be read without it, so it never changes: new fields need a second dictionary.
 */
export const EXAMPLE_PAYLOAD = {
  metadata: { dataVersion: '2', matchId: 'EUW1_7', participants: seats(() => '') },
  info: {
    endOfGameResult: 'GameComplete',
    gameCreation: 17,
    gameDuration: 1,
    gameEndTimestamp: 17,
    gameId: 7,
    gameMode: 'CLASSIC',
    gameName: 'teambuilder-match-7',
    gameStartTimestamp: 17,
    gameType: 'MATCHED_GAME',
    gameVersion: '16.',
    mapId: 11,
    participants: seats((seat) => ({
      ...zeros(PARTICIPANT_FIELDS),
      challenges: zeros(CHALLENGE_FIELDS),
      firstBloodKill: false,
      gameEndedInSurrender: true,
      individualPosition: LANES[seat % 5],
      item6: TRINKETS[seat % 3],
      lane: LANES[seat % 5],
      nexusKills: 1,
      participantId: seat + 1,
      perks: {
        statPerks: { defense: SHARDS[seat % 3], flex: 5008, offense: 5005 },
        styles: [
          { description: 'primaryStyle', selections: selections(8112, 8143, 8137, 8135), style: 8100 },
          { description: 'subStyle', selections: selections(8304, 8347), style: 8300 },
        ],
      },
      role: ROLES[seat % 5],
      summoner1Id: 4,
      summoner2Id: SPELLS[seat % 5],
      teamId: seat < 5 ? 100 : 200,
      teamPosition: LANES[seat % 5],
      win: seat < 5,
    })),
    platformId: 'EUW1',
    queueId: 420,
    teams: [100, 200].map((teamId) => ({
      bans: [1, 2, 3, 4, 5].map((pickTurn) => ({ championId: 1, pickTurn: teamId === 100 ? pickTurn : pickTurn + 5 })),
      feats: { EPIC_MONSTER_KILL: { featState: 0 }, FIRST_BLOOD: { featState: 1 }, FIRST_TURRET: { featState: 3 } },
      objectives: {
        atakhan: objective(teamId),
        baron: objective(teamId),
        champion: objective(teamId),
        dragon: objective(teamId),
        horde: objective(teamId),
        inhibitor: objective(teamId),
        riftHerald: objective(teamId),
        tower: objective(teamId),
      },
      teamId,
      win: teamId === 100,
    })),
    tournamentCode: '',
  },
}

function seats<Value>(toValue: (seat: number) => Value): readonly Value[] {
  return Array.from({ length: 10 }, (_, seat) => toValue(seat))
}

function zeros(names: string): Readonly<Record<string, 0>> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 0]),
  )
}

function selections(...runes: readonly number[]) {
  return runes.map((perk) => ({ perk, var1: 0, var2: 0, var3: 0 }))
}

function objective(teamId: number) {
  return { first: teamId === 100, kills: 0 }
}
