import { expect } from 'vitest'
import { z } from 'zod'
import type { TestProduct } from './start-product.ts'

const TOKEN = 'a-token-of-more-than-16'

/** Environment in which a visit may change rosters. */
export const VISITED = { OPERATOR_TOKEN: TOKEN }

const DEMO = '{ status { demoAccounts { gameName tagLine region } } }'

const PROFILE = `
  query ($gameName: String!, $tagLine: String!, $region: Region) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account { puuid ranks { entries { queue tier } } }
    }
  }`

const ADD = `
  mutation ($name: String!) {
    addProPlayer(input: { name: $name, team: "T1", role: MID }) { change { playerName } problems { __typename } }
  }`

const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const status = z.object({ status: z.object({ demoAccounts: z.tuple([riotId, riotId], riotId) }) })
const profile = z.object({ account: z.looseObject({ puuid: z.string() }) })

/** Reads accounts in all ways while the store fails. */
export interface Visit {
  /** Expects the answers from before the fault, and an account that only Riot knows. */
  readAgain(): Promise<void>
}

export async function startVisit(product: TestProduct): Promise<Visit> {
  const [known, unknown] = (await product.ask(status, DEMO)).status.demoAccounts
  const stored = await product.ask(profile, PROFILE, known)
  const storedByRest = await readByRest(product, known)
  const pageStatus = await openPage(product, known)
  return {
    async readAgain() {
      expect(await product.ask(profile, PROFILE, known)).toEqual(stored)
      expect(await openPage(product, known)).toBe(pageStatus)
      expect(await readByRest(product, known)).toEqual(storedByRest)
      expect((await product.ask(profile, PROFILE, unknown)).account.puuid).not.toBe(stored.account.puuid)
    },
  }
}

export async function addPlayer({ url }: TestProduct, name: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query: ADD, variables: { name } }),
  })
  return response.json()
}

async function readByRest({ url }: TestProduct, { gameName, tagLine, region }: z.infer<typeof riotId>) {
  const response = await fetch(
    `${url}/v2/account/?${new URLSearchParams({ username: gameName, tag: tagLine, region })}`,
  )
  expect(response.status).toBe(200)
  return response.json()
}

/** Resolves to the status of the page of an account, which is the same for all when the client is not built. */
async function openPage({ url }: TestProduct, { gameName, tagLine, region }: z.infer<typeof riotId>): Promise<number> {
  const name = encodeURIComponent(`${gameName}-${tagLine}`)
  return (await fetch(`${url}/account/${region.toLowerCase()}/${name}`)).status
}

export function addByRest({ url }: TestProduct): Promise<Response> {
  return fetch(`${url}/v2/pro-players/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ player: 'Anotherman', team: 'T1', role: 'TOP' }),
  })
}
