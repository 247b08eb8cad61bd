import { AccountResultUnion } from '../../accounts/schema/account-lookup.ts'
import { findSeenAccount, SEEN_ACCOUNT, SEEN_ACCOUNT_COST } from '../../accounts/schema/seen-account.ts'
import { builder } from '../../contract/builder.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import { AugmentObject } from '../../game-data/schema/augment.ts'
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
  values: {
    TOP: { description: 'The top lane.' },
    JUNGLE: { description: 'The jungle, between the lanes.' },
    MIDDLE: { description: 'The middle lane.' },
    BOTTOM: { description: 'The bottom lane, as the carry.' },
    UTILITY: { description: 'The bottom lane, as the support.' },
  } satisfies Record<Lane, { description: string }>,
})

export const ParticipantObject = builder.objectRef<Participant>('Participant').implement({
  description: 'Performance of one player or bot in a match.',
  fields: (t) => ({
    participantId: t.exposeInt('participantId', { description: 'Number of the participant within the match, from 1.' }),
    puuid: t.exposeString('puuid', {
      nullable: true,
      description:
        "Riot's identifier of the player, encrypted for this server's API key. Null for a bot, and for a hidden player: one that Riot does not identify.",
    }),
    account: t.field({
      cost: SEEN_ACCOUNT_COST,
      type: AccountResultUnion,
      nullable: true,
      description: `The account of the player. ${SEEN_ACCOUNT} Null for a bot and for a hidden player.`,
      resolve: ({ platform, puuid }, _args, context) =>
        puuid === null ? null : findSeenAccount({ platform, puuid }, context),
    }),
    bot: t.exposeBoolean('bot', { description: 'True if the participant is a bot.' }),
    gameName: t.string({
      description: 'Game name at the time of the match. Empty if Riot did not report it, and for a hidden player.',
      resolve: (participant) => unlessHidden(participant, participant.riotIdGameName),
    }),
    tagLine: t.string({
      description:
        'Tag line at the time of the match. Empty in matches that predate Riot IDs, and for a hidden player.',
      resolve: (participant) => unlessHidden(participant, participant.riotIdTagline),
    }),
    summonerName: t.string({
      description: 'Summoner name, the predecessor of the Riot ID. Empty in most new matches, and for a hidden player.',
      resolve: (participant) => unlessHidden(participant, participant.summonerName),
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
    experience: t.exposeInt('champExperience', { description: 'Experience of the champion at the end of the match.' }),
    summonerLevel: t.exposeInt('summonerLevel', { description: 'Level of the account at the time of the match.' }),
    profileIcon: t.string({
      description: "Path of the account's icon at the time of the match, on this server, or URL.",
      args: pictureArgument,
      resolve: ({ profileIcon }, picture, context) =>
        pictureAddress(`/images/profile-icons/${profileIcon}.png`, picture, context),
    }),
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
    largestKillingSpree: t.exposeInt('largestKillingSpree', { description: 'Most kills without a death in between.' }),
    largestMultiKill: t.exposeInt('largestMultiKill', { description: 'Largest multi kill: 5 is a penta kill.' }),
    firstBlood: t.boolean({
      description: 'True if the participant drew first blood, alone or with help.',
      resolve: ({ firstBloodKill, firstBloodAssist }) => firstBloodKill || firstBloodAssist,
    }),
    longestLifeSeconds: t.exposeInt('longestTimeSpentLiving', {
      description: 'Longest time between two deaths, in seconds. 0 without deaths.',
    }),
    deadSeconds: t.exposeInt('totalTimeSpentDead', { description: 'Time spent dead, in seconds.' }),
    crowdControlSeconds: t.exposeInt('timeCCingOthers', {
      description: 'Duration of crowd control on enemy champions, weighted by Riot, in seconds.',
    }),
    creepScore: t.int({ description: 'Number of lane minions and jungle monsters killed.', resolve: creepScoreOf }),
    totalMinionsKilled: t.exposeInt('totalMinionsKilled', { description: 'Number of lane minions killed.' }),
    neutralMinionsKilled: t.exposeInt('neutralMinionsKilled', { description: 'Number of jungle monsters killed.' }),
    goldEarned: t.exposeInt('goldEarned', { description: 'Gold earned during the match.' }),
    goldSpent: t.exposeInt('goldSpent', { description: 'Gold spent during the match.' }),
    visionScore: t.exposeInt('visionScore', { description: "Riot's vision score: vision granted and denied." }),
    totalHeal: t.exposeInt('totalHeal', { description: 'Health restored, to themselves and to teammates.' }),
    totalHealsOnTeammates: t.exposeInt('totalHealsOnTeammates', { description: 'Health restored to teammates.' }),
    totalDamageShieldedOnTeammates: t.exposeInt('totalDamageShieldedOnTeammates', {
      description: 'Damage to teammates that shields absorbed.',
    }),
    damageSelfMitigated: t.exposeInt('damageSelfMitigated', {
      description: 'Damage to the participant that armour, magic resistance and shields absorbed.',
    }),
    physicalDamageDealt: t.exposeInt('physicalDamageDealt', { description: 'Physical damage dealt to all targets.' }),
    magicDamageDealt: t.exposeInt('magicDamageDealt', { description: 'Magic damage dealt to all targets.' }),
    trueDamageDealt: t.exposeInt('trueDamageDealt', { description: 'True damage dealt to all targets.' }),
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
    roleBoundItem: t.field({
      type: ItemObject,
      nullable: true,
      description:
        'Item in the slot of the role quest, such as the boots of a bottom laner. Null before the quest is done, and before patch 16.1.',
      resolve: ({ roleBoundItem }) => (roleBoundItem === 0 ? null : { itemId: roleBoundItem }),
    }),
    augments: t.field({
      cost: new FieldCost({ listSize: 6 }),
      type: [AugmentObject],
      description: 'Chosen augments, in the order of the slots. Empty in modes without augments.',
      resolve: ({ augments }) => augments.map((augmentId) => ({ augmentId })),
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

/** Riot reports the champion's name in place of a hidden player's. */
function unlessHidden({ puuid, bot }: Participant, name: string): string {
  return puuid === null && !bot ? '' : name
}
