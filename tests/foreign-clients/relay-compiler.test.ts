import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, it, onTestFinished } from 'vitest'
import { compileWithRelay } from './compile-with-relay.ts'
import { listConnections, listTypesWithId, toPagination, toRefetchable, toSource } from './relay-sources.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

async function compile(sources: Parameters<typeof compileWithRelay>[0]) {
  const compiled = await compileWithRelay(sources)
  onTestFinished(() => compiled.remove())
  return compiled.names.toSorted()
}

it('Relay can fetch every object with an id again', async () => {
  const types = listTypesWithId(schema)
  expect(types.length).toBeGreaterThan(10)
  const names = types.flatMap(({ name }) => [`${name}Refetch`, `${name}RefetchQuery`])
  expect(await compile(types.map(toRefetchable))).toEqual(names.toSorted())
})

it('Relay can fetch the next page of every connection', async () => {
  const connections = listConnections(schema)
  expect(connections.length).toBeGreaterThan(5)
  const names = connections.map(([type, { name }]) => `${type.name}${name}Page`)
  const compiled = await compile(connections.map(([type, field]) => toPagination(type, field)))
  expect(compiled).toEqual(names.flatMap((name) => [name, `${name}PaginationQuery`]).toSorted())
})

it('Relay refuses what it cannot fetch again, so that both tests can fail', async () => {
  const fragment = 'fragment Some on Broadcast @refetchable(queryName: "SomeQuery") { title }'
  await expect(compile([toSource('Some', fragment)])).rejects.toThrow('@refetchable')
})
