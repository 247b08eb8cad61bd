import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAX_ANSWER_BYTES } from '../../gateway/limits/limit-values.ts'
import { startTestProduct, type TestProduct } from '../product/start-product.ts'
import { hostileRequests } from './corpus.ts'
import { addressOf, sendAs } from './send-as.ts'

/** Signs of server internals in an answer. */
const LEAKS = [/\\n +at \S/, /node_modules|node:internal|file:\/\/|\.ts:\d/, /\bSQLITE|constraint failed/]

const withErrors = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })) })
const status = z.object({ status: z.object({ dataSource: z.literal('SIMULATOR') }) })
const lookUp = z.object({ account: z.object({ __typename: z.literal('Account') }) })

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct({ variables: { TRUST_PROXY: 'true' } })
  return () => product.close()
})

describe('the corpus of hostile requests', () => {
  it('has at least 120 requests with unique names', () => {
    expect(hostileRequests.length).toBeGreaterThanOrEqual(120)
    expect(new Set(hostileRequests.map(({ name }) => name)).size).toBe(hostileRequests.length)
  })

  it('uses an account that exists in the demo world', async () => {
    await product.ask(lookUp, '{ account(gameName: "Mężny Ryś", tagLine: "EUW1", region: EUW) { __typename } }')
  })
})

describe('the answer to a hostile request', () => {
  it.each(hostileRequests.map((sent, index) => ({ ...sent, index })))('$name', async (sent) => {
    const before = product.complaints.length
    const { status, text, bytes } = await sendAs(addressOf(sent.index), product.url, sent)
    expect([sent.expected.status].flat(), text.slice(0, 1_000)).toContain(status)
    if (sent.path.startsWith('/graphql')) expect(listCodes(text)).toEqual([...(sent.expected.codes ?? [])].toSorted())
    // /v2 returns 503 when it would have to wait for an upstream.
    if (!sent.path.startsWith('/v2') || status !== 503) expect(status).toBeLessThan(500)
    expect(LEAKS.filter((leak) => leak.test(text))).toEqual([])
    expect(bytes).toBeLessThanOrEqual(MAX_ANSWER_BYTES)
    expect(product.complaints.slice(before)).toEqual([])
  })
})

it('answers ordinary queries after all hostile requests', async () => {
  await product.ask(status, '{ status { dataSource } }')
})

/** Returns the distinct error codes of a GraphQL answer, sorted. */
function listCodes(text: string): readonly string[] {
  const parsed = withErrors.safeParse(JSON.parse(text))
  return parsed.success ? [...new Set(parsed.data.errors.map(({ extensions }) => extensions.code))].toSorted() : []
}
