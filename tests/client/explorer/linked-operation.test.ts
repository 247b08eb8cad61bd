import { describe, expect, it } from 'vitest'
import { readLinkedOperation } from '../../../client/explorer/linked-operation.ts'

const read = (parameters: Readonly<Record<string, string>>) =>
  readLinkedOperation(`?${new URLSearchParams(parameters)}`)

describe('an operation in the address of the explorer', () => {
  it('is its text, with the variables on lines of their own', () => {
    expect(read({ query: '# mine\n{ status { dataSource } }', variables: '{"first":5}' })).toEqual({
      query: '# mine\n{ status { dataSource } }',
      variables: '{\n  "first": 5\n}',
    })
  })

  it('is absent without a query', () => {
    expect(readLinkedOperation('')).toBeNull()
    expect(read({ query: ' ', variables: '{}' })).toBeNull()
  })

  it('is the named one of several, with the fragments that it uses', () => {
    const query = 'query A { ...F } query B { b ...G } fragment F on Query { f } fragment G on Query { g }'
    const linked = read({ query, operationName: 'B' })?.query
    expect(linked?.replaceAll(/\s+/g, ' ')).toBe('query B { b ...G } fragment G on Query { g }')
  })

  it('stays as it is written when it is the only one, or none has the name', () => {
    for (const query of ['# mine\nquery A { a }', 'query A { a } query C { c }']) {
      expect(read({ query, operationName: query.includes('C') ? 'B' : 'A' })?.query).toBe(query)
    }
  })

  it('is shown with its mistakes, which the editor marks', () => {
    expect(read({ query: '{ a', variables: '{"a":', operationName: 'A' })).toEqual({ query: '{ a', variables: '{"a":' })
  })
})
