import {
  type AccountForm,
  RECENT_GAMES,
  type RecentGame,
  streakOf,
  usualLaneOf,
} from '../../accounts/rules/account-form.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { RateObject } from '../../contract/rate.ts'
import { LANES, type Lane } from '../../game-data/rules/lane.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import { type Rate, rateOf } from '../../shared/rate.ts'

const RecentGameObject = builder.objectRef<RecentGame>('RecentGame').implement({
  description: 'The result of one of the latest games of an account.',
  fields: (t) => ({
    matchId: t.exposeString('matchId', { description: 'Identifier of the match, such as `EUW1_7261321891`.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Start of the match.' }),
    champion: t.field({
      type: ChampionNode,
      description: 'The played champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    lane: t.expose('lane', { type: LaneEnum, nullable: true, description: 'Lane of the account. Null if unknown.' }),
    win: t.exposeBoolean('win', { description: "True if the account's side won." }),
  }),
})

export const LaneShareObject = builder.objectRef<{ readonly lane: Lane; readonly share: Rate }>('LaneShare').implement({
  description: 'Share of the games of a player that were played on a lane.',
  fields: (t) => ({
    lane: t.expose('lane', { type: LaneEnum, description: 'The lane.' }),
    share: t.expose('share', { type: RateObject, description: 'Share of the games with a known lane.' }),
  }),
})

export const AccountFormObject = builder.objectRef<AccountForm>('AccountForm').implement({
  description: 'How an account has played lately, in ranked, normal and Clash queues.',
  fields: (t) => ({
    usualLane: t.field({
      type: LaneEnum,
      nullable: true,
      description: 'The lane with the most games. Null with fewer than five games, or when two lanes have as many.',
      resolve: ({ lanes }) => usualLaneOf(lanes),
    }),
    lanes: t.field({
      cost: new FieldCost({ listSize: LANES.length }),
      type: [LaneShareObject],
      description: 'Lanes of the known games, at most the newest 500, most games first. Empty if no lane is known.',
      resolve: ({ lanes }) => toShares(lanes),
    }),
    recentGames: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: RECENT_GAMES } }),
      type: [RecentGameObject],
      description: 'The latest games, newest first.',
      args: { first: t.arg.int({ defaultValue: 5, description: `Number of games to return, 1 to ${RECENT_GAMES}.` }) },
      resolve({ recent }, { first }) {
        readCount('first', first, RECENT_GAMES, 'games')
        return recent.slice(0, first)
      },
    }),
    streak: t.int({
      description: `Number of latest games in a row with the same result: positive for wins, negative for losses, 0 without games. At most ${RECENT_GAMES} either way.`,
      resolve: ({ recent }) => streakOf(recent),
    }),
  }),
})

builder.objectField(AccountNode, 'form', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 20 }),
    type: AccountFormObject,
    nullable: true,
    description:
      'How the account has played lately, from its known games. Null without such games. Does not cause a request to Riot.',
    resolve: (account, _args, { championPlayers }) => championPlayers.findForm(account),
  }),
)

/** Returns the share of each lane with games, most games first. */
export function toShares(lanes: AccountForm['lanes']): { readonly lane: Lane; readonly share: Rate }[] {
  const games = LANES.reduce((sum, lane) => sum + (lanes[lane] ?? 0), 0)
  return LANES.flatMap((lane) => {
    const share = rateOf(lanes[lane] ?? 0, games)
    return share === null || share.wins === 0 ? [] : [{ lane, share }]
  }).toSorted((a, b) => b.share.wins - a.share.wins)
}
