import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { makeDataDir, startTestProduct, type TestProduct } from './start-product.ts'

const OPERATOR_TOKEN = 'a-token-of-more-than-16'

const ADD_PLAYER = `
  mutation ($input: AddProPlayerInput!) { addProPlayer(input: $input) { problems { __typename } } }`

const added = z.object({ data: z.object({ addProPlayer: z.object({ problems: z.tuple([]) }) }) })

/** A product that keeps its address and its store when it is restarted. */
export interface RestartableSite {
  readonly url: string
  /** Adds a player of G2 to the rosters, which is a roster change. */
  addPlayer(name: string): Promise<void>
  /** Stops the product, and starts it again after a player was added that its clients can't hear of meanwhile. */
  restart(added: string): Promise<void>
  close(): Promise<void>
}

export async function openRestartableSite(): Promise<RestartableSite> {
  const dataDir = await makeDataDir()
  const start = (port: string) => startTestProduct({ dataDir, variables: { PORT: port, OPERATOR_TOKEN } })
  let product = await start('0')
  const { url } = product

  return {
    url,
    addPlayer: (name) => addPlayer(product, name),
    async restart(name) {
      await product.close()
      const elsewhere = await start('0')
      await addPlayer(elsewhere, name)
      await elsewhere.close()
      product = await start(new URL(url).port)
    },
    async close() {
      await product.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function addPlayer({ url }: TestProduct, name: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` }
  const body = JSON.stringify({ query: ADD_PLAYER, variables: { input: { name, team: 'G2', role: 'MID' } } })
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  added.parse(await response.json())
}
