import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { findRegion, regionKey, REGIONS } from '../../client/game/regions.ts'
import { messagesIn } from '../../client/i18n/all-messages.ts'

describe('the regions', () => {
  it('match the contract, in the same order', () => {
    const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('Region')
    expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(REGIONS)
  })

  it('have a name in every language', () => {
    const keys = REGIONS.map((region) => regionKey(region))
    expect(Object.keys(messagesIn('en').regions)).toEqual(keys)
    expect(Object.keys(messagesIn('pl').regions)).toEqual(keys)
  })

  it('are found in any case', () => {
    expect(findRegion('eUw')).toBe('EUW')
    expect(findRegion('euw1')).toBeNull()
  })
})
