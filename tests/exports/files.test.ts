import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { type DocumentNode, type ExecutionResult, GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listExportRoutes } from '../../exports/mount.ts'
import type { Execute } from '../../gateway/http/execute.ts'
import { Refusal } from '../../gateway/http/refusal.ts'
import type { RequestContext } from '../../gateway/http/route.ts'
import { createLog } from '../../gateway/shared/log.ts'

const NOW = Date.UTC(2026, 10, 1, 12)

const VARIABLES = z.object({ first: z.number(), after: z.string().nullish() })

const FILE = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  rowCount: z.number(),
  next: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string(), retryAt: z.string().nullable() }).nullable(),
  complete: z.boolean(),
})

/** A contract whose only list are roster changes with these names of players. */
function standIn(names: readonly string[], failsAt = Infinity) {
  const pages: number[] = []
  function execute<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<ExecutionResult<Data>>
  async function execute(_document: DocumentNode, variables: unknown): Promise<ExecutionResult> {
    const { first, after } = VARIABLES.parse(variables)
    const start = after === null || after === undefined ? 0 : Number(after)
    if (pages.length >= failsAt) {
      const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 30 }
      return { errors: [new GraphQLError('Too few points are left.', { extensions })] }
    }
    pages.push(start)
    const edges = names.slice(start, start + first).map((playerName, index) => ({
      node: {
        id: String(start + index),
        kind: 'ADDED',
        playerName,
        role: 'MID',
        at: '2026-11-01T00:00:00.000Z',
        undoneBy: null,
      },
    }))
    const end = start + edges.length
    return { data: { rosterChanges: { edges, pageInfo: { hasNextPage: end < names.length, endCursor: String(end) } } } }
  }
  return { execute, pages }
}

function open(execute: Execute, path: string, signal?: AbortSignal): Promise<Response> {
  const url = new URL(path, 'https://lane.example')
  const routes = listExportRoutes({ publicUrl: null, executeFor: () => execute, now: () => NOW })
  const route = routes.find(({ path: pattern }) => pattern === url.pathname)
  if (route === undefined) throw new Error(`There is no route ${path}.`)
  const context: RequestContext = {
    requestId: 'r1',
    address: '192.0.2.1',
    log: createLog({ level: 'error', write: () => {}, now: () => NOW }),
  }
  return Promise.resolve(route.handle(new Request(url, signal === undefined ? {} : { signal }), context, {}))
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `Player ${index}`)

const readCsv = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true })

describe('an export', () => {
  it('reads page after page, each once the client has read the last one', async () => {
    const { execute, pages } = standIn(named(250))
    const response = await open(execute, '/export/roster-changes.json')
    expect(pages).toEqual([0])
    const { rows, ...end } = FILE.parse(await response.json())
    expect(pages).toEqual([0, 100, 200])
    expect(rows.map(({ player }) => player)).toEqual(named(250))
    expect(end).toEqual({ rowCount: 250, next: null, error: null, complete: true })
  })

  it('executes nothing more for a client that has left', async () => {
    const { execute, pages } = standIn(named(1000))
    const reader = (await open(execute, '/export/roster-changes.csv')).body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
    expect(pages).toEqual([0, 100])
  })

  it('never looks complete after a refusal midway, in either format', async () => {
    const json = await open(standIn(named(300), 2).execute, '/export/roster-changes.json')
    expect(FILE.parse(await json.json())).toMatchObject({
      rowCount: 200,
      next: '200',
      complete: false,
      error: { code: 'RATE_LIMITED', message: 'Too few points are left.', retryAt: '2026-11-01T12:00:30.000Z' },
    })

    const csv = await (await open(standIn(named(300), 2).execute, '/export/roster-changes.csv')).text()
    expect(() => readCsv(csv)).toThrow(/Invalid Record Length/)
    expect(csv.trimEnd().split('\r\n').at(-1)).toBe(
      'INCOMPLETE after 200 rows: Too few points are left. Continue with after=200.',
    )
  })

  it('is continued from its cursor', async () => {
    const response = await open(standIn(named(300)).execute, '/export/roster-changes.json?after=200&first=40')
    const { rows, ...end } = FILE.parse(await response.json())
    expect(rows.map(({ player }) => player)).toEqual(named(300).slice(200, 240))
    expect(end).toEqual({ rowCount: 40, next: '240', error: null, complete: true })
  })

  it('says that it ends at the largest size', async () => {
    const response = await open(standIn(named(10_050)).execute, '/export/roster-changes.json')
    const end = FILE.parse(await response.json())
    expect(end).toMatchObject({ rowCount: 10_000, next: '10000', complete: false, error: { code: 'TOO_MANY_ROWS' } })
  })

  it('is refused before its first byte with a status', async () => {
    const refused = open(standIn(named(5), 0).execute, '/export/roster-changes.csv')
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED', headers: { 'retry-after': '30' } })
  })

  it('has a validator when its rows arrive with the first answer', async () => {
    const etagOf = async (names: readonly string[]) =>
      (await open(standIn(names).execute, '/export/roster-changes.csv')).headers.get('etag')
    expect(await etagOf(named(3))).toMatch(/^W\//)
    expect(await etagOf(named(3))).toBe(await etagOf(named(3)))
    expect(await etagOf(named(3))).not.toBe(await etagOf(named(4)))
    expect(await etagOf(named(101))).toBeNull()
  })

  it.each([
    ['?teem=G2', 'There is no parameter "teem". Use these: team, player, first, after.'],
    ['?first=0', 'The parameter first can\'t be "0".'],
    ['?first=ten', 'Expected a whole number from 1 to 10000'],
    ['?team=G2&team=T1', 'The parameter team is given more than once.'],
    ['?team=', 'The parameter team can\'t be "".'],
    ['?team=%20', 'The parameter team can\'t be " ". It is empty.'],
  ])('refuses %s', async (search, words) => {
    const refused = open(standIn([]).execute, `/export/roster-changes.csv${search}`)
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'BAD_PARAMETER' })
    await expect(refused).rejects.toThrow(words)
  })

  it('has a file name without letters that a system refuses', async () => {
    const response = await open(standIn([]).execute, '/export/roster-changes.csv?player=M%C3%A1%C5%88y/%22..%0D%0A')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="lanewatch-roster-changes-many-2026-11-01.csv"',
    )
  })
})

describe('a CSV file', () => {
  it('keeps any name, and runs none as a formula', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('=1+1', '+1', '-1', '@x', '\tx', '\rx', 'a"b,c\r\nd'),
          ),
        ),
        async (names) => {
          const response = await open(standIn(names).execute, '/export/roster-changes.csv')
          expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
          const cells = readCsv(await response.text()).map(({ player = '' }) => player)
          expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, ''))).toEqual(names)
          expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('begins with a byte order mark and the names of the columns, also without a row', async () => {
    const response = await open(standIn([]).execute, '/export/roster-changes.csv')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text).toMatch(/^\uFEFFid,kind,player,role,.+,undone\r\n$/)
  })
})
