import { FieldCost } from '../limits/field-cost.ts'
import { creepScoreOf } from '../domain/creep-score.ts'
import { kdaOf } from '../domain/kda.ts'
import { LANES } from '../domain/lane.ts'
import type { Participant } from '../domain/match.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { ItemObject } from './item.ts'
import { RunePageObject } from './rune-page.ts'
import { SummonerSpellObject } from './summoner-spell.ts'

export const LaneEnum = builder.enumType('Lane', {
  description: 'Where on the map a participant played.',
  values: LANES,
})

export const ParticipantObject = builder.objectRef<Participant>('Participant').implement({
  description: 'What one player or bot did in one match.',
  fields: (t) => ({
    participantId: t.exposeInt('participantId', { description: 'Number within the match, from 1.' }),
    puuid: t.exposeString('puuid', { nullable: true, description: 'Null for a bot or when Riot withholds it.' }),
    bot: t.exposeBoolean('bot', { description: 'True for a player driven by the game itself.' }),
    gameName: t.exposeString('riotIdGameName', {
      description: 'Game name when the match was played; empty when Riot left it out.',
    }),
    tagLine: t.exposeString('riotIdTagline', {
      description: 'Tag line when the match was played; empty in matches from before Riot IDs.',
    }),
    summonerName: t.exposeString('summonerName', {
      description: 'The older kind of name, from before Riot IDs; empty in most new matches.',
    }),
    teamId: t.exposeInt('teamId', { description: '100 is blue, 200 is red; 0 in modes without sides.' }),
    subteamId: t.exposeInt('subteamId', {
      description: 'Group of two or three within a mode of many teams; 0 in other modes.',
    }),
    placement: t.exposeInt('placement', {
      description: 'Final place in a mode of many teams, from 1; 0 in other modes.',
    }),
    lane: t.field({
      type: LaneEnum,
      nullable: true,
      description: 'Where the participant played; null in modes without lanes.',
      resolve: ({ teamPosition }) => teamPosition,
    }),
    champion: t.field({
      type: ChampionNode,
      description: 'The champion that was played.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    championName: t.exposeString('championName', { description: 'The champion as the match itself names it.' }),
    champLevel: t.exposeInt('champLevel', { description: 'Level of the champion at the end.' }),
    win: t.exposeBoolean('win', { description: 'True when the side of the participant won.' }),
    gameEndedInEarlySurrender: t.exposeBoolean('gameEndedInEarlySurrender', {
      description: 'True when the match ended early because somebody never connected.',
    }),
    kills: t.exposeInt('kills', { description: 'Enemy champions killed.' }),
    deaths: t.exposeInt('deaths', { description: 'Times killed.' }),
    assists: t.exposeInt('assists', { description: 'Kills helped with.' }),
    kda: t.float({
      nullable: true,
      description: '(kills + assists) / deaths; null without a death, where there is no such number.',
      resolve: kdaOf,
    }),
    doubleKills: t.exposeInt('doubleKills', { description: 'Times two kills came in a row.' }),
    tripleKills: t.exposeInt('tripleKills', { description: 'Times three kills came in a row.' }),
    quadraKills: t.exposeInt('quadraKills', { description: 'Times four kills came in a row.' }),
    pentaKills: t.exposeInt('pentaKills', { description: 'Times five kills came in a row.' }),
    creepScore: t.int({ description: 'Lane minions and jungle monsters together.', resolve: creepScoreOf }),
    totalMinionsKilled: t.exposeInt('totalMinionsKilled', { description: 'Lane minions killed.' }),
    neutralMinionsKilled: t.exposeInt('neutralMinionsKilled', { description: 'Jungle monsters killed.' }),
    goldEarned: t.exposeInt('goldEarned', { description: 'Gold earned in the whole match.' }),
    visionScore: t.exposeInt('visionScore', { description: "Riot's score for giving and denying sight." }),
    totalHealsOnTeammates: t.exposeInt('totalHealsOnTeammates', { description: 'Health restored to team-mates.' }),
    damageDealtToBuildings: t.exposeInt('damageDealtToBuildings', { description: 'Damage to towers and the like.' }),
    physicalDamageDealtToChampions: t.exposeInt('physicalDamageDealtToChampions', {
      description: 'Physical damage to enemy champions.',
    }),
    magicDamageDealtToChampions: t.exposeInt('magicDamageDealtToChampions', {
      description: 'Magic damage to enemy champions.',
    }),
    trueDamageDealtToChampions: t.exposeInt('trueDamageDealtToChampions', {
      description: 'True damage to enemy champions, which nothing reduces.',
    }),
    physicalDamageTaken: t.exposeInt('physicalDamageTaken', { description: 'Physical damage suffered.' }),
    magicDamageTaken: t.exposeInt('magicDamageTaken', { description: 'Magic damage suffered.' }),
    trueDamageTaken: t.exposeInt('trueDamageTaken', { description: 'True damage suffered.' }),
    items: t.field({
      cost: new FieldCost({ listSize: 7 }),
      type: [ItemObject],
      nullable: { items: true, list: false },
      description: 'Exactly seven, in the order of the slots, the trinket last; null is an empty slot.',
      resolve: ({ items }) => items.map((itemId) => (itemId === 0 ? null : { itemId })),
    }),
    summonerSpells: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [SummonerSpellObject],
      nullable: { items: true, list: false },
      description: 'Exactly two; null where the mode gives none.',
      resolve: ({ summoner1Id, summoner2Id }) => [summoner1Id, summoner2Id].map((key) => (key === 0 ? null : { key })),
    }),
    runes: t.field({ type: RunePageObject, description: 'The runes that were chosen.', resolve: ({ perks }) => perks }),
  }),
})
