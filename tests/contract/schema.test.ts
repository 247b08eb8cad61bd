import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { printContract } from '../../gateway/contract/print-contract.ts'

// `npm run schema` rewrites the file after an intended change.
it('prints schema.graphql, byte for byte', async () => {
  await expect(printContract(schema)).toMatchFileSnapshot('../../schema.graphql')
})

describe('the contract', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && !isBuiltIn(name))

  it.each(types.map((type) => [type.name, type] as const))('describes %s and all its parts', (_name, type) => {
    expect(type.description, type.name).toBeTruthy()
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return
    for (const field of Object.values(type.getFields())) {
      expect(field.description, `${type.name}.${field.name}`).toBeTruthy()
      for (const argument of 'args' in field ? field.args : []) {
        expect(argument.description, `${type.name}.${field.name}(${argument.name})`).toBeTruthy()
      }
    }
  })
})

function isBuiltIn(name: string): boolean {
  return ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name)
}
