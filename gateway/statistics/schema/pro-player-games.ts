import { ChampionRecordObject } from '../../accounts/schema/mastery.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { readPage } from '../../contract/read-page.ts'
import { ChampionByInput, filteredChampion } from '../../game-data/schema/champion-by.ts'
import { championArguments, ChampionNode, findChampion } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { QueueFilterEnum } from '../../matches/schema/account-matches.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { MAX_PLAYER_GAMES } from '../rules/player-games.ts'
import type { PlayerOnChampion } from '../services/player-games.ts'
import { ChampionBuildsObject } from './champion-builds.ts'
import { ChampionMatchupObject, listMatchups, MATCHUP_COST, matchupArguments } from './champion-matchups.ts'
import { ProMatchConnectionObject } from './pro-matches.ts'

const ProPlayerOnChampionObject = builder.objectRef<PlayerOnChampion>('ProPlayerOnChampion').implement({
  description: `How a pro player plays a champion: the newest known games in ranked, normal and Clash queues, at most ${MAX_PLAYER_GAMES}, over all accounts of the player without those in doubt.`,
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The champion.',
      resolve: ({ championId }) => ({ key: championId }),
    }),
    record: t.field({
      type: ChampionRecordObject,
      description: 'Record of the player in these games. It has no games if none are known.',
      resolve: ({ record }) => record,
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start time of the oldest of these games. Null without games.',
    }),
    lastPlayedAt: t.expose('lastPlayedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Start time of the newest of these games. Null without games.',
    }),
    hasOlder: t.exposeBoolean('hasOlder', {
      description: `True when older games were left out, because only the newest ${MAX_PLAYER_GAMES} are summed up.`,
    }),
    gamesWithOpponent: t.exposeInt('gamesWithOpponent', {
      description:
        'Number of these games in which exactly one opponent was in the same lane, as far as they are counted.',
    }),
    matchups: t.field({
      cost: MATCHUP_COST,
      type: [ChampionMatchupObject],
      args: matchupArguments,
      description: 'Champions that the player met in the same lane. Shares are of `gamesWithOpponent`.',
      resolve: ({ matchups }, args) => listMatchups(matchups, args),
    }),
    builds: t.field({
      type: ChampionBuildsObject,
      description: 'What the player bought, levelled and chose in those of these games whose timeline is recorded.',
      resolve: ({ builds }) => builds,
    }),
  }),
})

builder.objectFields(ProPlayerNode, (t) => ({
  champion: t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 4_000 }),
    type: ProPlayerOnChampionObject,
    nullable: true,
    description: 'How the player plays a champion. Null if there is no such champion. Results may be ten seconds old.',
    args: championArguments,
    async resolve(player, args, context) {
      const champion = await findChampion(args, context)
      return champion === null ? null : context.playerGames.sumUp(player, champion.key)
    },
  }),
  matches: t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 2_000, listSize: { argument: 'first', most: 50, of: ['edges'] } }),
    type: ProMatchConnectionObject,
    description:
      "Known games of the player over all accounts without those in doubt, newest first, excluding remakes: at most 500 of each account. A match is listed once, even if two accounts took part in it. Sends no requests to Riot's API. Results may be ten seconds old.",
    args: {
      queue: t.arg({ type: QueueFilterEnum, required: false, description: 'Returns only games of this queue.' }),
      withChampion: t.arg({
        type: ChampionByInput,
        required: false,
        description: 'Returns only games where the player played this champion. An unknown champion is an error.',
      }),
      champion: t.arg.int({
        required: false,
        description: 'Returns only games where the player played the champion with this key.',
        deprecationReason: deprecated('Use `withChampion: { key }`.', '2027-11-30'),
      }),
      first: t.arg.int({ defaultValue: 10, description: 'Number of games to return, 1 to 50.' }),
      after: t.arg.string({
        required: false,
        description: 'The `endCursor` of the previous page. New games do not shift later pages.',
      }),
    },
    async resolve(player, { queue, withChampion, champion, first, after }, context) {
      readCount('first', first, 50, 'games')
      const championId = (await filteredChampion('withChampion', withChampion, context)) ?? champion ?? null
      return readPage(() =>
        context.playerGames.listPage(player, { queue: queue ?? null, championId, first, after: after ?? null }),
      )
    },
  }),
}))
