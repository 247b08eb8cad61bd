import { AccountResultUnion } from '../../accounts/schema/account-lookup.ts'
import { findSeenAccount, SEEN_ACCOUNT, SEEN_ACCOUNT_COST } from '../../accounts/schema/seen-account.ts'
import { builder } from '../../contract/builder.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { ChampionNode, toChampion } from '../../game-data/schema/champion.ts'
import { RuneStyleObject } from '../../game-data/schema/rune-style.ts'
import { RuneObject } from '../../game-data/schema/rune.ts'
import { SummonerSpellObject } from '../../game-data/schema/summoner-spell.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { ChampionMatchupObject } from '../../statistics/schema/champion-matchups.ts'
import { ChampionStatisticsObject } from '../../statistics/schema/champion-statistics.ts'
import type { ChampionStatistics, CountedChampion } from '../../statistics/services/champion-statistics.ts'
import type { SeatKind } from '../rules/active-game.ts'
import type { GameSeat } from '../rules/game-seats.ts'
import { PlayerScoutingObject, scout, ScoutingSourceEnum } from './scouting.ts'

const SeatKindEnum = builder.enumType('SeatKind', {
  description: 'Kind of player in a seat of a running game.',
  values: {
    ACCOUNT: { description: 'An account with a visible name.' },
    HIDDEN: { description: 'A player who hides their name. Their identity is unknown to this server.' },
    BOT: { description: 'A bot, controlled by the game.' },
  } satisfies Record<SeatKind, { description: string }>,
})

export const ActiveParticipantObject = builder.objectRef<GameSeat>('ActiveParticipant').implement({
  broadcastable: true,
  description: 'A seat in a running game.',
  fields: (t) => ({
    kind: t.field({
      type: SeatKindEnum,
      description: 'Kind of player in this seat.',
      resolve: ({ participant }) => participant.kind,
    }),
    puuid: t.string({
      nullable: true,
      description:
        "Riot's identifier of the player, encrypted for this server's API key. Null unless `kind` is `ACCOUNT`.",
      resolve: ({ participant: { kind, puuid } }) => (kind === 'ACCOUNT' ? puuid : null),
    }),
    account: t.field({
      broadcastable: false,
      cost: SEEN_ACCOUNT_COST,
      type: AccountResultUnion,
      nullable: true,
      description: `The account of the player. ${SEEN_ACCOUNT} Null unless \`kind\` is \`ACCOUNT\`.`,
      resolve: ({ platform, participant: { kind, puuid } }, _args, context) =>
        kind !== 'ACCOUNT' || puuid === null ? null : findSeenAccount({ platform, puuid }, context),
    }),
    gameName: t.string({
      nullable: true,
      description: 'Game name of the account. Null unless `kind` is `ACCOUNT`.',
      resolve: ({ participant: { kind, gameName } }) => (kind === 'ACCOUNT' ? gameName : null),
    }),
    tagLine: t.string({
      nullable: true,
      description: 'Tag line of the account. Null unless `kind` is `ACCOUNT`.',
      resolve: ({ participant: { kind, tagLine } }) => (kind === 'ACCOUNT' ? tagLine : null),
    }),
    teamId: t.int({
      description: 'Team number: 100 is the blue side, 200 the red side. 0 in modes without sides.',
      resolve: ({ participant }) => participant.teamId,
    }),
    likelyLane: t.field({
      type: LaneEnum,
      nullable: true,
      description:
        'Most likely lane, estimated by this server because Riot reports lanes only after the game. Null in modes without lanes and while seats are missing.',
      resolve: ({ likelyLane }) => likelyLane,
    }),
    champion: t.field({
      type: ChampionNode,
      description:
        'The played champion. In a mode with its own versions of champions, such as Swarm, the champion itself.',
      resolve: ({ participant: { championId } }, _args, context) => toChampion({ championId }, context),
    }),
    statistics: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 200 }),
      type: ChampionStatisticsObject,
      nullable: true,
      description:
        'Statistics of the played champion on the likely lane, in the queue of the game, over all players of recorded games. Null in queues that are not counted.',
      resolve: (seat, _args, { championStatistics }) => sumUp(seat, championStatistics),
    }),
    matchup: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 200 }),
      type: ChampionMatchupObject,
      nullable: true,
      description:
        'Statistics of the played champion against the champion with the same likely lane on the other side. Null in queues that are not counted, and if no recorded game had this matchup.',
      async resolve(seat, _args, { championStatistics }) {
        const statistics = seat.opponentChampionId === null ? null : await sumUp(seat, championStatistics)
        return statistics?.opponents.find(({ key }) => key === String(seat.opponentChampionId)) ?? null
      },
    }),
    scouting: t.field({
      broadcastable: false,
      type: PlayerScoutingObject,
      nullable: true,
      description:
        'What is known about the player: rank, record on the champion, lanes and latest results. Null unless `kind` is `ACCOUNT`: nothing is looked up about a player who hides their name.',
      args: {
        from: t.arg({ type: ScoutingSourceEnum, defaultValue: 'STORED', description: 'Source of the facts.' }),
      },
      resolve: ({ platform, likelyLane, participant: { kind, puuid, championId } }, { from }, context) =>
        kind !== 'ACCOUNT' || puuid === null
          ? null
          : scout({ player: { platform, puuid }, championId, likelyLane, source: from }, context),
    }),
    championId: t.int({
      description:
        "Riot's number of the champion as stated in the game. Differs from the `key` of `champion` in modes with their own versions of champions.",
      resolve: ({ participant }) => participant.championId,
    }),
    summonerSpells: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [SummonerSpellObject],
      nullable: { items: true, list: false },
      description: 'Exactly two summoner spells. Null items in modes without spells.',
      resolve: ({ participant: { spell1Id, spell2Id } }) =>
        [spell1Id, spell2Id].map((key) => (key === 0 ? null : { key })),
    }),
    keystone: t.field({
      type: RuneObject,
      nullable: true,
      description: 'The keystone rune. Null if Riot does not report it.',
      resolve: ({ participant: { keystoneId } }) => (keystoneId === null ? null : { runeId: keystoneId }),
    }),
    primaryStyle: t.field({
      type: RuneStyleObject,
      nullable: true,
      description: 'The primary rune tree. Null if Riot does not report it.',
      resolve: ({ participant: { primaryStyleId } }) => (primaryStyleId === null ? null : { styleId: primaryStyleId }),
    }),
    secondaryStyle: t.field({
      type: RuneStyleObject,
      nullable: true,
      description: 'The secondary rune tree. Null if Riot does not report it.',
      resolve: ({ participant: { subStyleId } }) => (subStyleId === null ? null : { styleId: subStyleId }),
    }),
    profileIconId: t.int({
      description: "Riot's number of the profile icon.",
      resolve: ({ participant }) => participant.profileIconId,
    }),
    profileIcon: t.string({
      description: 'Path of the profile icon on this server, or URL.',
      args: pictureArgument,
      resolve: ({ participant }, picture, context) =>
        pictureAddress(`/images/profile-icons/${participant.profileIconId}.png`, picture, context),
    }),
    proPlayer: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: 'The pro player who owns the account. Null if the account belongs to no known pro player.',
      resolve: ({ player }) => player,
    }),
  }),
})

/** Returns null for a seat whose game will not be counted. */
async function sumUp(
  { queue, likelyLane, participant }: GameSeat,
  statistics: ChampionStatistics,
): Promise<CountedChampion | null> {
  if (queue === null) return null
  return statistics.sumUp(participant.championId, { population: 'ALL', queue, patch: null }, likelyLane)
}
