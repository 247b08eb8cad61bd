import {
  type DocumentNode,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { deprecated, lastDayOf } from '../../gateway/contract/deprecation.ts'
import { listOwnDocuments } from '../support/own-documents.ts'

interface Part {
  readonly name: string
  readonly deprecationReason?: string | null | undefined
}

const PARTS = Object.values(schema.getTypeMap()).flatMap((type): readonly Part[] => {
  if (isEnumType(type)) return partsOf(type.name, type.getValues())
  if (isInputObjectType(type)) return partsOf(type.name, Object.values(type.getFields()))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  const fields = Object.values(type.getFields())
  return [...partsOf(type.name, fields), ...fields.flatMap(({ name, args }) => partsOf(`${type.name}.${name}`, args))]
})

function partsOf(owner: string, parts: readonly Part[]): readonly Part[] {
  return parts.map(({ name, deprecationReason }) => ({ name: `${owner}.${name}`, deprecationReason }))
}

describe('a deprecated part of the contract', () => {
  const deprecatedParts = PARTS.flatMap(({ name, deprecationReason }) =>
    typeof deprecationReason === 'string' ? [[name, deprecationReason] as const] : [],
  )

  it.each(deprecatedParts)('names its replacement and its last day: %s', (_name, reason) => {
    expect(reason).toMatch(/^Use .+\. Removed after \d{4}-\d\d-\d\d\.$/)
    expect(lastDayOf(reason)).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  })

  it('has a reason from which the last day can be read', () => {
    expect(lastDayOf(deprecated('Use `key`.', '2027-11-30'))).toBe('2027-11-30')
    expect(lastDayOf('No longer supported')).toBeNull()
  })
})

describe('deprecated parts', () => {
  it('are noticed', () => {
    expect(listDeprecated(parse('{ status { demoAccounts { gameName } } }'))).toHaveLength(1)
  })

  it('are not used by the web client, by /v2, nor by a tool', async () => {
    const documents = await listOwnDocuments()
    expect(documents.length).toBeGreaterThan(60)
    const uses = documents.flatMap(({ name, document }) => listDeprecated(document).map((use) => `${name}: ${use}`))
    expect(uses).toEqual([])
  })
})

function listDeprecated(document: DocumentNode): readonly string[] {
  return validate(schema, document, [NoDeprecatedCustomRule]).map(({ message }) => message)
}
