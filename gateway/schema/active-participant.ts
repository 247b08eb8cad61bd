import { FieldCost } from '../limits/field-cost.ts'
import type { SeatKind } from '../domain/active-game.ts'
import type { GameSeat } from '../domain/game-seats.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { LaneEnum } from './participant.ts'
import { ProPlayerNode } from './pro-player.ts'
import { RuneObject } from './rune.ts'
import { RuneStyleObject } from './rune-style.ts'
import { SummonerSpellObject } from './summoner-spell.ts'

const SeatKindEnum = builder.enumType('SeatKind', {
  description: 'Who plays a seat of a running game.',
  values: {
    ACCOUNT: { description: 'An account that shows its name.' },
    HIDDEN: { description: 'Somebody who hides his name.' },
    BOT: { description: 'The game itself.' },
  } satisfies Record<SeatKind, { description: string }>,
})

export const ActiveParticipantObject = builder.objectRef<GameSeat>('ActiveParticipant').implement({
  description: 'One seat of a running game.',
  fields: (t) => ({
    kind: t.field({
      type: SeatKindEnum,
      broadcastable: true,
      description: 'Who plays it. Nobody here knows who a hidden player is.',
      resolve: ({ participant }) => participant.kind,
    }),
    puuid: t.string({
      nullable: true,
      broadcastable: true,
      description: "Null unless the seat is an account's.",
      resolve: ({ participant: { kind, puuid } }) => (kind === 'ACCOUNT' ? puuid : null),
    }),
    gameName: t.string({
      nullable: true,
      broadcastable: true,
      description: "Game name of the account; null unless the seat is an account's.",
      resolve: ({ participant: { kind, gameName } }) => (kind === 'ACCOUNT' ? gameName : null),
    }),
    tagLine: t.string({
      nullable: true,
      broadcastable: true,
      description: "Tag line of the account; null unless the seat is an account's.",
      resolve: ({ participant: { kind, tagLine } }) => (kind === 'ACCOUNT' ? tagLine : null),
    }),
    teamId: t.int({
      broadcastable: true,
      description: '100 is blue, 200 is red; 0 in modes without sides.',
      resolve: ({ participant }) => participant.teamId,
    }),
    likelyLane: t.field({
      type: LaneEnum,
      nullable: true,
      broadcastable: true,
      description:
        'Where it most likely plays: Riot does not say before the end. Null in modes without lanes and while seats are missing.',
      resolve: ({ likelyLane }) => likelyLane,
    }),
    champion: t.field({
      type: ChampionNode,
      broadcastable: true,
      description: 'The champion.',
      resolve: ({ participant }) => ({ key: participant.championId }),
    }),
    summonerSpells: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [SummonerSpellObject],
      nullable: { items: true, list: false },
      broadcastable: true,
      description: 'Exactly two; null where the mode gives none.',
      resolve: ({ participant: { spell1Id, spell2Id } }) =>
        [spell1Id, spell2Id].map((key) => (key === 0 ? null : { key })),
    }),
    keystone: t.field({
      type: RuneObject,
      nullable: true,
      broadcastable: true,
      description: 'The rune that gives the page its name; null when Riot names none.',
      resolve: ({ participant: { keystoneId } }) => (keystoneId === null ? null : { runeId: keystoneId }),
    }),
    primaryStyle: t.field({
      type: RuneStyleObject,
      nullable: true,
      broadcastable: true,
      description: 'The main tree of runes; null when Riot names none.',
      resolve: ({ participant: { primaryStyleId } }) => (primaryStyleId === null ? null : { styleId: primaryStyleId }),
    }),
    secondaryStyle: t.field({
      type: RuneStyleObject,
      nullable: true,
      broadcastable: true,
      description: 'The second tree of runes; null when Riot names none.',
      resolve: ({ participant: { subStyleId } }) => (subStyleId === null ? null : { styleId: subStyleId }),
    }),
    profileIconId: t.int({
      broadcastable: true,
      description: 'Number of the profile picture.',
      resolve: ({ participant }) => participant.profileIconId,
    }),
    profileIcon: t.string({
      broadcastable: true,
      description: 'Path of the profile picture on this server.',
      resolve: ({ participant }) => `/images/profile-icons/${participant.profileIconId}.png`,
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      broadcastable: true,
      description: 'The pro player whose account it is; null for everybody else.',
      resolve: ({ player }) => player,
    }),
  }),
})
