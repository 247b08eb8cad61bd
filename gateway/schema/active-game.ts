import { FieldCost } from '../limits/field-cost.ts'
import type { ActiveBan, ActiveGame } from '../domain/active-game.ts'
import { arrangeSeats, type GameSeat } from '../domain/game-seats.ts'
import type { ProSceneView } from '../domain/pro-scene-view.ts'
import { queueKindOf } from '../domain/queue.ts'
import { regionOf } from '../domain/region.ts'
import type { RunningGame } from '../services/live-states.ts'
import { ActiveParticipantObject } from './active-participant.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import type { GraphQLContext } from './context.ts'
import { QueueKindEnum } from './match.ts'
import { RegionEnum } from './region.ts'

const ActiveBanObject = builder.objectRef<ActiveBan>('ActiveBan').implement({
  description: 'A ban of a running game.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      nullable: true,
      broadcastable: true,
      description: 'The champion; null when the turn passed without a ban.',
      resolve: ({ championId }) => (championId === -1 ? null : { key: championId }),
    }),
    teamId: t.exposeInt('teamId', { broadcastable: true, description: '100 is blue, 200 is red.' }),
    pickTurn: t.exposeInt('pickTurn', {
      broadcastable: true,
      description: 'Position in the order of bans, from 1; 0 when unknown.',
    }),
  }),
})

const ActiveGameRef = builder.objectRef<RunningGame>('ActiveGame')

/** Its streams are added where a stream is defined. */
export const ActiveGameNode = builder.node(ActiveGameRef, {
  description: 'A running game.',
  id: { resolve: ({ game }) => game.matchId },
  loadOne: (matchId, { feeds }) => feeds.activeGames.find(matchId),
  fields: (t) => ({
    matchId: t.string({
      broadcastable: true,
      description: 'What its match will be called when it is over, such as `EUW1_7261321891`.',
      resolve: ({ game }) => game.matchId,
    }),
    region: t.field({
      type: RegionEnum,
      broadcastable: true,
      description: 'The region it is played on.',
      resolve: ({ game }) => regionOf(game.platform),
    }),
    queue: t.field({
      type: QueueKindEnum,
      broadcastable: true,
      description: 'What kind of queue it is played in.',
      resolve: ({ game }) => queueKindOf(game.queueId),
    }),
    queueId: t.int({
      broadcastable: true,
      description: "Riot's number of the queue.",
      resolve: ({ game }) => game.queueId,
    }),
    gameMode: t.string({
      broadcastable: true,
      description: "Riot's word for the mode, such as `CLASSIC`, `ARAM` or `CHERRY`.",
      resolve: ({ game }) => game.gameMode,
    }),
    gameType: t.string({
      broadcastable: true,
      description: "Riot's word for how it was made, such as `MATCHED`; empty when unknown.",
      resolve: ({ game }) => game.gameType,
    }),
    mapId: t.int({ broadcastable: true, description: "Riot's number of the map.", resolve: ({ game }) => game.mapId }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description: 'When it began; null while it loads.',
      resolve: ({ game }) => game.startedAt,
    }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      broadcastable: true,
      description: 'When Riot last said that it runs.',
    }),
    participants: t.field({
      cost: new FieldCost({ listSize: 10 }),
      type: [ActiveParticipantObject],
      broadcastable: true,
      description: 'Every seat, blue before red and by likely lane; fewer than ten while it loads.',
      resolve: async ({ game }, _args, context) => [...(await seatsOf(game, context))],
    }),
    bans: t.field({
      cost: new FieldCost({ listSize: 10 }),
      type: [ActiveBanObject],
      broadcastable: true,
      description: 'The bans, in their order.',
      resolve: ({ game }) => game.bans.toSorted((a, b) => a.pickTurn - b.pickTurn),
    }),
    pros: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [ActiveParticipantObject],
      broadcastable: true,
      description: 'The seats of pro players, in the order of the seats.',
      resolve: async ({ game }, _args, context) =>
        (await seatsOf(game, context)).filter(({ player }) => player !== null),
    }),
  }),
})

/** Seats that were arranged: however many readers are told of a game, it is thought about once. */
const arranged = new WeakMap<ActiveGame, { readonly view: ProSceneView; readonly seats: readonly GameSeat[] }>()

/** The seats of a running game, with what the pro scene and the facts of the game know of them. */
export async function seatsOf(
  game: ActiveGame,
  { proScene, staticData }: GraphQLContext,
): Promise<readonly GameSeat[]> {
  const view = await proScene.look()
  const known = arranged.get(game)
  if (known?.view === view) return known.seats
  const seats = arrangeSeats(game, {
    findPlayer: (puuid) => view.findPlayerOfAccount({ platform: game.platform, puuid }),
    tagsOf: (championId) => staticData.champion(championId)?.tags ?? [],
  })
  arranged.set(game, { view, seats })
  return seats
}
