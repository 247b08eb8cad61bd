import { specifiedRules, validate } from 'graphql'
import { expect, it } from 'vitest'
import { catalog } from '../../rest-compat/catalog.ts'
import { describeExamples } from './describe-examples.ts'
import { contract, executeStandIn, standInWorld } from './stand-in.ts'

it('the catalog has no method of a path twice', () => {
  const served = catalog.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)

  expect(new Set(served).size).toBe(served.length)
})

it.each(catalog)(
  '$method $path has an example, the version that introduced it, and a reason',
  ({ examples, since, why }) => {
    expect(examples).not.toHaveLength(0)
    expect(since).toMatch(/^\d+\.\d+\.\d+$/)
    expect(why).toMatch(/\.$/)
  },
)

it.each(catalog)('$method $path sends a valid operation to the contract', ({ document }) => {
  expect(validate(contract, document, specifiedRules)).toEqual([])
})

describeExamples('a stand-in of the contract', standInWorld, executeStandIn)
