import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalog } from '../../rest-compat/catalog.ts'
import type { Example, ExampleWorld } from '../../rest-compat/example.ts'
import type { Route } from '../../rest-compat/route.ts'
import { expectAnswer } from '../rest-compat/describe-examples.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const region = z.enum(['EUW', 'KR', 'NA'])
const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region })
const demoAccounts = z.object({ status: z.object({ demoAccounts: z.array(riotId).length(3) }) })
const account = z.object({ account: riotId.extend({ puuid: z.string() }) })

let product: TestProduct
let worlds: readonly ExampleWorld[]

beforeAll(async () => {
  product = await startTestProduct()
  const { status } = await product.ask(demoAccounts, '{ status { demoAccounts { gameName tagLine region } } }')
  worlds = await Promise.all(status.demoAccounts.map(openWorld))
  return () => product.close()
})

/** What the catalog speaks of, with a demo account that `/graphql` knows. */
async function openWorld({ gameName, tagLine }: z.infer<typeof riotId>): Promise<ExampleWorld> {
  const { account: demoAccount } = await product.ask(
    account,
    `query ($gameName: String!, $tagLine: String!) {
      account(gameName: $gameName, tagLine: $tagLine) { ... on Account { gameName tagLine puuid region } }
    }`,
    { gameName, tagLine },
  )
  return { demoAccount }
}

const examples = catalog.flatMap((route) => route.examples.map((example) => ({ route, example, ...example, ...route })))

describe('/v2 of the product', () => {
  it.each(examples)('$method $path: $shows, in the demo world', async ({ route, example }) => {
    for (const world of worlds) {
      for (const spelling of ['/', '']) {
        const response = await send(route, example, world, spelling)
        expect(response.status).toBe(200)
        expect(response.redirected).toBe(false)
        expectAnswer(await response.json(), example, world)
      }
    }
  })

  it('says of each path which methods it takes', async () => {
    const allow = 'GET, HEAD, POST, OPTIONS'
    const options = await fetch(`${product.url}/v2/account/`, { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')).toBe(allow)
    expect(options.headers.get('access-control-allow-methods')).toBe(allow)
    const patch = await fetch(`${product.url}/v2/account/`, { method: 'PATCH' })
    expect(patch.status).toBe(405)
    expect(patch.headers.get('allow')).toBe(allow)
    expect(await patch.json()).toEqual({ detail: `PATCH is not allowed here. Allowed: ${allow}.` })
  })

  it.each(['GET', 'OPTIONS', 'PATCH', 'DELETE'])(
    'has nothing to %s at a path that it does not know',
    async (method) => {
      const response = await fetch(`${product.url}/v2/nothing`, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ detail: 'There is nothing at /v2/nothing' })
    },
  )

  it.each([
    ['username=No%20Body&tag=NONE&region=EUW', 404, 'Account not found on EUW.'],
    ['username=No%20Body&tag=LONGER&region=EUW', 422, expect.stringContaining('shorter tag line')],
    ['username=No%20Body&tag=NONE&region=MOON', 422, 'Invalid region: MOON'],
    ['username=No%20Body', 400, 'Give a puuid, or a username and a tag.'],
    ['username=%ED%A0%80&tag=%00&region=EUW', 422, expect.stringContaining('Write')],
    ['puuid=..%2F..', 404, 'Account not found.'],
  ])('answers ?%s with %i and a detail', async (query, status, detail) => {
    const response = await fetch(`${product.url}/v2/account/?${query}`)
    expect(await response.json()).toEqual({ detail })
    expect(response.status).toBe(status)
  })
})

/** Sends an example with its path spelled with the given end. */
function send({ method }: Route, example: Example, world: ExampleWorld, end: string): Promise<Response> {
  const { target, body } = example.request(world)
  const url = new URL(target, product.url)
  url.pathname = url.pathname.replace(/\/?$/, end)
  return fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}
