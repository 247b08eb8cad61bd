import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { printContract } from '../../gateway/contract/print-contract.ts'
import { costOf } from '../../gateway/limits/field-cost.ts'

// `npm run schema` rewrites the file after an intended change.
it('prints schema.graphql, byte for byte', async () => {
  await expect(printContract(schema)).toMatchFileSnapshot('../../schema.graphql')
})

const TYPES = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && !isBuiltIn(name))

describe('the contract', () => {
  it.each(TYPES.map((type) => [type.name, type] as const))('describes %s and all its parts', (_name, type) => {
    expect(type.description, type.name).toBeTruthy()
    for (const value of isEnumType(type) ? type.getValues() : []) {
      expect(value.description, `${type.name}.${value.name}`).toBeTruthy()
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return
    for (const field of Object.values(type.getFields())) {
      expect(field.description, `${type.name}.${field.name}`).toBeTruthy()
      for (const argument of 'args' in field ? field.args : []) {
        expect(argument.description, `${type.name}.${field.name}(${argument.name})`).toBeTruthy()
      }
    }
  })

  it('says that enums and unions grow, what null means, and what filters do with unknown codes', () => {
    for (const subject of ['Growth', 'Absence', 'Filters', 'Lists'])
      expect(schema.description).toContain(`**${subject}.**`)
  })

  it('says by which standard a DateTime is written', () => {
    expect(schema.getType('DateTime')).toMatchObject({ specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339' })
  })
})

describe('the lists of the contract', () => {
  const objects = TYPES.filter((type) => isObjectType(type))
  const lists = objects.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)))
      .map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
  )

  it('are found', () => {
    expect(lists.length).toBeGreaterThan(100)
  })

  it('all have a size: of their own, or from each field that returns their connection', () => {
    const unsized = lists.filter(
      ({ type, field }) => costOf(field).listSize === null && !isSizedBelow(type, field.name),
    )
    expect(unsized.map(({ name }) => name)).toEqual([])
  })

  it('have a maximum when an argument sets their size', () => {
    const sliced = objects.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.args.some(({ name }) => name === 'first')
          ? [{ name: `${type.name}.${field.name}`, size: costOf(field).listSize, field }]
          : [],
      ),
    )
    expect(sliced.length).toBeGreaterThan(10)
    for (const { name, size, field } of sliced) {
      expect(size, name).toMatchObject({ argument: 'first', most: expect.any(Number) })
      const isConnection = getNamedType(field.type).name.endsWith('Connection')
      const isPaged = field.args.some((argument) => argument.name === 'after')
      expect(isPaged, `${name} pages exactly if it is a connection`).toBe(isConnection)
    }
  })

  function isSizedBelow(type: GraphQLObjectType, list: string): boolean {
    const returning = objects.flatMap((each) =>
      Object.values(each.getFields()).filter(
        (field) => getNamedType(field.type) === type || isMember(field.type, type),
      ),
    )
    return returning.length > 0 && returning.every((field) => sizedFieldsOf(field).includes(list))
  }

  function isMember(fieldType: Parameters<typeof getNamedType>[0], type: GraphQLObjectType): boolean {
    const named = getNamedType(fieldType)
    return named !== undefined && 'getTypes' in named && named.getTypes().includes(type)
  }

  function sizedFieldsOf(field: Parameters<typeof costOf>[0]): readonly string[] {
    const size = costOf(field).listSize
    return size === null || typeof size === 'number' ? [] : (size.of ?? [])
  }
})

describe('the connections of the contract', () => {
  const connections = TYPES.filter((type) => isObjectType(type)).filter(({ name }) => name.endsWith('Connection'))

  it.each(connections.map((type) => [type.name, type] as const))('%s has what Relay expects', (_name, type) => {
    const edge = getNamedType(type.getFields()['edges']?.type)
    expect(String(type.getFields()['pageInfo']?.type)).toBe('PageInfo!')
    expect(isObjectType(edge) && Object.keys(edge.getFields())).toEqual(expect.arrayContaining(['cursor', 'node']))
  })
})

function isBuiltIn(name: string): boolean {
  return ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name)
}
