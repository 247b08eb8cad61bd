import type { ChampionRecord } from '../../accounts/rules/champion-record.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { MeanObject } from '../../contract/mean.ts'
import { RateObject } from '../../contract/rate.ts'
import { LANES } from '../../game-data/rules/lane.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { countedAccounts } from '../../rosters/rules/account-doubt.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { type GameAverages, type KnownGamesSummary, summariseGames } from '../rules/known-games.ts'
import { LaneShareObject, toShares } from './account-form.ts'

/** Maximum number of champions that are listed. */
const MAX_CHAMPIONS = 20

const COST = new FieldCost({ weight: 1_000 })

const KnownChampionObject = builder.objectRef<ChampionRecord>('KnownChampion').implement({
  description: 'A champion in the known games of a player.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    record: t.field({
      type: ChampionRecordObject,
      description: 'Record of the player on the champion in these games.',
      resolve: (record) => record,
    }),
  }),
})

const GameAveragesObject = builder.objectRef<GameAverages>('GameAverages').implement({
  description: 'Figures of a player on average. Each is null under five games.',
  fields: (t) => ({
    kills: t.expose('kills', { type: MeanObject, nullable: true, description: 'Enemy champions killed per game.' }),
    deaths: t.expose('deaths', { type: MeanObject, nullable: true, description: 'Deaths per game.' }),
    assists: t.expose('assists', { type: MeanObject, nullable: true, description: 'Assists per game.' }),
    creepScorePerMinute: t.expose('creepScorePerMinute', {
      type: MeanObject,
      nullable: true,
      description: 'Lane minions and jungle monsters killed per minute of a game, in the mean of the games.',
    }),
  }),
})

const KnownGamesObject = builder.objectRef<KnownGamesSummary>('KnownGames').implement({
  description:
    'The known games of a player in ranked, normal and Clash queues, summed up: at most 500 games of each account, without remakes.',
  fields: (t) => ({
    games: t.exposeInt('games', { description: 'Number of these games.' }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start time of the oldest of these games. Null without games.',
    }),
    record: t.expose('record', {
      type: RateObject,
      nullable: true,
      description: 'Share of these games that were won. Null without games.',
    }),
    lanes: t.field({
      cost: new FieldCost({ listSize: LANES.length }),
      type: [LaneShareObject],
      description: 'Lanes of these games, most games first. Empty if no lane is known.',
      resolve: ({ lanes }) => toShares(lanes),
    }),
    champions: t.field({
      cost: new FieldCost({ listSize: { argument: 'first', most: MAX_CHAMPIONS } }),
      type: [KnownChampionObject],
      description: 'Champions of these games, most games first.',
      args: {
        first: t.arg.int({ defaultValue: 5, description: `Number of champions to return, 1 to ${MAX_CHAMPIONS}.` }),
      },
      resolve({ champions }, { first }) {
        readCount('first', first, MAX_CHAMPIONS, 'champions')
        return champions.slice(0, first)
      },
    }),
    averages: t.expose('averages', { type: GameAveragesObject, description: 'Figures of these games on average.' }),
  }),
})

builder.objectField(AccountNode, 'knownGames', (t) =>
  t.field({
    broadcastable: false,
    cost: COST,
    type: KnownGamesObject,
    description:
      "The account's known games, summed up. Sends no requests to Riot's API. Results may be ten seconds old.",
    resolve: async (account, _args, { knownGames }) => summariseGames(await knownGames.list([account])),
  }),
)

builder.objectField(ProPlayerNode, 'knownGames', (t) =>
  t.field({
    broadcastable: false,
    cost: COST,
    type: KnownGamesObject,
    description:
      "The player's known games over all accounts without those in doubt, summed up. A match counts once, even if two accounts took part in it. Sends no requests to Riot's API. Results may be ten seconds old.",
    resolve: async (player, _args, { knownGames }) => summariseGames(await knownGames.list(countedAccounts(player))),
  }),
)
