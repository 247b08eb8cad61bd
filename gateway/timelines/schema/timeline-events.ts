import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Building, Dragon, Monster } from '../rules/timeline-kinds.ts'
import type { BuildingKill, ChampionKill, MapPlace, MonsterKill } from '../rules/timeline.ts'
import { SECONDS, toSeconds } from './timeline-seconds.ts'

const MapPlaceObject = builder.objectRef<MapPlace>('MapPlace').implement({
  description: "A place on the map. On Summoner's Rift both numbers go from 0, at the blue base, to 15,000.",
  fields: (t) => ({
    x: t.exposeInt('x', { description: 'Distance from the left edge.' }),
    y: t.exposeInt('y', { description: 'Distance from the lower edge.' }),
  }),
})

export const ChampionKillObject = builder.objectRef<ChampionKill>('ChampionKill').implement({
  description: 'The death of a champion.',
  fields: (t) => ({
    seconds: t.int({ description: SECONDS, resolve: toSeconds }),
    killerId: t.exposeInt('killerId', {
      nullable: true,
      description: 'Participant who killed the victim. Null when it was no champion.',
    }),
    victimId: t.exposeInt('victimId', { description: 'Participant who died.' }),
    assistIds: t.intList({
      cost: new FieldCost({ listSize: 4 }),
      description: 'Participants who assisted.',
      resolve: ({ assistIds }) => [...assistIds],
    }),
    gold: t.exposeInt('gold', { description: 'Gold for the kill: the bounty and the shutdown.' }),
    place: t.field({ type: MapPlaceObject, description: 'Place of the death.', resolve: ({ place }) => place }),
  }),
})

const MonsterEnum = builder.enumType('Monster', {
  description:
    'Kind of an epic monster. New seasons of the game add values, so clients treat values that they do not know like `OTHER`.',
  values: {
    DRAGON: { description: 'A dragon of an element.' },
    ELDER_DRAGON: { description: 'The Elder Dragon.' },
    VOID_GRUB: { description: 'A void grub.' },
    RIFT_HERALD: { description: 'The Rift Herald.' },
    BARON: { description: 'Baron Nashor.' },
    ATAKHAN: { description: 'Atakhan.' },
    OTHER: { description: 'A monster that this server does not know.' },
  } satisfies Record<Monster, { description: string }>,
})

const DragonEnum = builder.enumType('Dragon', {
  description: 'Element of a dragon.',
  values: {
    INFERNAL: { description: 'Infernal Drake.' },
    CLOUD: { description: 'Cloud Drake.' },
    OCEAN: { description: 'Ocean Drake.' },
    MOUNTAIN: { description: 'Mountain Drake.' },
    HEXTECH: { description: 'Hextech Drake.' },
    CHEMTECH: { description: 'Chemtech Drake.' },
  } satisfies Record<Dragon, { description: string }>,
})

export const MonsterKillObject = builder.objectRef<MonsterKill>('MonsterKill').implement({
  description: 'The death of an epic monster.',
  fields: (t) => ({
    seconds: t.int({ description: SECONDS, resolve: toSeconds }),
    monster: t.field({ type: MonsterEnum, description: 'Kind of the monster.', resolve: ({ monster }) => monster }),
    dragon: t.field({
      type: DragonEnum,
      nullable: true,
      description: 'Element of a dragon. Null for other monsters.',
      resolve: ({ dragon }) => dragon,
    }),
    teamId: t.exposeInt('teamId', {
      description: 'Team that killed the monster: 100 is the blue side, 200 the red side. 0 if it is unknown.',
    }),
    killerId: t.exposeInt('killerId', {
      nullable: true,
      description: 'Participant who killed the monster. Null when it was no champion.',
    }),
  }),
})

const BuildingEnum = builder.enumType('Building', {
  description: 'Kind of a building.',
  values: {
    OUTER_TOWER: { description: 'The outer tower of a lane.' },
    INNER_TOWER: { description: 'The inner tower of a lane.' },
    BASE_TOWER: { description: 'The tower of a lane at an inhibitor.' },
    NEXUS_TOWER: { description: 'A tower at the nexus.' },
    INHIBITOR: { description: 'An inhibitor.' },
    OTHER: { description: 'A building that this server does not know.' },
  } satisfies Record<Building, { description: string }>,
})

const BuildingLaneEnum = builder.enumType('BuildingLane', {
  description: 'Lane of a building.',
  values: {
    TOP: { description: 'The top lane.' },
    MIDDLE: { description: 'The middle lane.' },
    BOTTOM: { description: 'The bottom lane.' },
  },
})

export const BuildingKillObject = builder.objectRef<BuildingKill>('BuildingKill').implement({
  description: 'The destruction of a tower or an inhibitor.',
  fields: (t) => ({
    seconds: t.int({ description: SECONDS, resolve: toSeconds }),
    building: t.field({
      type: BuildingEnum,
      description: 'Kind of the building.',
      resolve: ({ building }) => building,
    }),
    lane: t.field({
      type: BuildingLaneEnum,
      nullable: true,
      description: 'Lane of the building. Null if Riot reports none.',
      resolve: ({ lane }) => lane,
    }),
    teamId: t.exposeInt('teamId', {
      description: 'Team that lost the building: 100 is the blue side, 200 the red side.',
    }),
    killerId: t.exposeInt('killerId', {
      nullable: true,
      description: 'Participant who destroyed the building. Null when it was no champion.',
    }),
  }),
})
