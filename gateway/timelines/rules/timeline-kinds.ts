export const MONSTERS = ['DRAGON', 'ELDER_DRAGON', 'VOID_GRUB', 'RIFT_HERALD', 'BARON', 'ATAKHAN', 'OTHER'] as const

export type Monster = (typeof MONSTERS)[number]

export const DRAGONS = ['INFERNAL', 'CLOUD', 'OCEAN', 'MOUNTAIN', 'HEXTECH', 'CHEMTECH'] as const

export type Dragon = (typeof DRAGONS)[number]

export const BUILDINGS = ['OUTER_TOWER', 'INNER_TOWER', 'BASE_TOWER', 'NEXUS_TOWER', 'INHIBITOR', 'OTHER'] as const

export type Building = (typeof BUILDINGS)[number]

export const BUILDING_LANES = ['TOP', 'MIDDLE', 'BOTTOM'] as const

export type BuildingLane = (typeof BUILDING_LANES)[number]
