import { REGIONS } from '../shared/region.ts'
import { builder } from './builder.ts'

export const RegionEnum = builder.enumType('Region', {
  description: 'A game server, by its usual abbreviation.',
  values: REGIONS,
})
