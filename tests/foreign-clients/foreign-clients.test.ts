import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openRestartableSite } from '../product/restartable-site.ts'
import { type CompiledWithRelay, compileWithRelay } from './compile-with-relay.ts'
import { type Program, startProgram } from './programs.ts'
import { listConnections, listTypesWithId, toPagination, toRefetchable, toSource } from './relay-sources.ts'

/** Longer than the slowest client needs to start, or to find the server again. */
const WAIT = { timeout: 30_000, interval: 50 }

const LEAGUES = { leagues: expect.arrayContaining([expect.objectContaining({ code: 'LEC' })]) }

const change = z.union([
  z.object({ snapshot: z.boolean(), players: z.array(z.string()) }),
  z
    .object({
      event: z.object({
        data: z.object({
          rosterChanges: z.object({ snapshot: z.boolean(), upserted: z.array(z.object({ playerName: z.string() })) }),
        }),
      }),
    })
    .transform(({ event: { data } }) => ({
      snapshot: data.rosterChanges.snapshot,
      players: data.rosterChanges.upserted.map(({ playerName }) => playerName),
    })),
])

interface Client {
  readonly name: string
  readonly command: string
  readonly file: string
  /** What it prints for its persisted query; null when the client supports none. */
  readonly persisted: object | null
  /** Reason why it can't run here; null when it can. */
  readonly lacks: string | null
}

/** Returns a reason when a program is not installed. */
function findLack(command: string, args: readonly string[], what: string): string | null {
  return spawnSync(command, args).status === 0 ? null : `skipped: ${what} is not installed`
}

const CLIENTS: readonly Client[] = [
  {
    name: 'graphql-ws',
    command: process.execPath,
    file: 'graphql-ws.js',
    persisted: { persisted: LEAGUES },
    lacks: null,
  },
  {
    name: 'urql with graphql-sse',
    command: process.execPath,
    file: 'urql.js',
    persisted: { persisted: LEAGUES, sent: ['GET hash'] },
    lacks: null,
  },
  {
    name: 'Relay',
    command: process.execPath,
    file: 'relay.js',
    persisted: { persisted: LEAGUES, sent: ['id'] },
    lacks: null,
  },
  {
    name: 'curl',
    command: 'bash',
    file: 'curl.sh',
    persisted: { persisted: LEAGUES },
    lacks: findLack('curl', ['--version'], 'curl'),
  },
  {
    name: 'gql for Python',
    command: 'python3',
    file: 'python_client.py',
    persisted: null,
    lacks: findLack('python3', ['-c', 'import aiohttp, gql, websockets'], 'gql for Python'),
  },
]

const programs = new Map<string, Program>()

/** Returns the updates of a program's subscription. */
function changesOf(name: string) {
  const printed = programs.get(name)?.printed ?? []
  return printed.map((each) => change.safeParse(each)).flatMap(({ data }) => data ?? [])
}

async function compileForRelay(): Promise<CompiledWithRelay> {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  return compileWithRelay([
    ...listTypesWithId(schema).map(toRefetchable),
    ...listConnections(schema).map(([type, field]) => toPagination(type, field)),
    toSource('Leagues', 'query LeaguesQuery { leagues { code } }'),
    toSource('Ids', 'query IdsQuery { leagues { id teams { id roster { id } } } champions { id } }'),
    toSource(
      'RelayChanges',
      'subscription RelayChangesSubscription($after: String) { rosterChanges(after: $after) { cursor snapshot upserted { playerName } } }',
    ),
  ])
}

/** All clients read the same changes, before, during and after one restart. */
beforeAll(async () => {
  const [site, relay] = await Promise.all([openRestartableSite(), compileForRelay()])
  for (const { name, command, file, lacks } of CLIENTS) {
    if (lacks === null) programs.set(name, startProgram(command, file, site.url, relay.folder))
  }
  const everyoneHas = (player: string) =>
    vi.waitUntil(
      () => [...programs.keys()].every((name) => changesOf(name).some(({ players }) => players.includes(player))),
      WAIT,
    )
  try {
    await vi.waitUntil(() => [...programs.keys()].every((name) => changesOf(name).length > 0), WAIT)
    await site.addPlayer('Before')
    await everyoneHas('Before')
    await site.restart('Meanwhile')
    await everyoneHas('Meanwhile')
    await site.addPlayer('After')
    await everyoneHas('After')
  } catch (error) {
    const seen = Array.from(programs, ([name, { printed, complaints }]) => ({
      name,
      printed: printed.length,
      complaints: complaints(),
    }))
    throw new Error(`Not all clients have read everything: ${JSON.stringify(seen, null, 2)}`, { cause: error })
  } finally {
    for (const program of programs.values()) program.stop()
    await Promise.all([site.close(), relay.remove()])
  }
})

const rows = CLIENTS.map(
  (client) => [client.lacks === null ? client.name : `${client.name} (${client.lacks})`, client] as const,
)

const printedBy = (name: string) => programs.get(name)?.printed ?? []

describe.each(rows)('%s', (_title, { name, lacks }) => {
  it.skipIf(lacks !== null)('sends a query', () => {
    expect(printedBy(name)[0]).toEqual({ query: LEAGUES })
  })

  it.skipIf(lacks !== null)('reads each change once, across a restart of the server', () => {
    const [first, ...others] = changesOf(name)
    expect(first).toMatchObject({ snapshot: true })
    expect(others).toEqual(['Before', 'Meanwhile', 'After'].map((player) => ({ snapshot: false, players: [player] })))
  })
})

describe.each(rows.filter(([, { persisted }]) => persisted !== null))('%s', (_title, { name, persisted, lacks }) => {
  it.skipIf(lacks !== null)('sends a query by its hash', () => {
    expect(printedBy(name)[1]).toEqual(persisted)
  })
})

describe('Relay', () => {
  it('fetches objects again by their ids', () => {
    expect(printedBy('Relay')).toContainEqual({ refetched: ['League', 'ProTeam', 'ProPlayer', 'Champion'] })
  })

  it('adds the next page of a connection to the one before', () => {
    expect(printedBy('Relay')).toContainEqual({ players: [3, 6] })
  })
})
