import { REGIONS } from '../domain/region.ts'
import { builder } from './builder.ts'

export const RegionEnum = builder.enumType('Region', {
  description: 'A server of the game as people name it.',
  values: REGIONS,
})
