import { readdirSync, readFileSync } from 'node:fs'
import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { MAX_FACTS } from '../../client/features/following/most-facts.ts'
import { schema } from '../../gateway/composition/schema.ts'
import {
  MAX_DOCUMENT_POINTS,
  MAX_RIOT_REQUESTS,
  OPERATION_POINTS,
  RIOT_REQUEST_POINTS,
} from '../../gateway/limits/limit-values.ts'
import { createStaticCost } from '../../gateway/limits/static-cost.ts'
import { findUnfoldingProblem } from '../../gateway/limits/unfolding.ts'
import { thirdPartyDocuments } from '../attack/third-party-documents.ts'
import { listOwnDocuments } from '../support/own-documents.ts'

/** Maximum number of IDs that a page sends, where the field accepts more. */
const MAX_IDS: Readonly<Record<string, number>> = { FollowedFacts: MAX_FACTS }

const staticCost = createStaticCost(schema)

/** Returns the cost of an operation with the maximum length of every list that an argument sizes. */
function highestCost({ definitions }: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const most = MAX_IDS[operation.name?.value ?? '']
  const ids = most === undefined ? undefined : Array.from({ length: most }, String)
  const cost = staticCost({
    operation,
    findFragment: (name) => fragments.find((fragment) => fragment.name.value === name),
    variables: Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable }) => [
        variable.name.value,
        ids ?? Number.MAX_SAFE_INTEGER,
      ]),
    ),
  })
  return OPERATION_POINTS + cost.points + Math.min(cost.riotRequests, MAX_RIOT_REQUESTS) * RIOT_REQUEST_POINTS
}

function expectAccepted(document: DocumentNode): void {
  expect(findUnfoldingProblem(document)).toBeNull()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    expect(highestCost(document, definition), definition.name?.value).toBeLessThanOrEqual(MAX_DOCUMENT_POINTS)
  }
}

const own = await listOwnDocuments()

describe('the cost limit', () => {
  it.each(own)('accepts $name with the longest lists that it can request', ({ document }) => {
    expectAccepted(document)
  })

  const examples = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)]
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => listExamples(readFileSync(file, 'utf8')).map((text) => [file, text] as const))

  it('is tested with at least four examples of the README', () => {
    expect(examples.filter(([file]) => file === 'README.md').length).toBeGreaterThanOrEqual(4)
  })

  it.each(examples)('accepts an example of %s: %s', (_file, text) => {
    const document = parse(text)
    expect(validate(schema, document)).toEqual([])
    expectAccepted(document)
  })

  it('is tested with at least 30 documents of third parties', () => {
    expect(thirdPartyDocuments.length).toBeGreaterThanOrEqual(30)
  })

  it.each(thirdPartyDocuments)('accepts a typical document of a third party: %s', (text) => {
    const document = parse(text)
    expect(validate(schema, document)).toEqual([])
    expectAccepted(document)
  })
})

describe('the cost limit for cyclic documents', () => {
  it('refuses a document that repeats a cycle of lists', () => {
    const document = parse('{leagues{teams{league{teams{league{teams{league{teams{league{teams{league{code}}}}}}}}}}}}')
    const [operation] = document.definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.QUERY)
      expect.unreachable()
    else expect(highestCost(document, operation)).toBeGreaterThan(MAX_DOCUMENT_POINTS)
  })
})

/** Returns the documents in a text: blocks of GraphQL, and queries in blocks of shell and JavaScript. */
function listExamples(text: string): readonly string[] {
  const blocks = [...text.matchAll(/```graphql\n(.*?)```/gs)].map(([, block = '']) => block)
  const inJson = [...text.matchAll(/"query":\s*"(.*?)"\}'/gs)].map(([, query = '']) => query)
  const inScripts = [...text.matchAll(/query = `(.*?)`/gs)].map(([, query = '']) => query)
  return [...blocks, ...inJson, ...inScripts].filter((example) => /^\s*(query|mutation|subscription|\{)/.test(example))
}
