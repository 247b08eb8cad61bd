import { type AccountForm, isOffRole } from '../../accounts/rules/account-form.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { MainChampion } from '../../accounts/rules/main-champion.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { ChampionMasteryObject, ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { AccountRanksObject } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { readCount } from '../../contract/count-argument.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { AccountFormObject } from '../../statistics/schema/account-form.ts'
import { FETCHED_GAMES } from '../rules/fetched-games.ts'
import type { ScoutingSource } from '../services/scouting.ts'

/** A player whose name is visible. */
export interface ScoutedPlayer {
  readonly player: AccountKey
  /** Null outside a game. */
  readonly championId: number | null
  readonly likelyLane: Lane | null
  readonly source: ScoutingSource
  /** Fetched once for all fields. */
  readonly form: () => Promise<AccountForm | null>
}

/** Returns a player whose form is not looked up before a field needs it. */
export function scout(
  seat: Omit<ScoutedPlayer, 'form'>,
  { scouting }: Pick<GraphQLContext, 'scouting'>,
): ScoutedPlayer {
  let form: Promise<AccountForm | null> | null = null
  return { ...seat, form: () => (form ??= scouting.findForm(seat.player, seat.source)) }
}

export const ScoutingSourceEnum = builder.enumType('ScoutingSource', {
  description: 'Source of facts about a player.',
  values: {
    STORED: { description: 'Only what this server has stored, however old. Causes no request to Riot.' },
    RIOT: {
      description:
        'Riot, for what is not stored or is out of date, within the budget of the operation. What is beyond it is returned as stored.',
    },
  } satisfies Record<ScoutingSource, { description: string }>,
})

/** Maximum number of champions that an account plays most. */
const MAX_MAINS = 10

const MainChampionObject = builder.objectRef<MainChampion>('MainChampion').implement({
  description: 'A champion that an account plays much.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    record: t.expose('record', {
      type: ChampionRecordObject,
      nullable: true,
      description:
        'Record on the champion over the newest known games of the account, at most 500, in ranked, normal and Clash queues. Null without such games.',
    }),
    masteryPoints: t.int({
      nullable: true,
      description: 'Mastery points on the champion. Null if they are unknown.',
      resolve: ({ mastery }) => mastery?.points ?? null,
    }),
  }),
})

export const PlayerScoutingObject = builder.objectRef<ScoutedPlayer>('PlayerScouting').implement({
  description:
    'What is known about the player of a seat in a running game, or of a lobby. Each part is null if it is unknown: not stored, and not fetched from Riot.',
  fields: (t) => ({
    account: t.field({
      cost: new FieldCost({ weight: 20 }),
      type: AccountNode,
      nullable: true,
      description: 'The account, if it is stored, however old. Never causes a request to Riot.',
      async resolve({ player }, _args, { accounts }) {
        const [account = null] = await accounts.listStored([player])
        return account
      },
    }),
    ranks: t.field({
      cost: new FieldCost({ weight: 50, riotRequests: 1 }),
      type: AccountRanksObject,
      nullable: true,
      description: 'Ranks of the account, with the record of the season.',
      async resolve({ player, source }, _args, { scouting, ranks }) {
        const found = await scouting.findRanks(player, source)
        return found === null ? null : { account: player, ranks: found, freshness: ranks.freshness(found) }
      },
    }),
    championMastery: t.field({
      cost: new FieldCost({ weight: 50, riotRequests: 1 }),
      type: ChampionMasteryObject,
      nullable: true,
      description:
        'Mastery of the account on the champion of the seat. Without points if the account has never finished a game on the champion. Null outside a game.',
      async resolve({ player, championId, source }, _args, { scouting, championPlayers }) {
        if (championId === null) return null
        const mastery = await scouting.findMastery(player, championId, source)
        return mastery && { mastery, record: await championPlayers.findRecord(player, championId) }
      },
    }),
    championRecord: t.field({
      cost: new FieldCost({ weight: 20 }),
      type: ChampionRecordObject,
      nullable: true,
      description:
        "The account's record on the champion of the seat over its newest known games, at most 500, in ranked, normal and Clash queues. Null outside a game. Never causes a request to Riot.",
      resolve: ({ player, championId }, _args, { championPlayers }) =>
        championId === null ? null : championPlayers.findRecord(player, championId),
    }),
    mains: t.field({
      cost: new FieldCost({ weight: 100, riotRequests: 1, listSize: { argument: 'first', most: MAX_MAINS } }),
      type: [MainChampionObject],
      nullable: true,
      description:
        'Champions that the account plays most: those with at least three known games, most games first, and then others by their mastery. Shares the request of `championMastery`.',
      args: {
        first: t.arg.int({ defaultValue: 3, description: `Number of champions to return, 1 to ${MAX_MAINS}.` }),
      },
      async resolve({ player, source }, { first }, { scouting }) {
        readCount('first', first, MAX_MAINS, 'champions')
        const mains = await scouting.findMains(player, first, source)
        return mains && [...mains]
      },
    }),
    form: t.field({
      cost: new FieldCost({ weight: 50, riotRequests: 1 + FETCHED_GAMES }),
      type: AccountFormObject,
      nullable: true,
      description: `Lanes and latest results of the account. From Riot, one request returns the newest ${FETCHED_GAMES} games, of any queue, and each of them that is not stored is one more.`,
      resolve: ({ form }) => form(),
    }),
    offRole: t.boolean({
      cost: new FieldCost({ weight: 50, riotRequests: 1 + FETCHED_GAMES }),
      nullable: true,
      description:
        'True if fewer than 15 % of the known games were on the likely lane of the seat. Null with fewer than five games, and without a likely lane. Shares the requests of `form`.',
      async resolve({ form, likelyLane }) {
        const known = likelyLane === null ? null : await form()
        return known === null || likelyLane === null ? null : isOffRole(known.lanes, likelyLane)
      },
    }),
  }),
})
