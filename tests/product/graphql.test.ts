import { CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { type DocumentNode, getIntrospectionQuery, OperationTypeNode, print, visit } from 'graphql'
import { auditServer } from 'graphql-http'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApolloClient } from '../../client/apollo/client.ts'
import { catalog } from '../../rest-compat/catalog.ts'
import { listClientDocuments } from '../support/client-documents.ts'
import { post, startTestProduct, type TestProduct } from './start-product.ts'

const errorList = z.array(z.object({ extensions: z.object({ code: z.string() }) }))
const refusal = z.object({ errors: errorList })
const answer = z.object({ errors: errorList.optional() })

const operations = await listClientDocuments()

const isSubscription = ({ operation }: { readonly operation: OperationTypeNode }) =>
  operation === OperationTypeNode.SUBSCRIPTION

const playersShape = z.object({
  proPlayers: z.object({ edges: z.tuple([z.object({ node: z.object({ id: z.string() }) })]) }),
})

const accountShape = z.object({ account: z.object({ id: z.string() }) })

let product: TestProduct
/** Id of an account that the product has stored. */
let accountId: string
/** Id of a pro player. */
let playerId: string

beforeAll(async () => {
  product = await startTestProduct()
  const { status } = await product.ask(
    z.object({ status: z.object({ demoAccounts: z.array(z.record(z.string(), z.string())) }) }),
    '{ status { demoAccounts { gameName tagLine region } } }',
  )
  const found = await product.ask(
    accountShape,
    `query ($gameName: String!, $tagLine: String!, $region: Region!) {
      account(gameName: $gameName, tagLine: $tagLine, region: $region) { ... on Account { id } }
    }`,
    status.demoAccounts[0],
  )
  accountId = found.account.id
  const { proPlayers } = await product.ask(playersShape, '{ proPlayers(first: 1) { edges { node { id } } } }')
  playerId = proPlayers.edges[0].node.id
  return () => product.close()
})

describe('/graphql of the product', () => {
  it('passes each of the 61 audits of graphql-http', async () => {
    const results = await auditServer({ url: `${product.url}/graphql` })
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(results).toHaveLength(61)
  })

  it('answers introspection queries of any client', async () => {
    const response = await post(product.url, getIntrospectionQuery())
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } })
  })

  it('refuses a document of more than 1,000 tokens', async () => {
    const aliases = Array.from({ length: 333 }, (_, index) => `a${index}: __typename`)
    expect(await codesOf(await post(product.url, `{ ${aliases.join(' ')} }`))).toEqual(['DOCUMENT_TOO_LONG'])
  })

  it('refuses a document deeper than 12 levels', async () => {
    const nested = `${'node(id: "x") { '.repeat(12)}id${' }'.repeat(12)}`
    expect(await codesOf(await post(product.url, `{ ${nested} }`))).toContain('DOCUMENT_TOO_DEEP')
  })

  it('accepts the deepest document of the contract', async () => {
    const rune = 'runes { styles { selections { rune { name { text } } } } }'
    const refresh = `refreshAccount(input: { id: "x" }) { account { matches { edges { node { participants { ${rune} } } } } } }`
    const response = await post(product.url, `mutation { ${refresh} }`)
    expect(response.status).toBe(200)
  })
})

describe('the limits of the product', () => {
  it.each(operations.filter(isSubscription))('allow the subscription $name of the client', async ({ document }) => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      // The variables of all documents together; unused ones are ignored.
      body: JSON.stringify({
        query: print(withoutNonreactive(document)),
        variables: { filter: {}, locale: 'EN', id: accountId, player: playerId },
      }),
    })
    expect(response.status).toBe(200)
    expect(await readFirstEvent(response)).toMatchObject({ data: expect.anything() })
  })

  it.each(operations.filter((each) => !isSubscription(each)))(
    'allow the operation $name of the client',
    async (each) => {
      const { document, operation } = each
      const client = createApolloClient(new HttpLink({ uri: `${product.url}/graphql` }))
      const { error } =
        operation === OperationTypeNode.MUTATION
          ? await client.mutate({ mutation: document, errorPolicy: 'all' })
          : await client.query({ query: document, errorPolicy: 'all' })
      // Variables are checked last: missing variables must be the only error.
      const wrong = CombinedGraphQLErrors.is(error) ? error.errors : []
      expect(wrong.filter(({ extensions }) => extensions?.['code'] !== 'BAD_USER_INPUT')).toEqual([])
      expect(error).toEqual(wrong.length > 0 ? expect.any(CombinedGraphQLErrors) : undefined)
    },
  )

  it.each(catalog)('allow the document of $method $path of /v2', async ({ document }) => {
    const response = await post(product.url, print(document))
    const { errors = [] } = answer.parse(await response.json())
    // Variables are checked last: missing variables must be the only error.
    expect(errors.filter(({ extensions }) => extensions.code !== 'BAD_USER_INPUT')).toEqual([])
  })
})

/** Removes @nonreactive, as Apollo Client does before it sends a document. */
function withoutNonreactive(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'nonreactive' ? null : undefined) })
}

/** Returns the data of the first event, then leaves the stream. */
async function readFirstEvent(response: Response): Promise<unknown> {
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk)
    const found = /^event: next\ndata: (.*)\n\n/m.exec(text)?.[1]
    if (found !== undefined) return JSON.parse(found)
  }
  throw new Error(`The stream ended without an event: ${text}`)
}

async function codesOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(400)
  return refusal.parse(await response.json()).errors.map(({ extensions }) => extensions.code)
}
