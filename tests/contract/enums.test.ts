import { assertEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'

const valuesOf = (name: string) => assertEnumType(schema.getType(name)).getValues()

describe('enums of one subject', () => {
  it.each([
    ['RankedQueue', 'QueueKind'],
    ['LadderQueue', 'RankedQueue'],
    ['QueueFilter', 'QueueKind'],
    ['StatisticsQueue', 'QueueKind'],
    ['BuildingLane', 'Lane'],
  ])('name their values alike: %s is a part of %s', (part, whole) => {
    const known = new Set(valuesOf(whole).map(({ name }) => name))
    expect(valuesOf(part).filter(({ name }) => !known.has(name))).toEqual([])
  })
})
