import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import { z } from 'zod'
import type { Execute } from '../gateway/http/execute.ts'
import { ask } from './ask.ts'
import { flag, readParameters, refuseUnknown, text, wholeNumber } from './parameters.ts'
import type { Cell, Row } from './row.ts'
import { sortRows } from './sort-rows.ts'

/** Most rows of one export. The others are read by another one, `after` the last row of this one. */
export const MAX_ROWS = 10_000

/** What the contract says about a list: its age, its sample or its length. */
export type About = Readonly<Record<string, unknown>>

/** Rows that were read by one operation. */
export interface Part {
  readonly rows: readonly Row[]
  readonly about: About
  /** Cursor after the rows; null at the end of the list. */
  readonly next: string | null
  /** Number of rows that belong here and could not be fetched. */
  readonly missing: number
}

/** One answer of the contract. */
export interface Page<Node> {
  readonly nodes: readonly Node[]
  readonly about: About
  /** Left out for a list without pages. */
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly missing?: number
}

export interface Operation {
  readonly document: DocumentNode
  readonly variables: ReadonlyMap<string, unknown>
}

/** A table of the product as a file. */
export interface Export {
  /** Part of the address, such as `leaderboard`. */
  readonly name: string
  readonly title: string
  readonly parameters: readonly string[]
  /** Names of the columns, in order. They stay the same; new ones are added at the end. */
  readonly columns: readonly string[]
  /** Reads the parameters of an address before anything is executed. Throws a 400. */
  readonly open: (search: URLSearchParams) => OpenExport
}

/** An export with its parameters. */
export interface OpenExport {
  /** Reads the rows page by page, each when it is pulled. Throws a `Refusal` when there is no answer. */
  readonly read: (execute: Execute) => AsyncGenerator<Part, void>
  /** The operation that reads the first of the pages. */
  readonly operation: Operation
}

interface Paging {
  readonly first: number
  readonly after: string | null
}

interface ExportDefinition<Data, Variables, Shape extends z.ZodRawShape, Node> {
  readonly name: string
  readonly title: string
  readonly parameters: Shape
  readonly document: TypedDocumentNode<Data, Variables>
  /** Number of rows that one operation reads; left out for a list without pages. */
  readonly pageSize?: number
  variables(given: z.output<z.ZodObject<Shape>>, paging: Paging): Variables
  /** Throws a `Refusal` when there is no list; `execute` finds its reason. */
  read(data: Data, given: z.output<z.ZodObject<Shape>>, execute: Execute): Page<Node> | Promise<Page<Node>>
  readonly columns: Readonly<Record<string, (node: Node, index: number) => Cell | undefined>>
}

/** Of lists with pages. */
const PAGING = { first: wholeNumber(1, MAX_ROWS).optional(), after: text.optional() }

/** Of the others, whose rows arrive together. */
const SORTING = { sort: text.optional(), reverse: flag.optional() }

/** Creates an export from a document. What concerns pages, files and limits is the same for all. */
export function defineExport<Data, Variables extends object, Shape extends z.ZodRawShape, Node>(
  definition: ExportDefinition<Data, Variables, Shape, Node>,
): Export {
  const { name, title, document, pageSize } = definition
  const columns = Object.keys(definition.columns)
  const parameters = Object.keys({ ...definition.parameters, ...(pageSize === undefined ? SORTING : PAGING) })

  const toRow = (node: Node, index: number): Row =>
    Object.fromEntries(Object.entries(definition.columns).map(([column, find]) => [column, toCell(find(node, index))]))

  function openExport(search: URLSearchParams): OpenExport {
    refuseUnknown(search, parameters)
    const given = readParameters(definition.parameters, search)
    return pageSize === undefined ? openWhole(given, search) : openPages(given, search, pageSize)
  }

  function openWhole(given: z.output<z.ZodObject<Shape>>, search: URLSearchParams): OpenExport {
    const sorting = readParameters({ ...SORTING, sort: z.enum(columns).optional() }, search)
    const variables = definition.variables(given, { first: MAX_ROWS, after: null })
    async function* read(execute: Execute) {
      const { nodes, about } = await definition.read(await ask(execute, document, variables), given, execute)
      yield { rows: sortRows(nodes.map(toRow), sorting), about, next: null, missing: 0 }
    }
    return { read, operation: { document, variables: new Map(Object.entries(variables)) } }
  }

  function openPages(given: z.output<z.ZodObject<Shape>>, search: URLSearchParams, size: number): OpenExport {
    const { first = MAX_ROWS, after: start = null } = readParameters(PAGING, search)
    const variablesOf = (left: number, after: string | null) =>
      definition.variables(given, { first: Math.min(left, size), after })
    async function* read(execute: Execute) {
      let after: string | null = start
      let count = 0
      do {
        const data = await ask(execute, document, variablesOf(first - count, after))
        const { nodes, about, pageInfo, missing = 0 } = await definition.read(data, given, execute)
        const rows = nodes.map((node, index) => toRow(node, count + index))
        after = pageInfo?.hasNextPage === true ? pageInfo.endCursor : null
        count += nodes.length
        yield { rows, about, next: after, missing }
      } while (after !== null && count < first)
    }
    return { read, operation: { document, variables: new Map(Object.entries(variablesOf(first, start))) } }
  }

  return { name, title, parameters, columns, open: openExport }
}

/** Six decimals: more than any rate of these samples means. */
function toCell(value: Cell | undefined): Cell {
  return typeof value === 'number' ? Number(value.toFixed(6)) : (value ?? null)
}
