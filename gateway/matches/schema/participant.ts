import { builder } from '../../contract/builder.ts'
import { LANES } from '../../game-data/rules/lane.ts'
import { ChampionNode, toChampion } from '../../game-data/schema/champion.ts'
import { ItemObject } from '../../game-data/schema/item.ts'
import { SummonerSpellObject } from '../../game-data/schema/summoner-spell.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { kdaOf } from '../../shared/kda.ts'
import { creepScoreOf } from '../rules/creep-score.ts'
import type { Participant } from '../rules/match.ts'
import { RunePageObject } from './rune-page.ts'

export const LaneEnum = builder.enumType('Lane', {
  description: 'Lane of a participant.',
  values: LANES,
})

export const ParticipantObject = builder.objectRef<Participant>('Participant').implement({
  description: 'Performance of one player or bot in a match.',
  fields: (t) => ({
    participantId: t.exposeInt('participantId', { description: 'Number of the participant within the match, from 1.' }),
    puuid: t.exposeString('puuid', {
      nullable: true,
      description:
        "Riot's identifier of the player, encrypted for this server's API key. Null for bots and if Riot withholds it.",
    }),
    bot: t.exposeBoolean('bot', { description: 'True if the participant is a bot.' }),
    gameName: t.exposeString('riotIdGameName', {
      description: 'Game name at the time of the match. Empty if Riot did not report it.',
    }),
    tagLine: t.exposeString('riotIdTagline', {
      description: 'Tag line at the time of the match. Empty in matches that predate Riot IDs.',
    }),
    summonerName: t.exposeString('summonerName', {
      description: 'Summoner name, the predecessor of the Riot ID. Empty in most new matches.',
    }),
    teamId: t.exposeInt('teamId', {
      description: 'Team number: 100 is the blue side, 200 the red side. 0 in modes without sides.',
    }),
    subteamId: t.exposeInt('subteamId', {
      description: "Number of the participant's group of two or three in modes with many teams. 0 in other modes.",
    }),
    placement: t.exposeInt('placement', {
      description: 'Final placement in modes with many teams, from 1. 0 in other modes.',
    }),
    lane: t.field({
      type: LaneEnum,
      nullable: true,
      description: 'Lane of the participant. Null in modes without lanes.',
      resolve: ({ teamPosition }) => teamPosition,
    }),
    champion: t.field({
      type: ChampionNode,
      description:
        'The played champion. In a mode with its own versions of champions, such as Swarm, the champion itself.',
      resolve: (participant, _args, context) => toChampion(participant, context),
    }),
    championId: t.exposeInt('championId', {
      description:
        "Riot's number of the champion as stated in the match. Differs from the `key` of `champion` in modes with their own versions of champions.",
    }),
    championName: t.exposeString('championName', { description: 'Name of the champion as stated in the match.' }),
    champLevel: t.exposeInt('champLevel', { description: 'Champion level at the end of the match.' }),
    win: t.exposeBoolean('win', { description: "True if the participant's side won." }),
    gameEndedInEarlySurrender: t.exposeBoolean('gameEndedInEarlySurrender', {
      description: 'True if the match was remade because a player never connected.',
    }),
    kills: t.exposeInt('kills', { description: 'Number of enemy champions killed.' }),
    deaths: t.exposeInt('deaths', { description: 'Number of deaths.' }),
    assists: t.exposeInt('assists', { description: 'Number of assists.' }),
    kda: t.float({
      nullable: true,
      description: '(kills + assists) / deaths. Null without deaths.',
      resolve: kdaOf,
    }),
    doubleKills: t.exposeInt('doubleKills', { description: 'Number of double kills.' }),
    tripleKills: t.exposeInt('tripleKills', { description: 'Number of triple kills.' }),
    quadraKills: t.exposeInt('quadraKills', { description: 'Number of quadra kills.' }),
    pentaKills: t.exposeInt('pentaKills', { description: 'Number of penta kills.' }),
    creepScore: t.int({ description: 'Number of lane minions and jungle monsters killed.', resolve: creepScoreOf }),
    totalMinionsKilled: t.exposeInt('totalMinionsKilled', { description: 'Number of lane minions killed.' }),
    neutralMinionsKilled: t.exposeInt('neutralMinionsKilled', { description: 'Number of jungle monsters killed.' }),
    goldEarned: t.exposeInt('goldEarned', { description: 'Gold earned during the match.' }),
    visionScore: t.exposeInt('visionScore', { description: "Riot's vision score: vision granted and denied." }),
    totalHealsOnTeammates: t.exposeInt('totalHealsOnTeammates', { description: 'Health restored to teammates.' }),
    damageDealtToBuildings: t.exposeInt('damageDealtToBuildings', {
      description: 'Damage dealt to towers and other buildings.',
    }),
    physicalDamageDealtToChampions: t.exposeInt('physicalDamageDealtToChampions', {
      description: 'Physical damage dealt to champions.',
    }),
    magicDamageDealtToChampions: t.exposeInt('magicDamageDealtToChampions', {
      description: 'Magic damage dealt to champions.',
    }),
    trueDamageDealtToChampions: t.exposeInt('trueDamageDealtToChampions', {
      description: 'True damage dealt to champions. True damage ignores all reductions.',
    }),
    physicalDamageTaken: t.exposeInt('physicalDamageTaken', { description: 'Physical damage taken.' }),
    magicDamageTaken: t.exposeInt('magicDamageTaken', { description: 'Magic damage taken.' }),
    trueDamageTaken: t.exposeInt('trueDamageTaken', { description: 'True damage taken.' }),
    items: t.field({
      cost: new FieldCost({ listSize: 7 }),
      type: [ItemObject],
      nullable: { items: true, list: false },
      description: 'Exactly seven item slots in order, with the trinket last. Null for an empty slot.',
      resolve: ({ items }) => items.map((itemId) => (itemId === 0 ? null : { itemId })),
    }),
    summonerSpells: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [SummonerSpellObject],
      nullable: { items: true, list: false },
      description: 'Exactly two summoner spells. Null items in modes without spells.',
      resolve: ({ summoner1Id, summoner2Id }) => [summoner1Id, summoner2Id].map((key) => (key === 0 ? null : { key })),
    }),
    runes: t.field({ type: RunePageObject, description: 'The chosen rune page.', resolve: ({ perks }) => perks }),
  }),
})
