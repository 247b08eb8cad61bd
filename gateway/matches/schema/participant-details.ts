import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Challenges, Participant, Pings } from '../rules/match.ts'
import { ParticipantObject } from './participant.ts'

const WardsObject = builder.objectRef<Participant>('Wards').implement({
  description: 'Wards of a participant.',
  fields: (t) => ({
    placed: t.exposeInt('wardsPlaced', { description: 'Number of wards placed, control wards included.' }),
    killed: t.exposeInt('wardsKilled', { description: 'Number of enemy wards destroyed.' }),
    controlPlaced: t.exposeInt('detectorWardsPlaced', { description: 'Number of control wards placed.' }),
    controlBought: t.exposeInt('visionWardsBoughtInGame', { description: 'Number of control wards bought.' }),
  }),
})

const ParticipantObjectivesObject = builder.objectRef<Participant>('ParticipantObjectives').implement({
  description: "A participant's part in the objectives of a match.",
  fields: (t) => ({
    towers: t.exposeInt('turretTakedowns', { description: 'Number of towers destroyed, alone or with help.' }),
    inhibitors: t.exposeInt('inhibitorTakedowns', {
      description: 'Number of inhibitors destroyed, alone or with help.',
    }),
    dragons: t.exposeInt('dragonKills', { description: 'Number of dragons with the last hit.' }),
    barons: t.exposeInt('baronKills', { description: 'Number of Barons with the last hit.' }),
    stolen: t.exposeInt('objectivesStolen', { description: 'Number of epic monsters stolen from the enemy.' }),
    firstTower: t.boolean({
      description: 'True if the participant destroyed the first tower of the match, alone or with help.',
      resolve: ({ firstTowerKill, firstTowerAssist }) => firstTowerKill || firstTowerAssist,
    }),
    damage: t.exposeInt('damageDealtToObjectives', { description: 'Damage dealt to epic monsters and buildings.' }),
    damageToTowers: t.exposeInt('damageDealtToTurrets', { description: 'Damage dealt to towers.' }),
  }),
})

const PingsObject = builder.objectRef<Pings>('Pings').implement({
  description: 'Pings of a participant by kind. All are 0 in matches from before Riot counted them.',
  fields: (t) => ({
    total: t.int({
      description: 'Number of all pings.',
      resolve: (pings) => Object.values(pings).reduce((sum, pinged) => sum + pinged, 0),
    }),
    allIn: t.exposeInt('allIn', { description: 'Number of "All in" pings.' }),
    assistMe: t.exposeInt('assistMe', { description: 'Number of "Assist me" pings.' }),
    bait: t.exposeInt('bait', { description: 'Number of "Bait" pings.' }),
    basic: t.exposeInt('basic', { description: 'Number of pings without a meaning.' }),
    command: t.exposeInt('command', { description: 'Number of pings at a unit or structure.' }),
    danger: t.exposeInt('danger', { description: 'Number of "Danger" pings.' }),
    enemyMissing: t.exposeInt('enemyMissing', { description: 'Number of "Enemy missing" pings.' }),
    enemyVision: t.exposeInt('enemyVision', { description: 'Number of "Enemy has vision" pings.' }),
    getBack: t.exposeInt('getBack', { description: 'Number of "Get back" pings.' }),
    hold: t.exposeInt('hold', { description: 'Number of "Hold" pings.' }),
    needVision: t.exposeInt('needVision', { description: 'Number of "Need vision" pings.' }),
    onMyWay: t.exposeInt('onMyWay', { description: 'Number of "On my way" pings.' }),
    push: t.exposeInt('push', { description: 'Number of "Push" pings.' }),
    retreat: t.exposeInt('retreat', { description: 'Number of "Retreat" pings.' }),
    visionCleared: t.exposeInt('visionCleared', { description: 'Number of "Vision cleared" pings.' }),
  }),
})

const ChallengesObject = builder.objectRef<Challenges>('Challenges').implement({
  description: "Some of Riot's challenges, as counted in one match.",
  fields: (t) => ({
    soloKills: t.exposeInt('soloKills', { description: 'Kills of champions without help.' }),
    turretPlatesTaken: t.exposeInt('turretPlatesTaken', { description: 'Plates of towers destroyed.' }),
    laneMinionsFirst10Minutes: t.exposeInt('laneMinionsFirst10Minutes', {
      description: 'Lane minions killed in the first ten minutes.',
    }),
    jungleCsBefore10Minutes: t.exposeInt('jungleCsBefore10Minutes', {
      description: 'Jungle monsters killed in the first ten minutes, in creep score.',
    }),
    maxCsAdvantageOnLaneOpponent: t.exposeInt('maxCsAdvantageOnLaneOpponent', {
      description: 'Largest lead in creep score over the lane opponent.',
    }),
    skillshotsHit: t.exposeInt('skillshotsHit', { description: 'Skillshots that hit a champion.' }),
    skillshotsDodged: t.exposeInt('skillshotsDodged', { description: 'Skillshots of enemies that were dodged.' }),
    saveAllyFromDeath: t.exposeInt('saveAllyFromDeath', { description: 'Allies saved from death.' }),
    epicMonsterSteals: t.exposeInt('epicMonsterSteals', { description: 'Epic monsters stolen.' }),
    bountyGold: t.exposeInt('bountyGold', { description: 'Gold from bounties.' }),
  }),
})

builder.objectFields(ParticipantObject, (t) => ({
  wards: t.field({
    type: WardsObject,
    description: 'Wards placed, destroyed and bought.',
    resolve: (participant) => participant,
  }),
  objectives: t.field({
    type: ParticipantObjectivesObject,
    description: "The participant's part in the objectives.",
    resolve: (participant) => participant,
  }),
  pings: t.field({ type: PingsObject, description: 'Pings by kind.', resolve: ({ pings }) => pings }),
  challenges: t.field({
    type: ChallengesObject,
    nullable: true,
    description: "Some of Riot's challenges. Null in matches and modes without challenges.",
    resolve: ({ challenges }) => challenges,
  }),
  spellCasts: t.intList({
    cost: new FieldCost({ listSize: 4 }),
    description: 'Number of casts of each ability: exactly four, in the order Q, W, E, R.',
    resolve: ({ spellCasts }) => [...spellCasts],
  }),
  summonerSpellCasts: t.intList({
    cost: new FieldCost({ listSize: 2 }),
    description: 'Number of casts of each summoner spell, in the order of `summonerSpells`.',
    resolve: ({ summonerSpellCasts }) => [...summonerSpellCasts],
  }),
}))
