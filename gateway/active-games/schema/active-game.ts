import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { RegionEnum } from '../../contract/region.ts'
import { queueKindOf } from '../../game-data/rules/queue.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MatchNode, QueueKindEnum } from '../../matches/schema/match.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { regionOf } from '../../shared/region.ts'
import type { ActiveBan, ActiveGame } from '../rules/active-game.ts'
import { arrangeSeats, type GameSeat } from '../rules/game-seats.ts'
import type { RunningGame } from '../rules/pro-game.ts'
import { ActiveParticipantObject } from './active-participant.ts'

/** Maximum number of PUUIDs by which seats can be chosen. */
const MAX_SEATS = 10

const ActiveBanObject = builder.objectRef<ActiveBan>('ActiveBan').implement({
  broadcastable: true,
  description: 'A champion ban in a running game.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      nullable: true,
      description: 'The banned champion. Null if no champion was banned in this turn.',
      resolve: ({ championId }) => (championId === -1 ? null : { key: championId }),
    }),
    teamId: t.exposeInt('teamId', {
      description: 'Team number: 100 is the blue side, 200 the red side.',
    }),
    pickTurn: t.exposeInt('pickTurn', {
      description: 'Position in the ban order, from 1. 0 if unknown.',
    }),
  }),
})

const ActiveGameRef = builder.objectRef<RunningGame>('ActiveGame')

/** `stream.ts` adds the field `streams`. */
export const ActiveGameNode = builder.node(ActiveGameRef, {
  broadcastable: true,
  description: 'A game in progress.',
  id: { resolve: ({ game }) => game.matchId },
  loadOne: (matchId, { feeds }) => feeds.activeGames.find(matchId),
  fields: (t) => ({
    matchId: t.string({
      description: 'Identifier that the match will have after the game ends, such as `EUW1_7261321891`.',
      resolve: ({ game }) => game.matchId,
    }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the game.',
      resolve: ({ game }) => regionOf(game.platform),
    }),
    queue: t.field({
      type: QueueKindEnum,
      description:
        'Kind of queue, from `queueId`. For ids that this server does not know, from `gameType` and `gameMode`.',
      // A tournament game is a custom game while it runs: Riot reports its code only after the end.
      resolve: ({ game }) => queueKindOf({ ...game, tournamentCode: '' }),
    }),
    queueId: t.int({
      description: "Riot's number of the queue.",
      resolve: ({ game }) => game.queueId,
    }),
    gameMode: t.string({
      description: "Riot's name of the game mode, such as `CLASSIC`, `ARAM` or `CHERRY`.",
      resolve: ({ game }) => game.gameMode,
    }),
    gameType: t.string({
      description: "Riot's name of the game type, such as `MATCHED`. Empty if unknown.",
      resolve: ({ game }) => game.gameType,
    }),
    mapId: t.int({ description: "Riot's number of the map.", resolve: ({ game }) => game.mapId }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start time. Null while the game is loading.',
      resolve: ({ game }) => game.startedAt,
    }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      description: 'Time when Riot last reported the game as running.',
    }),
    match: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 50 }),
      type: MatchNode,
      nullable: true,
      description:
        'The finished match, as stored on this server. Null while the game runs, and until this server has recorded the match: `activeGame` and `match` look for it.',
      resolve: ({ game }, _args, { matches }) => matches.findStored(game.matchId),
    }),
    participants: t.field({
      cost: new FieldCost({ listSize: { argument: 'puuids', most: MAX_SEATS, usually: 10 } }),
      type: [ActiveParticipantObject],
      description:
        'Seats of the game: blue side before red side, ordered by likely lane. Fewer than ten while the game is loading.',
      args: {
        puuids: t.arg.stringList({
          required: false,
          description: 'Returns only the seats of players with these PUUIDs, at most 10. Hidden players have none.',
        }),
      },
      async resolve({ game }, { puuids = null }, context) {
        const seats = await seatsOf(game, context)
        if (puuids === null) return [...seats]
        if (puuids.length > MAX_SEATS) {
          throw badInput(`\`puuids\` has ${puuids.length} PUUIDs: ask for at most ${MAX_SEATS}.`)
        }
        return seats.filter(({ participant: { puuid } }) => puuid !== null && puuids.includes(puuid))
      },
    }),
    bans: t.field({
      cost: new FieldCost({ listSize: 10 }),
      type: [ActiveBanObject],
      description: 'Champion bans, in ban order.',
      resolve: ({ game }) => game.bans.toSorted((a, b) => a.pickTurn - b.pickTurn),
    }),
    pros: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [ActiveParticipantObject],
      description: 'Seats of known pro players, in the order of `participants`.',
      resolve: async ({ game }, _args, context) =>
        (await seatsOf(game, context)).filter(({ player }) => player !== null),
    }),
  }),
})

/** Arranged seats of each game, so that many subscribers share one computation. Replaced when the rosters change. */
const arrangedSeats = new WeakMap<ActiveGame, { readonly view: ProSceneView; readonly seats: readonly GameSeat[] }>()

export async function seatsOf(
  game: ActiveGame,
  { proScene, staticData }: GraphQLContext,
): Promise<readonly GameSeat[]> {
  const view = await proScene.look()
  const known = arrangedSeats.get(game)
  if (known?.view === view) return known.seats
  const seats = arrangeSeats(game, {
    findPlayer: (puuid) => view.findPlayerOfAccount({ platform: game.platform, puuid }),
    tagsOf: (championId) => staticData.champion(championId)?.tags ?? [],
  })
  arrangedSeats.set(game, { view, seats })
  return seats
}
